import { number, object, optional, strictObject, string } from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createClient } from '../../sdk/api/client.ts';
import { isCallError } from '../../sdk/api/errors.ts';
import type { ClientOptions } from '../../sdk/api/exchange.ts';
import type { CallError } from '../../sdk/types.ts';
import { endpoint } from '../../sdk/wire/endpoint.ts';
import { gameMenu, gameMenuRecent, openedNumero } from '../../sdk/wire/lottery.ts';
import { systemStatus } from '../../sdk/wire/system.ts';
import { html, json, startServer, type TestServer } from './http-server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.stop());
beforeEach(() => {
  server.seen.length = 0;
  server.handle = response => json(response, { success: true, value: [] });
});

interface Heard {
  expired: string[];
  lost: number;
  answers: Parameters<ClientOptions['onAnswer']>[0][];
  dropped: { endpoint: string; path: string; count: number }[];
}

function client(options: Partial<ClientOptions> = {}) {
  const heard: Heard = { expired: [], lost: 0, answers: [], dropped: [] };
  const made = createClient({
    gateway: server.url,
    paths: {},
    errorTexts: {},
    token: () => null,
    serverNow: () => Date.now(),
    onExpired: token => heard.expired.push(token),
    onAnswer: timing => heard.answers.push(timing),
    onLost: () => heard.lost++,
    onDropped: ({ name }, rows) => heard.dropped.push(...rows.map(row => ({ endpoint: name, ...row }))),
    ...options,
  });
  return { ...made, heard };
}

async function failureOf(call: Promise<unknown>): Promise<CallError> {
  const reason = await call.then(
    () => expect.unreachable('the call should fail'),
    (error: unknown) => error,
  );
  if (!isCallError(reason)) throw reason;
  return reason;
}

const menuQuery = { query: { prizeMode: 'Lott', device: 'MOBILE', language: 'EN' } } as const;
const game = (gameId: unknown) => ({
  gameId,
  code: 'mb',
  remark: 'North',
  isSale: true,
  remainTime: 1000,
  numero: '1',
});

const save = endpoint({
  name: 'save',
  method: 'POST',
  path: '/save',
  moduleId: 'MEMTRANS3',
  auth: 'optional',
  query: optional(strictObject({ b: optional(string()), a: optional(string()) })),
  body: strictObject({ id: number() }),
  value: object({}),
});
const read = endpoint({ ...save, name: 'read', method: 'GET', path: '/read', body: undefined });
const mail = endpoint({ ...save, name: 'mail', path: '/mail', form: true, auth: 'never' });
const leave = endpoint({ ...save, name: 'leave', method: 'DELETE', path: '/leave', body: undefined });

