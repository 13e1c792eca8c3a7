import { describe, expect, it, vi } from 'vitest';
import { ANN, accountServerHere, copyOf, credentials, openTab, soon, type TabOptions } from '../account/account-kit.ts';
import { memoryStore } from '../resource/stores.ts';

const server = accountServerHere();
const LOGOUT = 'DELETE /wps/session/logout';
const RENEW = 'POST /wps/session/renew';
const tokenOf = ({ headers }: { headers: { authorization?: string } }) => headers.authorization;
const remember = { remember: true };

/** Web Locks as far as the kit uses them. The tabs of a test are all in one page: `others` says how many more are open. */
function stubLocks(others: number | 'forbidden') {
  const held: { name: string }[] = [];
  const refuse = () => Promise.reject(new DOMException('no', 'SecurityError'));
  const request = async (name: string, ...[options, run]: [unknown, (() => Promise<unknown>)?]) => {
    if (run) held.push({ name });
    return (run ?? (options as () => Promise<unknown>))();
  };
  const query = async () => ({ held: others === 0 ? [] : held });
  const locks = others === 'forbidden' ? { request: refuse, query: refuse } : { request, query };
  vi.stubGlobal('navigator', { locks });
}

/** A tab of a browser in which Ann has logged in, and what a later one begins with. */
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

describe('one session for the tabs of a browser', () => {
  it('SESS-14 a login in one tab is a login in the open others, told by the event', async () => {
    const first = openTab(server.url);
    const other = openTab(server.url, {}, { local: first.local });
    other.session.setItem('NOTICE_POP', '1');
    await first.lobby.login(credentials);
    await soon(() => expect(other.lobby.$session.get()).toMatchObject({ userName: 'ann', token: 't1' }));
    expect(other.facts).toEqual(['login']);
    expect(other.session.getItem('MC_SESSION_INFO')).toBe(first.session.getItem('MC_SESSION_INFO'));
    // What this tab has told its reader as a visitor is not told anew.
    expect(other.session.getItem('NOTICE_POP')).toBe('1');
    // What was typed stays where it was typed (PSW-04).
    expect(other.lobby.passwordInMemory()).toBeNull();
  });

  it('SESS-14 SESS-01 a new tab begins with the session while another has it open, without a call', async () => {
    const { later } = await annsBrowser(1);
    const tab = await later();
    expect(tab.lobby.$session.get()).toMatchObject({ userName: 'ann', token: 't1' });
    expect(tab.session.getItem('MC_SESSION_INFO')).toContain('"t1"');
    expect(tab.facts).toEqual(['login']);
    expect(server.of(RENEW)).toEqual([]);
  });

  it('SESS-14 S15 a session nobody asked to remember ends with the browser, and leaves no token behind', async () => {
    const { first, later } = await annsBrowser(0);
    expect(first.local.getItem('MC_SESSION_INFO')).toContain('"t1"');
    const tab = await later();
    expect([tab.lobby.$session.get(), tab.facts]).toEqual([null, []]);
    expect(tab.local.getItem('MC_SESSION_INFO')).toBeNull();
  });

  it('SESS-14 S14 one to be remembered is there again after the browser was closed, by a new token', async () => {
    const { later } = await annsBrowser(0, remember);
    const tab = await later();
    expect(server.of(RENEW).map(tokenOf)).toEqual(['Bearer t1']);
    expect(tab.lobby.$session.get()).toMatchObject({ userName: 'ann', token: 't2' });
    expect([tab.local.getItem('autoLogin'), tab.facts]).toEqual(['1', ['login']]);
  });

  it('SESS-14 SESS-16 one that the gateway has ended meanwhile is forgotten without a word, one it cannot be asked about stays', async () => {
    const { first, later } = await annsBrowser(0, remember);
    server.on(RENEW, () => null);
    expect((await later({ local: memoryStore(first.local.entries) })).lobby.$session.get()?.token).toBe('t1');
    server.on(RENEW, () => ({ status: 401, errorCode: 'session.expired' }));
    const tab = await later();
    expect([tab.lobby.$session.get(), tab.facts]).toEqual([null, []]);
    expect(tab.local.getItem('MC_SESSION_INFO')).toBeNull();
  });

  it('SESS-14 where the browser counts no tabs, a new tab begins with a remembered session only', async () => {
    const { first, later } = await annsBrowser('forbidden');
    expect((await later()).lobby.$session.get()).toBeNull();
    expect(first.local.getItem('MC_SESSION_INFO')).toContain('"t1"');
    await first.lobby.login(credentials, remember);
    expect((await later()).lobby.$session.get()?.userName).toBe('ann');
  });

  it('SESS-14 SESS-08 autoLogin is 1 for a login to be remembered alone', async () => {
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

  it("SESS-14 with storage 'tab' each tab has its own: nothing is shared, nothing is kept", async () => {
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

  it('S14 S16 a token that one tab renews, or a change of the password brings, is that of the others; nobody is logged out', async () => {
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

  it('S17 a tab that slept through a new token takes it up instead of ending the session', async () => {
    const { first, later } = await annsBrowser(1);
    const other = await later({ session: copyOf(first.session) });
    // Neither word nor storage event reaches a page that sleeps.
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

  it('S15 S16 a logout in one tab ends all of it: the others, and what a new tab would begin with', async () => {
    const { first, later } = await annsBrowser(1, remember);
    const other = await later();
    await first.lobby.logout();
    await soon(() => expect(other.lobby.$session.get()).toBeNull());
    expect(other.facts).toEqual(['login', 'logout']);
    expect(first.local.getItem('MC_SESSION_INFO')).toBeNull();
    expect((await later()).lobby.$session.get()).toBeNull();
    expect(server.of(LOGOUT).map(tokenOf)).toEqual(['Bearer t1']);
  });

  it('S15 SESS-10 another member in one tab is the other one in all, and finds nothing of the first', async () => {
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

  it("SESS-13 the host's own logout in a page that is open holds for the next tab too", async () => {
    const { first, later } = await annsBrowser(1);
    first.session.removeItem('MC_SESSION_INFO');
    expect(first.lobby.passwordInMemory()).toBeNull();
    expect((await later()).lobby.$session.get()).toBeNull();
  });
});
