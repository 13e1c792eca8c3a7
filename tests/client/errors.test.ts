import { describe, expect, it } from 'vitest';
import { toFailedCall } from '../../sdk/client/error-response.ts';
import { errorText, FailedCall, failure, isCallError, toCallError } from '../../sdk/client/errors.ts';
import { accountEn } from '../../sdk/i18n/account-en.ts';
import { en } from '../../sdk/i18n/en.ts';
import { plainTranslate, textSource } from '../../sdk/i18n/translate.ts';
import { ERROR_CODES } from '../../sdk/protocol/error-codes.ts';

const text = plainTranslate(textSource('EN', 'en', {}, {}));
const texts: Readonly<Record<string, string>> = { ...en, ...accountEn };
const shown = async (code: string, status = 200) => texts[(await toFailedCall({ status, code }, {})).messageKey];
const codes = Object.values(ERROR_CODES);

describe('error texts by code', () => {
  it.each([
    ['ERR-01', 'session.missing', 'Please log in first.'],
    ['ERR-02', 'permission.denied', 'Your account can’t use this, or it isn’t available right now.'],
    ['ERR-03', 'member.disabled', 'This account doesn’t exist or has been disabled.'],
    ['ERR-04', 'member.exists', 'That username is already taken.'],
    ['ERR-05', 'session.expired', 'You’ve been logged out. Please log in again.'],
    ['ERR-06', 'code.wrong', 'That code isn’t right. Please try again.'],
    ['ERR-09', 'region.restricted', 'This service isn’t available from your location.'],
    ['ERR-10', 'system.maintenance', 'We’re down for maintenance. Please try again later.'],
    ['ERR-11', 'system.upgrading', 'We’re upgrading the system. Please try again later.'],
    ['ERR-12', 'referrer.wrong', 'This invitation link isn’t valid.'],
    ['ERR-13', 'member.only', 'This login is for members only.'],
    ['ERR-13', 'agent.only', 'This login is for agents only.'],
    ['PSW-07', 'modify.new.old.same', 'Your new password must be different from the old one.'],
  ])('%s error code %s shows: %s', async (_, code, text) => {
    expect(await shown(code)).toBe(text);
    // The error code determines the text even with status 429, because the HTTP status is less specific.
    expect(await shown(code, 429)).toBe(text);
  });

  it('ERR-09 a block by IP address or country shows the message of the server if the response has one', async () => {
    const text = Object.assign((key: string) => texts[key] ?? key, { language: 'EN', tag: 'en' });
    const messageOf = async (message?: string) =>
      errorText(await toFailedCall({ status: 403, code: 'region.restricted', message }, {}), text);
    expect(await messageOf()).toBe('This service isn’t available from your location.');
    expect(await messageOf('Not in this country.')).toBe(
      'This service isn’t available from your location. Not in this country.',
    );
  });

  it('ERR-09 ERR-10 rejected call loads the texts of rare errors before the error is shown', async () => {
    let loaded = false;
    const load = async () => {
      loaded = true;
    };
    await toFailedCall({ status: 503, code: 'system.upgrading' }, {}, load);
    expect(loaded).toBe(false);
    await toFailedCall({ status: 503, code: 'system.maintenance' }, {}, load);
    expect(loaded).toBe(true);
  });

  it('ERR-14 the texts about members and agents are shown only for the error codes of members and agents', async () => {
    const all = await Promise.all(codes.map(code => shown(code)));
    expect(codes.filter((_, i) => /^This login is for/.test(all[i] ?? ''))).toEqual(['member.only', 'agent.only']);
  });

  it('every gateway error code that a visitor can receive has a text', async () => {
    const all = await Promise.all(codes.map(code => shown(code)));
    // `key.unknown` needs no text, because the client encrypts the body again automatically.
    expect(codes.filter((_, i) => (all[i] ?? en['error.unknown']) === en['error.unknown'])).toEqual(['key.unknown']);
  });
});

describe('errors of client calls', () => {
  it('ERR-16 ERR-09 errors show SDK texts only, except the server message of a region restriction', async () => {
    const shown = async (code: string | undefined, message?: string) =>
      errorText(await toFailedCall({ status: 200, code, message }, {}), text);
    expect(await shown('permission.denied', 'No.')).toMatch(/^Your account can’t use this/);
    expect(await shown('odd.code', 'boom')).toBe(text('error.unknown'));
    const restricted = await toFailedCall({ status: 403, code: 'region.restricted', message: 'Not from here' }, {});
    expect(errorText(restricted, text)).toMatch(/. Not from here$/);
    expect(await shown('odd.code')).toBe(text('error.unknown'));
    expect(await shown(undefined)).toBe(text('error.unknown'));
    // The error is for the developer: it appears in the console only, because a visitor cannot fix the configuration.
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
