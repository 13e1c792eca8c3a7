import { describe, expect, it } from 'vitest';
import { refused } from '../../sdk/client/error-response.ts';
import { errorText, FailedCall, failure, isCallError, toCallError } from '../../sdk/client/errors.ts';
import { plainTranslate, textSource } from '../../sdk/i18n/translate.ts';

const text = plainTranslate(textSource('EN', 'en', {}, {}));

describe('errors', () => {
  it('ERR-16 ERR-09 errors show SDK texts only, except the server message of a region restriction', async () => {
    const shown = async (code: string | undefined, message?: string) =>
      errorText(await refused({ status: 200, code, message }, {}), text);
    expect(await shown('permission.denied', 'No.')).toMatch(/^Your account can’t use this/);
    expect(await shown('odd.code', 'boom')).toBe(text('error.unknown'));
    const restricted = await refused({ status: 403, code: 'region.restricted', message: 'Not from here' }, {});
    expect(errorText(restricted, text)).toMatch(/. Not from here$/);
    expect(await shown('odd.code')).toBe(text('error.unknown'));
    expect(await shown(undefined)).toBe(text('error.unknown'));
    // The console tells the developer about the wrong merchant; a visitor could not fix the configuration.
    expect(await shown('merchant.unknown', 'No such merchant')).toBe(text('element.config'));
  });

  it('isCallError recognizes call errors, also those of another SDK copy', () => {
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

  it('ERR-07 toCallError preserves the cause of an unexpected failure', () => {
    const cause = new TypeError('x is undefined');
    const error = toCallError(cause);
    expect(error).toMatchObject({ kind: 'http', messageKey: 'error.unknown' });
    expect(error instanceof FailedCall && error.cause).toBe(cause);
  });
});