describe('requests', () => {
  it('API-01 carries the module id of the endpoint on every call', async () => {
    const { call } = client();
    await call(gameMenu, menuQuery);
    server.handle = response => json(response, { success: true, value: {} });
    await call(save, { body: { id: 1 } });
    expect(server.seen.map(({ headers }) => headers.moduleid)).toEqual(['COMM3', 'MEMTRANS3']);
  });

  it('API-32 API-34 builds the address with the fields in the order of the schema', async () => {
    const { call } = client();
    await call(gameMenu, { query: { language: 'EN', device: 'MOBILE', prizeMode: 'Lott' } });
    await call(openedNumero, { query: { prizeMode: 'Lott', count: 20, device: 'MOBILE', language: 'EN' } });
    expect(server.seen.map(({ url }) => url)).toEqual([
      '/lgw/vn/games/game_menu?prizeMode=Lott&device=MOBILE&language=EN',
      '/lotto/lgw/games/opened/numero?device=MOBILE&count=20&prizeMode=Lott&language=EN',
    ]);
  });

  it('API-12 sends reads as GET without a body and writes as POST with JSON, form-encoded where declared', async () => {
    server.handle = response => json(response, { success: true, value: {} });
    const { call } = client();
    await call(read, { query: { a: 'x y' } });
    await call(save, { query: { a: '1', b: '2' }, body: { id: 7 } });
    await call(mail, { body: { id: 7 } });
    const [get, post, form] = server.seen;
    expect(get).toMatchObject({ method: 'GET', url: '/read?a=x+y', body: '' });
    expect(post).toMatchObject({ method: 'POST', url: '/save?b=2&a=1', body: '{"id":7}' });
    expect(post?.headers['content-type']).toBe('application/json');
    expect(form).toMatchObject({ method: 'POST', body: 'id=7' });
    expect(form?.headers['content-type']).toBe('application/x-www-form-urlencoded');
  });

  it('API-14 takes the path of the host instead of its own', async () => {
    await client({ paths: { gameMenu: '/v2/menu' } }).call(gameMenu, menuQuery);
    expect(server.seen[0]?.url).toMatch(/^\/v2\/menu\?/);
  });

  it('ERR-08 a call without an address fails without a request', async () => {
    const error = await failureOf(client({ paths: { gameMenu: '' } }).call(gameMenu, menuQuery));
    expect(error).toMatchObject({ kind: 'address', messageKey: 'error.address' });
    expect(server.seen).toHaveLength(0);
  });

  it('S13 R7 sends no cookie and no referrer, asks caches to check, and makes no conditional request itself', async () => {
    const asked: Request[] = [];
    const fetchSpy: typeof fetch = (input, init) => {
      asked.push(new Request(input, init));
      return fetch(input, init);
    };
    await client({ fetch: fetchSpy }).call(gameMenu, menuQuery);
    expect(asked[0]).toMatchObject({ credentials: 'omit', referrerPolicy: 'no-referrer', cache: 'no-cache' });
    expect(asked[0]?.headers.has('If-None-Match')).toBe(false);
  });

  it('R10 sends equal GETs in flight once, and asks again afterwards', async () => {
    const { call } = client();
    const answers = await Promise.all([
      call(gameMenu, menuQuery),
      call(gameMenu, menuQuery),
      call(gameMenu, menuQuery),
    ]);
    expect(answers).toHaveLength(3);
    expect(server.seen).toHaveLength(1);
    await call(gameMenu, menuQuery);
    expect(server.seen).toHaveLength(2);
  });

  it('R10 aborts a shared request only when nobody waits for it any more', async () => {
    let closed = 0;
    server.handle = response => {
      response.on('close', () => closed++);
      setTimeout(() => json(response, { success: true, value: [] }), 80);
    };
    const { call, heard } = client();
    const [first, second] = [new AbortController(), new AbortController()];
    const a = call(gameMenu, menuQuery, { signal: first.signal });
    const b = call(gameMenu, menuQuery, { signal: second.signal });
    first.abort();
    await expect(a).rejects.toMatchObject({ name: 'AbortError' });
    expect((await b).value).toEqual([]);
    const c = call(gameMenu, menuQuery, { signal: first.signal });
    await expect(c).rejects.toMatchObject({ name: 'AbortError' });
    expect(server.seen).toHaveLength(1);
    expect(heard.lost).toBe(0);
    expect(closed).toBe(1);
  });
});

describe('token', () => {
  const token = () => 'secret';

  it('API-09 goes with optional and required calls, never with the answers shared by everybody', async () => {
    const { call } = client({ token });
    await call(gameMenu, menuQuery);
    await call(gameMenuRecent, { query: { device: 'MOBILE', recentCount: 100, prizeMode: 'Lott', language: 'EN' } });
    server.handle = response => json(response, { success: true, value: {} });
    await call(save, { body: { id: 1 } });
    expect(server.seen.map(({ headers }) => headers.authorization)).toEqual([
      undefined,
      'Bearer secret',
      'Bearer secret',
    ]);
  });

  it('API-10 is missing from public and optional calls of a visitor', async () => {
    server.handle = response => json(response, { success: true, value: {} });
    await client().call(save, { body: { id: 1 } });
    expect(server.seen[0]?.headers.authorization).toBeUndefined();
  });

  it('API-11 a member-only call without a session fails locally with the not-logged-in text', async () => {
    const query = { device: 'MOBILE', recentCount: 100, prizeMode: 'Lott', language: 'EN' } as const;
    const error = await failureOf(client().call(gameMenuRecent, { query }));
    expect(error).toMatchObject({ kind: 'session', messageKey: 'error.not-logged-in' });
    expect(server.seen).toHaveLength(0);
  });

  it('S17 a 401 ends the session of the token it answers', async () => {
    server.handle = response => json(response, { success: false, errorCode: 'session.expired' }, 401);
    const { call, heard } = client({ token });
    expect(await failureOf(call(save, { body: { id: 1 } }))).toMatchObject({ kind: 'session', status: 401 });
    expect(heard.expired).toEqual(['secret']);
  });

  it('S17 a read whose token was replaced meanwhile is asked once more with the new one; a write is not', async () => {
    let now = 'old';
    server.handle = (response, { headers }) => {
      now = 'new';
      if (headers.authorization === 'Bearer old') json(response, { success: false, errorCode: 'session.expired' }, 401);
      else json(response, { success: true, value: {} });
    };
    const { call, heard } = client({ token: () => now });
    await call(read);
    expect(server.seen.map(({ headers }) => headers.authorization)).toEqual(['Bearer old', 'Bearer new']);
    now = 'old';
    await failureOf(call(save, { body: { id: 1 } }));
    expect(server.seen).toHaveLength(3);
    // Ending a token that is no longer the current one is the session's to ignore.
    expect(heard.expired).toEqual(['old']);
  });
});

