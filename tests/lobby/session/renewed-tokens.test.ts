/** Calls with a token replaced in flight by a renewal or a password change. */
import { launchGame, memberInfo, renewSession, setNickname } from 'lobbykit/wire';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { markOf } from '../../../sdk/lobby/session/cross-tab-channel.ts';
import { gateway, type TestGateway } from '../../helpers/gateway.ts';
import { accountServerHere, copyOf, credentials, failureOf, openTab, type TabOptions } from '../account/account-kit.ts';

const PASSWORD = 'Lobby-2026';
const NICKNAME = 'POST /wps/member/info/nickname';
const INFO = 'GET /wps/member/info';
const RENEW = 'POST /wps/session/renew';
const CHANGE = 'POST /wps/member/password';

let live: TestGateway;
/** Hash of PASSWORD. */
let hash: string | null;
beforeAll(async () => {
  live = await gateway({ sandboxFeatures: { plainBodies: false, inbox: false } });
  const members = live.db.selectFrom('members').where('user_name', '=', 'member0');
  hash = (await members.select('password_hash').executeTakeFirstOrThrow()).password_hash;
});
afterAll(() => live.stop());

interface Sent {
  readonly call: string;
  readonly token: string | undefined;
  readonly idempotencyKey: string | null;
  readonly body: string;
  readonly status: number;
}
/** Returns a promise that delays the arrival of a response in the page. */
type Delay = (sent: Sent) => Promise<unknown> | undefined;

/** Session of member0 on the real gateway; `sent` lists the calls with a token in response order. */
async function startSession(options: TabOptions = {}) {
  const sent: Sent[] = [];
  const world: { delay: Delay } = { delay: async () => {} };
  const through: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    const body = await request.clone().text();
    const response = await fetch(request);
    const { method, headers, url } = request;
    const token = headers.get('Authorization')?.replace('Bearer ', '');
    const call = `${method} ${new URL(url).pathname}`;
    const entry = { call, token, idempotencyKey: headers.get('Idempotency-Key'), body, status: response.status };
    if (token) sent.push(entry);
    await world.delay(entry);
    return response;
  };
  const tab = openTab(live.url, { fetch: through }, options);
  await tab.lobby.login({ type: 'username', username: 'member0', password: PASSWORD });
  const of = (call: string) => sent.filter(request => request.call === call);
  return { ...tab, sent, of, world, token: () => tab.lobby.$session.get()?.token };
}
type Page = Awaited<ReturnType<typeof startSession>>;

/** Renewal by a tab copy unknown to the page; both share the storage with the idempotency key of the renewal. */
async function renewElsewhere(page: Page): Promise<string> {
  const token = page.token() ?? '';
  const key = `copy-of-${markOf(token)}`;
  page.local.setItem('renewals', JSON.stringify([{ mark: markOf(token), key }]));
  const headers = { Authorization: `Bearer ${token}`, 'Idempotency-Key': key };
  return (await live.call<{ token: string }>(renewSession, undefined, headers)).body.value.token;
}
const rename = ({ lobby }: Page, nickname = 'Heron') => lobby.call(setNickname, { body: { nickname } });
const nickname = async ({ lobby }: Page) => (await lobby.call(memberInfo)).value.nickname;

