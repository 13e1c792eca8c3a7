import { expect, it } from 'vitest';
import { checkMessage } from '../../../../site/src/features/service/feedback-model.ts';

const BOUNDS = { min: 5, max: 8 };

it('VALID-15 VALID-16 a message has so many characters as the bounds say; both are part of what is said', () => {
  const wrong = { content: { key: 'field.feedback', params: BOUNDS } };
  const check = (content: string) => checkMessage({ content, remark: '', contact: '' }, BOUNDS);
  expect(check('  four ')).toEqual(wrong);
  expect(check('fiver')).toEqual({});
  expect(check('😀😀😀😀😀😀😀😀')).toEqual({});
  expect(check('123456789')).toEqual(wrong);
});

it('VALID-17 it may carry a remark of 140 characters; how to reach its writer is not judged', () => {
  const check = (remark: string) => checkMessage({ content: 'Hello', remark, contact: '?' }, BOUNDS);
  expect(check('x'.repeat(140))).toEqual({});
  expect(check('x'.repeat(141))).toEqual({ remark: { key: 'field.remark', params: { max: 140 } } });
});
