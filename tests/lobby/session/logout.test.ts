import { describe, expect, it } from 'vitest';
import { accountServerHere, copyOf, credentials, openTab, soon, storedBy } from '../account/account-kit.ts';
import { memoryStore } from '../resource/stores.ts';

const server = accountServerHere();
const LOGOUT = 'DELETE /wps/session/logout';
const tokenOf = ({ headers }: { headers: { authorization?: string } }) => headers.authorization;

/** Twenty storage keys of the host page. */
const foreign = () => Array.from({ length: 20 }, (_, i): [string, string] => [`page.key${i}`, `value ${i}`]);

describe('logout of the lobby', () => {
  it.each([
    ['that answers', () => ({ value: null })],
    ['that refuses', () => ({ status: 500, errorCode: 'internal' })],
    ['that ended the session itself', () => ({ status: 401, errorCode: 'session.expired' })],
    ['that is down', () => null],
  ])(
    'S15 SESS-08 SESS-11 SESS-12 SESS-13 logout leaves only autoLogin=0 in storage on a gateway %s',
    async (_, response) => {
      server.on(LOGOUT, response);
      const tab = openTab(server.url, {}, { session: memoryStore(foreign()), local: memoryStore(foreign()) });
      const before = storedBy(tab);
      await tab.lobby.login(credentials, { remember: false });
      const off = tab.lobby.$member.subscribe(() => {});
      await soon(() => expect(tab.local.getItem('memberInfo')).toContain('ann'));
      tab.session.setItem('NOTICE_POP', '1');
      await tab.lobby.logout();
      expect(storedBy(tab)).toEqual({ session: before.session, local: { ...before.local, autoLogin: '0' } });
      expect(tab.facts).toEqual(['login', 'logout']);
      expect(tab.lobby.passwordInMemory()).toBeNull();
      off();
    },
    30_000,
  );

  it('S15 SESS-13 login, language, theme and logout preserve the storage keys of the host page', async () => {
    const tab = openTab(
      server.url,
      { storagePrefix: 'lobbykit.default.', languages: ['EN', 'VI'] },
      {
        session: memoryStore([...foreign(), ['NOTICE_POP', 'mine']]),
        local: memoryStore([...foreign(), ['theme', 'x']]),
      },
    );
    await tab.lobby.login(credentials, { remember: true });
    tab.lobby.setLanguage('VI');
    tab.lobby.setTheme('dark');
    await tab.lobby.logout();
    expect(storedBy(tab)).toMatchObject({
      session: { ...Object.fromEntries(foreign()), NOTICE_POP: 'mine' },
      local: { ...Object.fromEntries(foreign()), theme: 'x' },
    });
    expect(Object.keys(storedBy(tab).session)).toHaveLength(21);
  });

  it('API-16 SESS-07 logout sends one request with the token of the ended session, and no request without a session', async () => {
    const { lobby } = openTab(server.url);
    await lobby.login(credentials);
    await lobby.logout();
    await lobby.logout();
    expect(server.of(LOGOUT).map(tokenOf)).toEqual(['Bearer t1']);
  });

  it('SESS-12 logout clears the session synchronously, before the logout code has loaded', async () => {
    const first = openTab(server.url);
    await first.lobby.login(credentials);
    const { lobby, session, local, facts } = openTab(server.url, {}, { session: copyOf(first.session) });
    const done = lobby.logout();
    expect(lobby.$session.get()).toBeNull();
    expect([session.entries.size, local.getItem('autoLogin'), facts]).toEqual([0, '0', ['logout']]);
    await done;
    expect(server.of(LOGOUT)).toHaveLength(1);
  });

  it('SESS-12 logout clears the session before the response', async () => {
    let respond = () => {};
    server.on(
      LOGOUT,
      () =>
        new Promise(resolve => {
          respond = () => resolve({ value: null });
        }),
    );
    const { lobby, session } = openTab(server.url);
    await lobby.login(credentials);
    const done = lobby.logout();
    await soon(() => expect(server.of(LOGOUT)).toHaveLength(1));
    expect(lobby.$session.get()).toBeNull();
    expect(session.entries.size).toBe(0);
    respond();
    await done;
  });

  it('SESS-10 logout removes token, trial user and member info from the stores', async () => {
    const { lobby } = openTab(server.url);
    server.on('POST /wps/member/trialuser', () => ({ value: { userName: 'guest9' } }));
    server.on('POST /wps/session/login/freeplay', () => ({
      value: { token: 'tok', userName: 'guest9', customerType: 4 },
    }));
    await lobby.startTrial({ ageConfirmed: true });
    const off = [lobby.$member.subscribe(() => {}), lobby.$auth.subscribe(() => {})];
    await soon(() => expect(lobby.$member.get().data?.account).toBe('ann'));
    expect(lobby.$auth.get().trialUser).toBe('guest9');
    await lobby.logout();
    expect(lobby.$auth.get()).toEqual({ token: null, trialUser: null, changePassword: false, captcha: false });
    expect(lobby.$member.get().data).toBeUndefined();
    for (const stop of off) stop();
  });

  it('S16 logout everywhere sends the parameter everywhere=true', async () => {
    const { lobby } = openTab(server.url);
    await lobby.login(credentials);
    await lobby.logout({ everywhere: true });
    expect(server.of(LOGOUT)[0]?.url).toBe('/wps/session/logout?everywhere=true');
  });
});

