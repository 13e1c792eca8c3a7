import { describe, expect, it } from 'vitest';
import { refused } from '../../sdk/client/error-response.ts';
import { errorText, FailedCall, failure, isCallError, toCallError } from '../../sdk/client/errors.ts';
import { plainTranslate, textSource } from '../../sdk/i18n/translate.ts';

const text = plainTranslate(textSource('EN', 'en', {}, {}));

describe('errors', () => {
  it('ERR-16 ERR-09 show words of the kit alone: what a server says of itself is shown to nobody but who is kept out', async () => {
    const shown = async (code: string | undefined, message?: string) =>
      errorText(await refused({ status: 200, code, message }, {}), text);
    expect(await shown('permission.denied', 'No.')).toMatch(/^Your account can’t use this/);
    expect(await shown('odd.code', 'boom')).toBe(text('error.unknown'));
    const restricted = await refused({ status: 403, code: 'region.restricted', message: 'Not from here' }, {});
    expect(errorText(restricted, text)).toMatch(/. Not from here$/);
    expect(await shown('odd.code')).toBe(text('error.unknown'));
    expect(await shown(undefined)).toBe(text('error.unknown'));
    // The developer reads on the console what is wrong with the merchant; a visitor could do nothing about it.
    expect(await shown('merchant.unknown', 'No such merchant')).toBe(text('element.config'));
  });

  it('are told from other failures, also when another copy of the kit made them', () => {
    expect(isCallError(failure('offline', 'error.connection'))).toBe(true);
    const foreign = Object.assign(new Error(''), {
      name: 'CallError',
      kind: 'offline',
      messageKey: 'error.connection',
    });
    expect(isCallError(foreign)).toBe(true);
    for (const other of [new TypeError('x'), { kind: 'offline' }, null, 'CallError'])
      expect(isCallError(other)).toBe(false);
  });

  it('ERR-07 keep the cause of a failure nobody foresaw', () => {
    const cause = new TypeError('x is undefined');
    const error = toCallError(cause);
    expect(error).toMatchObject({ kind: 'http', messageKey: 'error.unknown' });
    expect(error instanceof FailedCall && error.cause).toBe(cause);
  });
});