describe('answers', () => {
  it('API-13 hands over the value with the parts of the envelope a caller needs', async () => {
    const refresh = { publishLag: 1000, spreadMs: 0 };
    server.handle = response => json(response, { success: true, value: [], serverTime: 5, refresh, sandbox: true });
    const answer = await client().call(gameMenu, menuQuery);
    expect(answer).toEqual({ value: [], serverTime: 5, refresh, sandbox: true });
  });

  const draw = { gameId: 1, numero: '2', remainTime: 3 };
  const numeroQuery = { query: { device: 'MOBILE', count: 20, prizeMode: 'Lott', language: 'EN' } } as const;
  it.each([
    ['under value', { success: true, value: [draw] }],
    ['under data', { success: true, data: [draw] }],
    ['as the whole body', [draw]],
  ])('API-35 API-36 takes the list of draws %s', async (_, body) => {
    server.handle = response => json(response, body);
    const { value } = await client().call(openedNumero, numeroQuery);
    expect(value).toMatchObject([draw]);
  });

  it('R13 drops bad rows and reports endpoint, list and number', async () => {
    const gameMenus = [game('1'), game(null), game('3'), game('4')];
    server.handle = response => json(response, { success: true, value: [{ tag: 't', labelName: 'T', gameMenus }] });
    const { call, heard } = client();
    const { value } = await call(gameMenu, menuQuery);
    expect(value[0]?.gameMenus).toHaveLength(3);
    expect(heard.dropped).toEqual([{ endpoint: 'gameMenu', path: 'gameMenus', count: 1 }]);
  });

  it('R13 fails when over half of the rows are bad', async () => {
    server.handle = response => json(response, { success: true, value: [{ tag: 't' }, {}, 5] });
    expect(await failureOf(client().call(gameMenu, menuQuery))).toMatchObject({ kind: 'answer' });
  });

  it.each([
    ['HTML', (r: Parameters<typeof html>[0]) => html(r)],
    ['half a body of JSON', (r: Parameters<typeof html>[0]) => r.end('{"success":tr')],
    ['an empty body', (r: Parameters<typeof html>[0]) => r.end()],
    ['a text instead of the envelope', (r: Parameters<typeof html>[0]) => json(r, 'ok')],
    ['null', (r: Parameters<typeof html>[0]) => json(r, null)],
    ['a value of another shape', (r: Parameters<typeof html>[0]) => json(r, { success: true, value: { a: 1 } })],
  ])('ERR-17 %s is a failure of kind answer, not a lost connection', async (_, handle) => {
    server.handle = handle;
    const { call, heard } = client();
    expect(await failureOf(call(gameMenu, menuQuery))).toMatchObject({ kind: 'answer', messageKey: 'error.answer' });
    expect(heard.lost).toBe(0);
    expect(heard.answers).toHaveLength(1);
  });

  it('R1 tells when the request left, when its answer came, and what its headers say', async () => {
    server.handle = response =>
      setTimeout(() => {
        const headers = { Date: 'Fri, 20 Nov 2026 07:00:00 GMT', Age: '20', 'Cache-Control': 'private, no-store' };
        json(response, { success: true, value: {}, serverTime: 1234 }, 200, headers);
      }, 60);
    const { call, heard } = client();
    await call(systemStatus);
    const [timing] = heard.answers;
    expect(timing).toMatchObject({
      date: Date.UTC(2026, 10, 20, 7),
      age: 20_000,
      noStore: true,
      serverTime: 1234,
    });
    const trip = (timing?.receivedAt ?? 0) - (timing?.sentAt ?? 0);
    expect(trip).toBeGreaterThanOrEqual(55);
    expect(trip).toBeLessThan(1_000);
  });
});

