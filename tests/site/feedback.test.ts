import { describe, expect, it } from 'vitest';
import { checkMessage, feedbackBounds, lengthOf } from '../../site/src/rules/feedback.ts';

const template = (values: Readonly<Record<string, string | undefined>>) =>
  new Map(Object.entries(values).map(([name, value]) => [name, value ?? '']));

describe('a message to the operator', () => {
  it('VALID-16 has the bounds of the configuration, by default 5 and 500', () => {
    expect(feedbackBounds(undefined)).toEqual({ min: 5, max: 500 });
    expect(feedbackBounds(template({}))).toEqual({ min: 5, max: 500 });
    expect(feedbackBounds(template({ feedback_min: '10', feedback_max: '2000' }))).toEqual({ min: 10, max: 2000 });
    expect(feedbackBounds(template({ feedback_max: '50' }))).toEqual({ min: 5, max: 50 });
  });

  it.each([
    { feedback_min: '0' },
    { feedback_min: '501' },
    { feedback_max: '4' },
    { feedback_max: '2001' },
    { feedback_min: '-3', feedback_max: 'many' },
    { feedback_min: '1e2', feedback_max: '' },
  ])('VALID-16 bounds that make no sense give way to the default: %o', values => {
    expect(feedbackBounds(template(values))).toEqual({ min: 5, max: 500 });
  });

  it('VALID-15 VALID-16 is counted in characters, blanks around it aside; both bounds are part of what is said', () => {
    const bounds = { min: 5, max: 8 };
    const wrong = { content: { key: 'field.feedback', params: bounds } };
    const check = (content: string) => checkMessage({ content, remark: '', contact: '' }, bounds);
    expect(check('  four ')).toEqual(wrong);
    expect(check('fiver')).toEqual({});
    expect(check('😀😀😀😀😀😀😀😀')).toEqual({});
    expect(check('123456789')).toEqual(wrong);
    expect(lengthOf('  😀 ab ')).toBe(4);
  });

  it('VALID-17 may carry a remark of 140 characters; how to reach its writer is not judged', () => {
    const check = (remark: string) =>
      checkMessage({ content: 'Hello there', remark, contact: '?' }, { min: 5, max: 500 });
    expect(check('x'.repeat(140))).toEqual({});
    expect(check('x'.repeat(141))).toEqual({ remark: { key: 'field.remark', params: { max: 140 } } });
  });
});
