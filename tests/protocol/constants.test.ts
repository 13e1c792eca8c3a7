import { describe, expect, it } from 'vitest';
import * as limits from '../../sdk/protocol/constants.ts';

describe('constants', () => {
  it.each([
    ['CONST-01 CONST-04', limits.SUCCESS_MS, 1_000],
    ['CONST-01 CONST-04', limits.CODE_SENT_MS, 1_500],
    ['CONST-02', limits.TOAST_MS, 1_500],
    ['CONST-05', limits.LOADING_MS, 9_999_000],
    ['CONST-06', limits.LOADING_SHORT_MS, 10_000],
    ['CONST-07', limits.REDIRECT_MS, 1_000],
    ['LOGIN-22', limits.RECHECK_MS, 200],
    ['SMS-03', limits.CODE_WAIT_S, 60],
    ['VALID-20', limits.MINIMUM_AGE, 18],
  ])('%s constant %i is the documented value', (_, value, documented) => {
    expect(value).toBe(documented);
  });
});
