import { describe, expect, it, vi } from 'vitest';
import { ANN, accountServerHere, copyOf, credentials, openTab, soon, type TabOptions } from '../account/account-kit.ts';
import { memoryStore } from '../resource/stores.ts';

const server = accountServerHere();
const LOGOUT = 'DELETE /wps/session/logout';
const RENEW = 'POST /wps/session/renew';
const tokenOf = ({ headers }: { headers: { authorization?: string } }) => headers.authorization;
const remember = { remember: true };

/**
 * Web Locks with the functions that the SDK uses. All tabs of a test are in one page; `others` is the number of further
 * open tabs.
 */
function stubLocks(others: number | 'forbidden') {
  const held: { name: string }[] = [];
  const reject = () => Promise.reject(new DOMException('no', 'SecurityError'));
  const request = async (name: string, ...[options, run]: [unknown, (() => Promise<unknown>)?]) => {
    if (run) held.push({ name });
    return (run ?? (options as () => Promise<unknown>))();
  };
  const query = async () => ({ held: others === 0 ? [] : held });
  const locks = others === 'forbidden' ? { request: reject, query: reject } : { request, query };
  vi.stubGlobal('navigator', { locks });
}

/** Opens a tab in which Ann logs in. Returns the tab, and a function that opens a later tab of the same browser. */
async function annsBrowser(others: number | 'forbidden', options?: { remember: boolean }) {
  stubLocks(others);
  const first = openTab(server.url);
  await first.lobby.login(credentials, options);
  const later = async (more: TabOptions = {}) => {
    const tab = openTab(server.url, {}, { local: first.local, ...more });
    await tab.lobby.sessionReady();
    return tab;
  };
  return { first, later };
}

