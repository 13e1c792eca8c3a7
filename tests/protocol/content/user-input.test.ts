import { expect, it } from 'vitest';
import { feedbackBounds, textLength } from '../../../sdk/protocol/content/user-input.ts';

const bounds = (values: Readonly<Record<string, string | undefined>>) => feedbackBounds(name => values[name]);

it('VALID-16 feedback bounds come from the configuration with the defaults 5 and 500', () => {
  expect(bounds({})).toEqual({ min: 5, max: 500 });
  expect(bounds({ feedback_min: '10', feedback_max: '2000' })).toEqual({ min: 10, max: 2000 });
  expect(bounds({ feedback_max: '50' })).toEqual({ min: 5, max: 50 });
});

it.each([
  { feedback_min: '0' },
  { feedback_min: '501' },
  { feedback_max: '4' },
  { feedback_max: '2001' },
  { feedback_min: '-3', feedback_max: 'many' },
  { feedback_min: '1e2', feedback_max: '' },
])('VALID-16 invalid feedback bounds fall back to the default: %o', values => {
  expect(bounds(values)).toEqual({ min: 5, max: 500 });
});

it('VALID-16 textLength counts code points without surrounding whitespace', () => {
  expect(textLength('  😀 ab\n')).toBe(4);
});
