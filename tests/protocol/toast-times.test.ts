import { describe, expect, it } from 'vitest';
import * as times from '../../sdk/protocol/toast-times.ts';

describe('toast times', () => {
  it.each([
    ['CONST-01 CONST-04', times.SUCCESS_MS, 1_000],
    ['CONST-01 CONST-04', times.CODE_SENT_MS, 1_500],
    ['CONST-02', times.TOAST_MS, 1_500],
    ['CONST-05', times.LOADING_MS, 9_999_000],
    ['CONST-06', times.LOADING_SHORT_MS, 10_000],
    ['CONST-07', times.REDIRECT_MS, 1_000],
  ])('%s toast time %i ms is the documented value', (_, value, documented) => {
    expect(value).toBe(documented);
  });
});