describe('calls with a renewed token', () => {
  it('S14 S17 a write is retried with the newer token without an event', async () => {
    const page = await startSession();
    const [old, next] = [page.token(), await renewElsewhere(page)];
    await rename(page, 'Bittern');
    expect(page.of(NICKNAME).map(({ token, status }) => [token, status])).toEqual([
      [old, 409],
      [next, 200],
    ]);
    expect([page.token(), await nickname(page), page.facts]).toEqual([next, 'Bittern', ['login']]);
  });

  it('S14 S17 a read is retried with the newer token without an event', async () => {
    const page = await startSession();
    const [old, next] = [page.token(), await renewElsewhere(page)];
    await nickname(page);
    expect(page.of(INFO).map(({ token, status }) => [token, status])).toEqual([
      [old, 409],
      [next, 200],
    ]);
    expect(page.facts).toEqual(['login']);
  });

  it('S14 a logout ends the session at the gateway if another tab has renewed the token', async () => {
    const page = await startSession();
    const next = await renewElsewhere(page);
    await page.lobby.logout();
    const { status } = await live.get('/wps/member/info', { ModuleId: 'COMM3', Authorization: `Bearer ${next}` });
    expect(status).toBe(401);
  });

  it('S14 a tab that shares the session reads the newer token from storage and sends no renewal', async () => {
    const page = await startSession();
    const before = page.token();
    const other = openTab(live.url, {}, { local: page.local, session: copyOf(page.session) });
    await other.lobby.renew();
    const next = other.lobby.$session.get()?.token;
    // Simulates a page that slept during the renewal and has only the old token.
    const stored = page.session.getItem('MC_SESSION_INFO') ?? '';
    page.session.setItem('MC_SESSION_INFO', stored.replace(next ?? '', before ?? ''));
    await page.lobby.renew();
    expect([page.token(), page.of(RENEW)]).toEqual([next, []]);
    expect(next).not.toBe(before);
  });

  it('S14 S40 an idempotent call is resent with the same idempotency key and body', async () => {
    const page = await startSession();
    await renewElsewhere(page);
    await page.lobby.call(launchGame, { body: { vendor: 'TCG_LOTTO_VN', gameCode: 'fast1', prizeMode: 'Lott' } });
    const [first, second, ...more] = page.of('POST /wps/game/launchGame');
    expect([first?.status, second?.status, more]).toEqual([409, 200, []]);
    expect(first?.idempotencyKey).toMatch(/^[\da-f-]{36}$/);
    expect([second?.idempotencyKey, second?.body]).toEqual([first?.idempotencyKey, first?.body]);
  });

  it('S14 concurrent calls cause only one renewal, and each call succeeds once', async () => {
    const page = await startSession();
    await renewElsewhere(page);
    await Promise.all(['A', 'B', 'C', 'D', 'E'].map(name => rename(page, `Heron${name}`)));
    expect(page.of(RENEW)).toHaveLength(1);
    expect(page.of(NICKNAME).filter(({ status }) => status === 200)).toHaveLength(5);
  });

  it('S14 a call that starts during a renewal waits for the new token', async () => {
    const page = await startSession();
    let write: Promise<unknown> | undefined;
    // Simulates that the gateway has renewed the token and that the page has not yet received the response.
    page.world.delay = async ({ call }) => {
      if (call === RENEW) write = rename(page);
    };
    await page.lobby.renew();
    await write;
    expect(page.of(NICKNAME).map(({ token, status }) => [token, status])).toEqual([[page.token(), 200]]);
  });

  it('S14 a renewal waits for a call in flight', async () => {
    const page = await startSession();
    let renewal: Promise<unknown> | undefined;
    page.world.delay = async ({ call }) => {
      if (call === NICKNAME) renewal ??= page.lobby.renew();
    };
    await Promise.all([rename(page, 'Heron'), nickname(page)]);
    await renewal;
    expect(page.sent.map(({ call, status }) => [call, status]).at(-1)).toEqual([RENEW, 200]);
    expect(page.sent.filter(({ status }) => status !== 200)).toEqual([]);
  });

  it('S14 a renewal waits at most 5 s for a call in flight', async () => {
    const page = await startSession();
    let release = () => {};
    page.world.delay = ({ call }) =>
      call === NICKNAME
        ? new Promise<void>(resolve => {
            release = resolve;
          })
        : undefined;
    const write = rename(page);
    await vi.waitFor(() => expect(page.of(NICKNAME)).toHaveLength(1));
    const before = page.token();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    try {
      const renewal = page.lobby.renew();
      await vi.advanceTimersByTimeAsync(4_999);
      expect(page.of(RENEW)).toEqual([]);
      await vi.advanceTimersByTimeAsync(1);
      await renewal;
    } finally {
      vi.useRealTimers();
    }
    expect(page.token()).not.toBe(before);
    release();
    await write;
  });

  it('S17 a renewal whose response reports an ended login expires the session', async () => {
    const page = await startSession();
    await renewElsewhere(page);
    page.world.delay = async ({ status }) => status === 409 && live.db.deleteFrom('sessions').execute();
    expect(await failureOf(rename(page))).toMatchObject({ kind: 'session', messageKey: 'error.session-ended' });
    expect([page.facts, page.token(), page.of(NICKNAME).length]).toEqual([['login', 'session-expired'], undefined, 1]);
  });
});

describe('calls with a renewed token on a stub gateway', () => {
  const server = accountServerHere();
  const tokensOf = (call: string) => server.of(call).map(({ headers }) => headers.authorization);
  const renewed = { status: 409, errorCode: 'session.renewed' };
  const renameOn = ({ lobby }: ReturnType<typeof openTab>) => lobby.call(setNickname, { body: { nickname: 'n' } });

  it('S14 a call rejected because of a renewed token is repeated only once, and the session continues', async () => {
    const tab = openTab(server.url);
    await tab.lobby.login(credentials);
    server.on(NICKNAME, () => renewed);
    expect(await failureOf(renameOn(tab))).toMatchObject({ kind: 'http', messageKey: 'error.busy' });
    expect(tokensOf(NICKNAME)).toEqual(['Bearer t1', 'Bearer t2']);
    expect([tab.lobby.$session.get()?.token, tab.facts]).toEqual(['t2', ['login']]);
  });

  it('S14 S17 a write that a member started is not repeated with the token of another member', async () => {
    const tab = openTab(server.url);
    await tab.lobby.login(credentials);
    server.on('POST /wps/session/login', () => ({ value: { token: 'bobs', userName: 'bob', customerType: 0 } }));
    server.on(NICKNAME, async () => {
      await tab.lobby.login({ ...credentials, username: 'bob' });
      return renewed;
    });
    expect(await failureOf(renameOn(tab))).toMatchObject({ kind: 'session' });
    expect(tokensOf(NICKNAME)).toEqual(['Bearer t1']);
    expect(tab.lobby.$session.get()?.token).toBe('bobs');
  });

  it('S14 a rejected renewal ends and does not wait for its own completion', async () => {
    const { lobby } = openTab(server.url);
    await lobby.login(credentials);
    server.on(RENEW, () => renewed);
    await lobby.renew();
    expect([tokensOf(RENEW), lobby.$session.get()?.token]).toEqual([['Bearer t1'], 't1']);
  });
});

