import { expect, it } from 'vitest';
import { checkMessage } from '../../../../site/src/features/service/feedback-model.ts';

const BOUNDS = { min: 5, max: 8 };

it('VALID-15 VALID-16 feedback length must be within the limits and the error contains both limits', () => {
  const wrong = { content: { key: 'field.feedback', params: BOUNDS } };
  const check = (content: string) => checkMessage({ content, remark: '', contact: '' }, BOUNDS);
  expect(check('  four ')).toEqual(wrong);
  expect(check('fiver')).toEqual({});
  expect(check('😀😀😀😀😀😀😀😀')).toEqual({});
  expect(check('123456789')).toEqual(wrong);
});

it('VALID-17 feedback accepts a remark of up to 140 characters and any contact', () => {
  const check = (remark: string) => checkMessage({ content: 'Hello', remark, contact: '?' }, BOUNDS);
  expect(check('x'.repeat(140))).toEqual({});
  expect(check('x'.repeat(141))).toEqual({ remark: { key: 'field.remark', params: { max: 140 } } });
});
