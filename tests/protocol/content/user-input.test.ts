import { expect, it } from 'vitest';
import {
  checkFeedback,
  checkImages,
  checkRemark,
  feedbackBounds,
  textLength,
} from '../../../sdk/protocol/content/user-input.ts';

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
])('VALID-16 invalid length limits of feedback fall back to the default: %o', values => {
  expect(bounds(values)).toEqual({ min: 5, max: 500 });
});

it('VALID-16 textLength counts code points without surrounding whitespace', () => {
  expect(textLength('  😀 ab\n')).toBe(4);
});

it('VALID-15 VALID-16 feedback has 5 to 500 characters, and its error contains both limits', () => {
  const wrong = { key: 'field.feedback', params: { min: 5, max: 500 } };
  expect(['x'.repeat(5), 'x'.repeat(500), `  ${'😀'.repeat(500)} `].map(text => checkFeedback(text))).toEqual([
    null,
    null,
    null,
  ]);
  expect(['', ' xxxx ', 'x'.repeat(501)].map(text => checkFeedback(text))).toEqual([wrong, wrong, wrong]);
  expect(checkFeedback('xx', 3, 9)).toEqual({ key: 'field.feedback', params: { min: 3, max: 9 } });
});

it('VALID-17 a remark has at most 140 characters', () => {
  expect(checkRemark('x'.repeat(140))).toBeNull();
  expect(checkRemark('x'.repeat(141))).toEqual({ key: 'field.remark', params: { max: 140 } });
});

it('VALID-18 at most 3 images are accepted, each a PNG or JPG of at most 5 MB', () => {
  const png = { type: 'image/png', size: 5 * 1024 * 1024 };
  const jpg = { type: 'image/jpeg', size: 1 };
  expect(checkImages([png, jpg, png])).toBeNull();
  expect(checkImages([png, jpg, png, jpg])).toEqual({ key: 'field.images-count', params: { max: 3 } });
  expect(checkImages([{ ...png, size: png.size + 1 }])).toEqual({ key: 'field.images-size', params: { max: 5 } });
  expect(checkImages([{ ...jpg, type: 'image/gif' }])).toEqual({ key: 'field.images-kind' });
});