describe('password change', () => {
  const NEW = 'Heron-2027';
  afterEach(async () => {
    await live.db.updateTable('members').set({ password_hash: hash }).where('user_name', '=', 'member0').execute();
  });
  const change = ({ lobby }: Page, newPassword = NEW) =>
    lobby.changePassword({ oldPassword: PASSWORD, newPassword, confirmNewPassword: newPassword });
  /**
   * Starts `call` when the gateway has responded to the change, and delays that response until `call` has a response
   * too.
   */
  function respondsFirst<T>(page: Page, call: () => Promise<T>, responded: string): () => Promise<T> {
    let pending: Promise<T> | undefined;
    page.world.delay = async ({ call: name }) => {
      if (name !== CHANGE) return;
      const done = new Promise<void>(resolve => {
        page.world.delay = async sent => sent.call === responded && resolve();
      });
      pending = call();
      pending.catch(() => {});
      await done;
      // Processes arrived responses before the response to the password change.
      await new Promise(resolve => setImmediate(resolve));
    };
    return () => pending as Promise<T>;
  }

  it('S14 S16 S17 a read rejected during a password change is retried with the new token', async () => {
    const page = await startSession();
    const old = page.token();
    const read = respondsFirst(page, () => page.lobby.call(memberInfo), INFO);
    await change(page);
    expect((await read()).value.account).toBe('member0');
    expect(page.of(INFO).map(({ token, status }) => [token, status])).toEqual([
      [old, 401],
      [page.token(), 200],
    ]);
    expect([page.facts, page.token() === old]).toEqual([['login'], false]);
  });

  it.each([
    ['write', NICKNAME, (page: Page) => rename(page)],
    ['renewal', RENEW, (page: Page) => page.lobby.renew()],
  ] as const)(
    'S16 S17 a %s that is rejected during a password change does not log the member out and is not repeated',
    async (_, name, call) => {
      const page = await startSession();
      const result = respondsFirst<unknown>(page, () => call(page), name);
      await change(page);
      await result().catch(() => {});
      expect(page.of(name).map(({ status }) => status)).toEqual([401]);
      expect([page.facts, await nickname(page)]).toEqual([['login'], expect.anything()]);
    },
  );

  it('S16 S17 a duplicated tab that is rejected during a password change ends only its own session', async () => {
    const page = await startSession();
    const copy = openTab(live.url, {}, { local: page.local, session: copyOf(page.session) });
    const result = respondsFirst(page, () => failureOf(copy.lobby.call(memberInfo)), 'none');
    const delay = page.world.delay;
    page.world.delay = async sent => {
      if (sent.call !== CHANGE) return;
      void delay(sent);
      await result();
      await new Promise(resolve => setTimeout(resolve, 50));
    };
    await change(page);
    expect(copy.facts).toEqual(['session-expired']);
    expect([page.facts, await nickname(page)]).toEqual([['login'], expect.anything()]);
  });

  it('S17 a 401 after a failed password change ends the session', async () => {
    const page = await startSession();
    const read = respondsFirst(page, () => failureOf(page.lobby.call(memberInfo)), INFO);
    const { delay } = page.world;
    page.world.delay = async sent => {
      await live.db.deleteFrom('sessions').execute();
      await delay(sent);
    };
    expect(await failureOf(change(page, PASSWORD))).toMatchObject({ kind: 'api' });
    expect(await read()).toMatchObject({ kind: 'session' });
    expect([page.facts, page.token()]).toEqual([['login', 'session-expired'], undefined]);
  });

  it('S17 a password change rejected with 401 ends the session', async () => {
    const page = await startSession();
    await live.db.deleteFrom('sessions').execute();
    expect(await failureOf(change(page))).toMatchObject({ kind: 'session' });
    expect(page.facts).toEqual(['login', 'session-expired']);
  });

  it('S14 S16 a password change with a renewed token preserves the session and stores the new token', async () => {
    const page = await startSession();
    const renewed = await renewElsewhere(page);
    await change(page);
    expect(page.of(CHANGE).map(({ status }) => status)).toEqual([409, 200]);
    expect([page.token() === renewed, await nickname(page)]).toEqual([false, expect.anything()]);
    expect(page.lobby.passwordInMemory()).toBe(NEW);
  });
});