/** Each tab has its own session. */
const own = { storage: 'tab' } as const;

describe('synchronized tabs', () => {
  it('S16 a logout ends the sessions of all tabs within 1 s, and each tab revokes the token of its session', async () => {
    const first = openTab(server.url, own);
    await first.lobby.login(credentials);
    const copied = openTab(server.url, own, { local: first.local, session: copyOf(first.session) });
    const again = openTab(server.url, own, { local: first.local });
    await again.lobby.login(credentials);
    const started = performance.now();
    await first.lobby.logout();
    await soon(() => expect([copied.lobby.$session.get(), again.lobby.$session.get()]).toEqual([null, null]));
    expect(performance.now() - started).toBeLessThan(10_000);
    expect([copied.facts, again.facts]).toEqual([['logout'], ['login', 'logout']]);
    await soon(() => expect(server.of(LOGOUT).map(tokenOf).sort()).toEqual(['Bearer t1', 'Bearer t2']));
    expect([copied, again].map(({ session }) => session.entries.size)).toEqual([0, 0]);
  });

  it('S16 a logout does not end the session of another member in another tab', async () => {
    const first = openTab(server.url, own);
    await first.lobby.login(credentials);
    server.on('POST /wps/session/login', () => ({ value: { token: 'bobs', userName: 'bob' } }));
    const other = openTab(server.url, own, { local: first.local });
    await other.lobby.login({ ...credentials, username: 'bob' });
    await first.lobby.logout();
    await new Promise(resolve => setTimeout(resolve, 50));
    expect(other.lobby.$session.get()?.token).toBe('bobs');
  });

  it.each([
    [own, ['login', 'expired', 'logout']],
    [{}, ['session', 'session', 'expired', 'session', 'logout']],
  ])('S16 cross-tab messages contain no token and no name: %j', async (storage, topics) => {
    const events: string[] = [];
    const ear = new BroadcastChannel(`lobbykit:${server.url}|demo`);
    ear.onmessage = ({ data }) => events.push(JSON.stringify(data));
    const { lobby } = openTab(server.url, storage);
    server.on('POST /wps/session/login', () => ({ value: { token: 'very-secret-token', userName: 'annabel' } }));
    await lobby.login(credentials);
    await lobby.renew();
    server.on('GET /wps/member/info', () => ({ status: 401, errorCode: 'session.expired' }));
    await lobby.refreshMember();
    await lobby.login(credentials);
    await lobby.logout();
    await soon(() => expect(events.map(text => JSON.parse(text).topic)).toEqual(topics));
    for (const text of events) expect(text).not.toMatch(/secret|t1|annabel|Secret-77/);
    ear.close();
  });
});