describe('session shared by the tabs of a browser', () => {
  it('SESS-14 a login in one tab logs in the other open tabs with an event', async () => {
    const first = openTab(server.url);
    const other = openTab(server.url, {}, { local: first.local });
    other.session.setItem('NOTICE_POP', '1');
    await first.lobby.login(credentials);
    await soon(() => expect(other.lobby.$session.get()).toMatchObject({ userName: 'ann', token: 't1' }));
    expect(other.facts).toEqual(['login']);
    expect(other.session.getItem('MC_SESSION_INFO')).toBe(first.session.getItem('MC_SESSION_INFO'));
    // Announcements that the visitor has seen in one tab are not shown again in another tab.
    expect(other.session.getItem('NOTICE_POP')).toBe('1');
    // The password stays in the tab where it was typed (PSW-04).
    expect(other.lobby.passwordInMemory()).toBeNull();
  });

  it('SESS-14 SESS-01 a new tab starts with the session of another open tab without a request', async () => {
    const { later } = await annsBrowser(1);
    const tab = await later();
    expect(tab.lobby.$session.get()).toMatchObject({ userName: 'ann', token: 't1' });
    expect(tab.session.getItem('MC_SESSION_INFO')).toContain('"t1"');
    expect(tab.facts).toEqual(['login']);
    expect(server.of(RENEW)).toEqual([]);
  });

  it('SESS-14 S15 a session without `remember` ends when the browser is closed and leaves no token in storage', async () => {
    const { first, later } = await annsBrowser(0);
    expect(first.local.getItem('MC_SESSION_INFO')).toContain('"t1"');
    const tab = await later();
    expect([tab.lobby.$session.get(), tab.facts]).toEqual([null, []]);
    expect(tab.local.getItem('MC_SESSION_INFO')).toBeNull();
  });

  it('SESS-14 S14 a remembered session is restored with a new token after the browser was closed', async () => {
    const { later } = await annsBrowser(0, remember);
    const tab = await later();
    expect(server.of(RENEW).map(tokenOf)).toEqual(['Bearer t1']);
    expect(tab.lobby.$session.get()).toMatchObject({ userName: 'ann', token: 't2' });
    expect([tab.local.getItem('autoLogin'), tab.facts]).toEqual(['1', ['login']]);
  });

  it('SESS-14 SESS-16 an expired remembered session is deleted without an event, and a session that cannot be verified is kept', async () => {
    const { first, later } = await annsBrowser(0, remember);
    server.on(RENEW, () => null);
    expect((await later({ local: memoryStore(first.local.entries) })).lobby.$session.get()?.token).toBe('t1');
    server.on(RENEW, () => ({ status: 401, errorCode: 'session.expired' }));
    const tab = await later();
    expect([tab.lobby.$session.get(), tab.facts]).toEqual([null, []]);
    expect(tab.local.getItem('MC_SESSION_INFO')).toBeNull();
  });

  it('SESS-14 a new tab starts only with a remembered session if the browser cannot count open tabs', async () => {
    const { first, later } = await annsBrowser('forbidden');
    expect((await later()).lobby.$session.get()).toBeNull();
    expect(first.local.getItem('MC_SESSION_INFO')).toContain('"t1"');
    await first.lobby.login(credentials, remember);
    expect((await later()).lobby.$session.get()?.userName).toBe('ann');
  });

  it('SESS-14 SESS-08 autoLogin is 1 only for a remembered login', async () => {
    const { lobby, local } = openTab(server.url);
    await lobby.login(credentials, remember);
    expect(local.getItem('autoLogin')).toBe('1');
    await lobby.renew();
    expect(local.getItem('autoLogin')).toBe('1');
    await lobby.logout();
    expect(local.getItem('autoLogin')).toBe('0');
    await lobby.login(credentials, remember);
    server.on(RENEW, () => ({ status: 401, errorCode: 'session.expired' }));
    await lobby.renew();
    await lobby.login(credentials, { remember: false });
    expect(local.getItem('autoLogin')).toBe('0');
  });

  it("SESS-14 sessions with storage 'tab' are neither shared nor persisted", async () => {
    stubLocks(1);
    const own = { storage: 'tab' } as const;
    const first = openTab(server.url, own);
    const open = openTab(server.url, own, { local: first.local });
    await first.lobby.login(credentials, remember);
    const later = openTab(server.url, own, { local: first.local });
    await later.lobby.sessionReady();
    await new Promise(resolve => setTimeout(resolve, 50));
    expect([open, later].map(({ lobby }) => lobby.$session.get())).toEqual([null, null]);
    expect(first.local.getItem('MC_SESSION_INFO')).toBeNull();
    expect(first.lobby.$session.get()?.token).toBe('t1');
  });

  it('S14 S16 a token from a renewal or password change in one tab reaches all other tabs without a logout', async () => {
    const { first, later } = await annsBrowser(1);
    const other = await later();
    await other.lobby.renew();
    await soon(() => expect(first.lobby.$session.get()?.token).toBe('t2'));
    server.on('POST /wps/member/password', () => ({ value: { token: 'changed' } }));
    const body = { oldPassword: 'Secret-77', newPassword: 'Secret-78', confirmNewPassword: 'Secret-78' };
    await first.lobby.changePassword(body);
    await soon(() => expect(other.lobby.$session.get()?.token).toBe('changed'));
    expect([first.facts, other.facts]).toEqual([['login'], ['login']]);
  });

  it('S17 a tab that missed a new token uses that token instead of ending the session', async () => {
    const { first, later } = await annsBrowser(1);
    const other = await later({ session: copyOf(first.session) });
    // Neither messages nor storage events reach a sleeping page.
    const now = JSON.stringify({ ...ANN, merchantCode: 'demo', type: 0, token: 'newer' });
    first.local.setItem('MC_SESSION_INFO', now);
    server.on('GET /wps/member/info', ({ headers }) =>
      headers.authorization === 'Bearer newer'
        ? { value: { account: 'ann', nickname: 'Ann', type: 0 } }
        : { status: 401, errorCode: 'session.expired' },
    );
    const off = other.lobby.$member.subscribe(() => {});
    await soon(() => expect(other.lobby.$member.get().data?.account).toBe('ann'));
    expect([other.lobby.$session.get()?.token, other.facts]).toEqual(['newer', []]);
    off();
  });

  it('S15 S16 a logout in one tab ends the session in all open and new tabs', async () => {
    const { first, later } = await annsBrowser(1, remember);
    const other = await later();
    await first.lobby.logout();
    await soon(() => expect(other.lobby.$session.get()).toBeNull());
    expect(other.facts).toEqual(['login', 'logout']);
    expect(first.local.getItem('MC_SESSION_INFO')).toBeNull();
    expect((await later()).lobby.$session.get()).toBeNull();
    expect(server.of(LOGOUT).map(tokenOf)).toEqual(['Bearer t1']);
  });

  it('S15 SESS-10 a login of another member in one tab switches all tabs to that member and clears the earlier data', async () => {
    const { first, later } = await annsBrowser(1);
    const other = await later();
    first.session.setItem('NOTICE_POP', '1');
    server.on('POST /wps/session/login', () => ({ value: { token: 'bobs', userName: 'bob', customerType: 4 } }));
    await other.lobby.login({ ...credentials, username: 'bob' });
    await soon(() => expect(first.lobby.$session.get()).toMatchObject({ userName: 'bob', token: 'bobs' }));
    expect(first.facts).toEqual(['login', 'login']);
    expect([...first.session.entries.keys()]).toEqual(['MC_SESSION_INFO']);
    const off = first.lobby.$auth.subscribe(() => {});
    await soon(() => expect(first.lobby.$auth.get().trialUser).toBe('bob'));
    off();
    expect(first.lobby.passwordInMemory()).toBeNull();
  });

  it('SESS-13 a logout by the host page in one page applies to the next tab', async () => {
    const { first, later } = await annsBrowser(1);
    first.session.removeItem('MC_SESSION_INFO');
    expect(first.lobby.passwordInMemory()).toBeNull();
    expect((await later()).lobby.$session.get()).toBeNull();
  });
});