describe('refusals', () => {
  const refuse = (status: number, body: unknown, headers = {}) => {
    server.handle = response => json(response, body, status, headers);
    return failureOf(client({ errorTexts: { 'own.code': 'board.title' } }).call(save, { body: { id: 1 } }));
  };
  const coded = (errorCode: string, message?: string) => ({ success: false, errorCode, message });

  it('ERR-02 a refused permission by code or by status', async () => {
    const expected = { kind: 'permission', messageKey: 'error.permission' };
    expect(await refuse(403, coded('permission.denied'))).toMatchObject(expected);
    expect(await refuse(403, coded('something.else'))).toMatchObject(expected);
  });

  it('ERR-11 an upgrade', async () => {
    expect(await refuse(503, coded('system.upgrading'))).toMatchObject({
      kind: 'upgrade',
      messageKey: 'error.upgrade',
    });
  });

  it('ERR-07 ERR-16 an unknown code is an unknown error that carries code and words of the server', async () => {
    expect(await refuse(200, coded('odd.code', 'Only on Sundays'))).toMatchObject({
      kind: 'business',
      messageKey: 'error.unknown',
      code: 'odd.code',
      message: 'Only on Sundays',
    });
    expect(await refuse(500, { success: false })).toMatchObject({
      kind: 'http',
      messageKey: 'error.unknown',
      status: 500,
    });
  });

  it('ERR-16 the host adds codes of its own', async () => {
    expect(await refuse(422, coded('own.code'))).toMatchObject({ messageKey: 'board.title', code: 'own.code' });
    expect(await refuse(422, coded('constructor'))).toMatchObject({ messageKey: 'error.unknown' });
  });

  it('LOGIN: a refused answer keeps its value', async () => {
    const error = await refuse(422, { success: false, errorCode: 'x', value: { captcha: true } });
    expect(error.data).toEqual({ captcha: true });
  });

  it.each([
    ['seconds', '7', 7_000],
    ['a date', new Date(Date.now() + 9_000).toUTCString(), 9_000],
  ])('R8 reads Retry-After as %s', async (_, header, ms) => {
    const error = await refuse(503, coded('busy'), { 'Retry-After': header });
    expect(error.retryAfter).toBeGreaterThan(ms - 1_500);
    expect(error.retryAfter).toBeLessThanOrEqual(ms);
  });

  it('ERR-07 an HTML error page is an error of its status', async () => {
    server.handle = response => html(response, 404);
    expect(await failureOf(client().call(gameMenu, menuQuery))).toMatchObject({ kind: 'http', status: 404 });
  });
});

describe('patience', () => {
  it('ERR-17 a dropped connection is a lost one, with the text that says so', async () => {
    server.handle = response => response.destroy();
    const { call, heard } = client();
    const error = await failureOf(call(gameMenu, menuQuery, { retry: false }));
    expect(error).toMatchObject({ kind: 'offline', messageKey: 'error.connection' });
    expect(heard.lost).toBe(1);
    expect(server.seen).toHaveLength(1);
  });

  it('ERR-17 a server that never answers ends in a timeout', async () => {
    server.handle = () => {};
    const { call, heard } = client();
    expect(await failureOf(call(gameMenu, menuQuery, { timeout: 50, retry: false }))).toMatchObject({
      kind: 'timeout',
      messageKey: 'error.connection',
    });
    expect(heard.lost).toBe(1);
  });

  it('ERR-17 a body that never ends is a timeout too', async () => {
    server.handle = response => void response.writeHead(200).write('{"success":');
    expect(await failureOf(client().call(systemStatus, {}, { timeout: 80, probe: true }))).toMatchObject({
      kind: 'timeout',
    });
  });

  it('R9 a GET is tried again after 503 and succeeds', async () => {
    let times = 0;
    server.handle = response =>
      times++ === 0 ? json(response, { success: false }, 503) : json(response, { success: true, value: [] });
    expect((await client().call(gameMenu, menuQuery)).value).toEqual([]);
    expect(server.seen).toHaveLength(2);
  });

  it('R9 a POST arrives once, whatever becomes of its answer', async () => {
    server.handle = response => response.destroy();
    await failureOf(client().call(save, { body: { id: 1 } }));
    server.handle = response => json(response, { success: false }, 503);
    await failureOf(client().call(save, { body: { id: 2 } }));
    expect(server.seen).toHaveLength(2);
  });

  it('R9 does not wait for a Retry-After that is longer than its patience', async () => {
    server.handle = response => json(response, { success: false, errorCode: 'busy' }, 503, { 'Retry-After': '120' });
    const started = performance.now();
    expect(await failureOf(client().call(gameMenu, menuQuery))).toMatchObject({ retryAfter: 120_000 });
    expect(performance.now() - started).toBeLessThan(1_000);
    expect(server.seen).toHaveLength(1);
  });

  it('R9 logout is tried once more', async () => {
    let times = 0;
    server.handle = response => (times++ === 0 ? response.destroy() : json(response, { success: true, value: {} }));
    await client().call(leave);
    expect(server.seen).toHaveLength(2);
  });

  it('R12 the probe reports no loss of its own', async () => {
    server.handle = response => response.destroy();
    const { call, heard } = client();
    await failureOf(call(systemStatus, {}, { probe: true }));
    expect(heard.lost).toBe(0);
  });
});
