import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { RememberedLogin } from '../../../sdk/lobby/types.ts';
import { keyStore } from '../storage/key-store.ts';
import { accountServerHere, credentials, failureOf, openTab, type Tab } from './account-kit.ts';

const server = accountServerHere();
const KEY = 'MC_REMEMBER_LOGIN';
const remembering = { rememberPassword: true };
const ann: RememberedLogin = { type: 'username', username: 'ann', password: 'Secret-77', countryDialingCode: '' };

let keys: ReturnType<typeof keyStore>;
beforeEach(() => {
  keys = keyStore();
});
function open(config = {}): Tab {
  const tab = openTab(server.url, config);
  vi.stubGlobal('indexedDB', keys.indexedDB);
  return tab;
}

describe('password change', () => {
  const change = { oldPassword: 'Secret-77', newPassword: 'Newer-88', confirmNewPassword: 'Newer-88' };

  it('PSW-06 PSW-14 PSW-15 a password change updates the token and the passwords in memory and storage', async () => {
    const tab = open(remembering);
    server.on('POST /wps/session/login', () => ({ value: { token: 't1', userName: 'ann', firstTimeLogin: true } }));
    server.on('POST /wps/member/password', () => ({ value: { token: 'newer' } }));
    await tab.lobby.login(credentials, { remember: true });
    await tab.lobby.changePassword(change);
    expect(JSON.parse(server.of('POST /wps/member/password')[0]?.body ?? '')).toEqual(change);
    expect(tab.lobby.passwordInMemory()).toBe('Newer-88');
    expect(tab.lobby.$session.get()).toMatchObject({ token: 'newer', userName: 'ann', firstTimeLogin: false });
    expect(await tab.lobby.remembered.read()).toEqual({ ...ann, password: 'Newer-88' });
    const all = JSON.stringify([...tab.local.entries, ...tab.session.entries]);
    expect(all).not.toMatch(/Newer-88|Secret-77/);
  });

  it('PSW-15 PSW-17 a password change stores no new password and an error changes nothing', async () => {
    const tab = open(remembering);
    await tab.lobby.login(credentials);
    server.on('POST /wps/member/password', () => ({ status: 200, errorCode: 'password.wrong' }));
    expect(await failureOf(tab.lobby.changePassword(change))).toMatchObject({ messageKey: 'error.password-wrong' });
    expect(tab.lobby.passwordInMemory()).toBe('Secret-77');
    server.on('POST /wps/member/password', () => ({ value: null }));
    await tab.lobby.changePassword(change);
    expect(tab.lobby.passwordInMemory()).toBe('Newer-88');
    expect(tab.lobby.$session.get()?.token).toBe('t1');
    expect(tab.local.getItem(KEY)).toBeNull();
  });
});
