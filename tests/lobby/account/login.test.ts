import { describe, expect, it, vi } from 'vitest';
import { ANN, accountServerHere, credentials, failureOf, openTab, soon, storedBy } from './account-kit.ts';

const server = accountServerHere();
const LOGIN = 'POST /wps/session/login';
const bodyOf = (seen: { body: string } | undefined) => JSON.parse(seen?.body ?? 'null');

describe('login of the lobby', () => {
  it('LOGIN-13 LOGIN-16 LOGIN-17 SESS-01 SESS-02 login sends the documented body and stores the session of the response', async () => {
    server.on(LOGIN, () => ({ value: { token: 'tok', userName: 'Ann', customerType: '40', firstTimeLogin: 1 } }));
    const { lobby, session, facts } = openTab(server.url);
    const started = await lobby.login(credentials);
    expect(bodyOf(server.of(LOGIN)[0])).toEqual(credentials);
    const info = { token: 'tok', merchantCode: 'demo', userName: 'Ann', type: 40, firstTimeLogin: true };
    expect(started).toEqual(info);
    expect(JSON.parse(session.getItem('MC_SESSION_INFO') ?? '')).toEqual(info);
    expect(lobby.$session.get()).toEqual(info);
    expect(facts).toEqual(['login']);
  });

  it.each([
    [{ type: 'sms', username: '900000001', password: '123456' }],
    [
      {
        type: 'firebase',
        firebaseChannel: 'sms',
        firebaseIdToken: 'id.token',
        firebaseMobileNo: '900000001',
        countryDialingCode: '84',
      },
    ],
  ] as const)('LOGIN-14 LOGIN-15 login sends %o unchanged', async body => {
    const { lobby } = openTab(server.url);
    await lobby.login(body);
    expect(bodyOf(server.of(LOGIN)[0])).toEqual(body);
  });

  it('SESS-05 auth store holds token, trial user, password-change flag and captcha', async () => {
    const { lobby } = openTab(server.url);
    const seen = lobby.$auth.subscribe(() => {});
    server.on(LOGIN, () => ({ status: 200, errorCode: 'login.failed', value: { captcha: true } }));
    await failureOf(lobby.login(credentials));
    expect(lobby.$auth.get()).toEqual({ token: null, trialUser: null, changePassword: false, captcha: true });
    server.on(LOGIN, () => ({ value: { ...ANN, token: 'tok', firstTimeLogin: true } }));
    await lobby.login(credentials);
    expect(lobby.$auth.get()).toEqual({ token: 'tok', trialUser: null, changePassword: true, captcha: false });
    seen();
  });

  it('LOGIN-19 S35 captcha is required only after an error response and Captcha-Key names its image', async () => {
    server.on(LOGIN, () => ({ status: 200, errorCode: 'login.failed', value: {} }));
    const { lobby } = openTab(server.url);
    expect(await failureOf(lobby.login(credentials))).toMatchObject({
      kind: 'api',
      code: 'login.failed',
      messageKey: 'in_login_failed',
    });
    expect(lobby.$auth.get().captcha).toBe(false);
    server.on(LOGIN, () => ({ status: 200, errorCode: 'captcha.wrong' }));
    await failureOf(lobby.login({ ...credentials, captcha: 'abcde' }, { captchaKey: 'k-1' }));
    await soon(() => expect(lobby.$auth.get().captcha).toBe(true));
    expect(server.of(LOGIN).map(({ headers }) => headers['captcha-key'])).toEqual([undefined, 'k-1']);
  });

  it('LOGIN-30 error texts of a rejected login are loaded when the login rejects', async () => {
    server.on(LOGIN, () => ({ status: 200, errorCode: 'login.failed' }));
    const { lobby } = openTab(server.url, { language: 'VI', languages: ['VI'] });
    await lobby.textReady();
    const { messageKey } = await failureOf(lobby.login(credentials));
    expect(lobby.$text.get()(messageKey)).toBe('Sai tên đăng nhập hoặc mật khẩu.');
  });

  it('API-06 only the login request sends the header Device: OTHERS, and only in an installed page', async () => {
    const { lobby } = openTab(server.url);
    await lobby.login(credentials);
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query === '(display-mode: standalone)' }));
    await lobby.login(credentials);
    await lobby.renew();
    const devices = server.seen.filter(({ method }) => method === 'POST').map(({ headers }) => headers.device);
    expect(devices).toEqual([undefined, 'OTHERS', undefined]);
  });

  it('SESS-14 autoLogin is 1 after a remembered login and 0 otherwise', async () => {
    const { lobby, local } = openTab(server.url);
    await lobby.login(credentials);
    expect(local.getItem('autoLogin')).toBe('0');
    await lobby.login(credentials, { remember: true });
    expect(local.getItem('autoLogin')).toBe('1');
  });

  it('PSW-04 password of a login is held in memory and not stored', async () => {
    const tab = openTab(server.url);
    await tab.lobby.login(credentials, { remember: true });
    expect(tab.lobby.passwordInMemory()).toBe('Secret-77');
    const stored = JSON.stringify(storedBy(tab));
    expect(stored).not.toContain('Secret-77');
    expect(stored).not.toContain(btoa('Secret-77'));
    const reloaded = openTab(server.url, {}, tab);
    expect(reloaded.lobby.$session.get()?.userName).toBe('ann');
    expect(reloaded.lobby.passwordInMemory()).toBeNull();
  });

  it('PSW-04 a session written by the host does not get the password of the previous session', async () => {
    const { lobby, session } = openTab(server.url);
    const { token: _, ...other } = await lobby.login(credentials);
    for (const token of ['of the host', 'after a logout']) {
      session.setItem('MC_SESSION_INFO', JSON.stringify({ ...other, token, userName: 'bob' }));
      expect(lobby.passwordInMemory()).toBeNull();
      expect(lobby.$session.get()?.userName).toBe('bob');
      await lobby.login(credentials);
      await lobby.logout();
    }
  });

  it('PSW-04 code of an SMS login is not held in memory', async () => {
    const { lobby } = openTab(server.url);
    await lobby.login({ type: 'sms', username: '900000001', password: '123456' });
    expect(lobby.passwordInMemory()).toBeNull();
  });

  it('S15 a login of another member clears the stored data of the previous member', async () => {
    const { lobby, session, local } = openTab(server.url);
    await lobby.login(credentials);
    session.setItem('NOTICE_POP', '1');
    local.setItem('memberInfo', '{"userName":"ann"}');
    server.on(LOGIN, () => ({ value: { ...ANN, userName: 'bob', token: 'tok' } }));
    await lobby.login({ ...credentials, username: 'bob' });
    expect([...session.entries.keys()]).toEqual(['MC_SESSION_INFO']);
    expect(local.getItem('memberInfo')).toBeNull();
  });
});
