import { describe, expect, it } from 'vitest';
import { createCaptcha } from '../../sdk/forms/captcha.ts';
import { createForm } from '../../sdk/forms/form.ts';
import { startRemembered, switchMethod } from '../../sdk/forms/remembered.ts';
import type { RememberedLogin } from '../../sdk/lobby/types.ts';
import { checkLogin, type LoginValues, loginFields } from '../../sdk/protocol/account/login.ts';
import { accountServerHere } from '../lobby/account/account-kit.ts';
import { EMPTY_LOGIN, lobbyOn, watched } from './form-kit.ts';
import { expectSoon } from './soon.ts';

const server = accountServerHere();
const SMS = new Set(['MOBILEVERCODELOGIN3']);
const ann: RememberedLogin = { type: 'username', username: 'ann', password: 'Secret-77', countryDialingCode: '' };
const byCode: RememberedLogin = { type: 'sms', username: '912345678', password: '', countryDialingCode: '855' };

/** Passwords are stored as plain text in these tests; encoding belongs to the encoder. */
const credentialEncoder = {
  encode: async (secret: string) => secret,
  decode: async (text: string) => text,
  clear: async () => {},
};

async function formWith(stored: RememberedLogin | null, captchaShown = false) {
  server.on('GET /wps/captcha', () => ({ value: 'aW1hZ2U=' }));
  const { lobby } = lobbyOn(server.url, { rememberPassword: true, credentialEncoder });
  if (stored) await lobby.remembered.save(stored);
  const form = createForm<LoginValues>({
    initial: EMPTY_LOGIN,
    fields: ({ type }) => loginFields(type, captchaShown),
    check: values => checkLogin(values, captchaShown),
    send: async () => {},
  });
  const captcha = createCaptcha(lobby, captchaShown);
  watched(form.$state);
  watched(captcha.$state);
  if (captchaShown) await expectSoon(() => expect(captcha.$state.get().image).not.toBeNull());
  return { parts: { lobby, form, captcha }, put: form.actions.put, values: () => form.$state.get().values };
}

describe('remembered login', () => {
  it('LOGIN-03 LOGIN-27 form starts with the remembered user name and password', async () => {
    const { parts, values } = await formWith(ann);
    expect(await startRemembered(parts, SMS)).toEqual(ann);
    expect(values()).toEqual({ ...EMPTY_LOGIN, username: 'ann', password: 'Secret-77' });
  });

  it('LOGIN-03 LOGIN-27 form starts with the code method if the remembered login used a code', async () => {
    const { parts, values } = await formWith(byCode);
    await startRemembered(parts, SMS);
    expect(values()).toEqual({ ...EMPTY_LOGIN, type: 'sms', mobileNum: '912345678', countryDialingCode: '855' });
  });

  it('LOGIN-02 LOGIN-03 form starts empty with the user name method without a usable remembered login', async () => {
    for (const stored of [byCode, null]) {
      const { parts, values } = await formWith(stored);
      expect(await startRemembered(parts, new Set())).toBeNull();
      expect(values()).toEqual(EMPTY_LOGIN);
    }
  });

  it('LOGIN-03 LOGIN-21 a method chosen before the remembered login has loaded stays selected', async () => {
    const { parts, values } = await formWith(ann);
    const started = startRemembered(parts, SMS);
    const switched = switchMethod(parts, 'sms');
    expect([await started, await switched, values().type]).toEqual([null, null, 'sms']);
  });

  it('LOGIN-21 switching the method reads the remembered login of that method again', async () => {
    const { parts, values } = await formWith(byCode);
    await startRemembered(parts, new Set());
    expect(await switchMethod(parts, 'sms')).toEqual(byCode);
    expect(values()).toMatchObject({ type: 'sms', mobileNum: '912345678' });
    expect(await switchMethod(parts, 'username')).toBeNull();
    expect(values()).toMatchObject({ type: 'username', username: '', mobileNum: '912345678' });
  });

  it('LOGIN-21 switching the method renews the visible image and clears the captcha text', async () => {
    const { parts, put, values } = await formWith(null, true);
    put({ identifying: 'x7k2p' });
    const before = parts.captcha.actions.key();
    expect(before).toBeDefined();
    await switchMethod(parts, 'sms');
    await expectSoon(() => expect(parts.captcha.actions.key()).toBeDefined());
    expect(parts.captcha.actions.key()).not.toBe(before);
    expect(values().identifying).toBe('');
    expect(server.of('GET /wps/captcha')).toHaveLength(2);
  });

  it('LOGIN-21 remembered values do not replace typed values, and no password is filled in for another user name', async () => {
    const { parts, put, values } = await formWith(ann);
    put({ username: 'bob' });
    await switchMethod(parts, 'username');
    expect(values()).toMatchObject({ username: 'bob', password: '' });
    put({ username: 'ann', password: 'mine' });
    await switchMethod(parts, 'username');
    expect(values()).toMatchObject({ username: 'ann', password: 'mine' });
  });

  it('LOGIN-21 the last of two quick switches of the login method is applied', async () => {
    const { parts, values } = await formWith(ann);
    const [there, back] = [switchMethod(parts, 'username'), switchMethod(parts, 'sms')];
    expect(await there).toBeNull();
    await back;
    expect(values()).toMatchObject({ type: 'sms', username: '' });
  });
});
