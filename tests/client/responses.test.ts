import { describe, expect, it } from 'vitest';
import { gameMenu, openedNumero } from '../../sdk/protocol/lottery/calls.ts';
import { systemStatus } from '../../sdk/protocol/status/calls.ts';
import { client, failureOf, menuQuery, save, server, startServerHere } from './client-kit.ts';
import { html, json } from './http-server.ts';

startServerHere();

const game = (gameId: unknown) => ({
  gameId,
  code: 'mb',
  remark: 'North',
  isSale: true,
  remainTime: 1000,
  numero: '1',
});

describe('responses to client calls', () => {
  it('API-13 a call returns the value and the envelope fields `serverTime`, `refresh` and `sandbox`', async () => {
    const refresh = { publishLag: 1000, spreadMs: 0 };
    server.handle = response => json(response, { success: true, value: [], serverTime: 5, refresh, sandbox: true });
    const response = await client().call(gameMenu, menuQuery);
    expect(response).toEqual({ value: [], serverTime: 5, refresh, sandbox: true });
  });

  const draw = { gameId: 1, numero: '2', remainTime: 3 };
  const numeroQuery = { query: { device: 'MOBILE', count: 20, prizeMode: 'Lott', language: 'EN' } } as const;
  it.each([
    ['under value', { success: true, value: [draw] }],
    ['under data', { success: true, data: [draw] }],
    ['as the whole body', [draw]],
  ])('API-35 API-36 client accepts the list of draws %s', async (_, body) => {
    server.handle = response => json(response, body);
    const { value } = await client().call(openedNumero, numeroQuery);
    expect(value).toMatchObject([draw]);
  });

  it('R13 client drops invalid rows and reports endpoint, list and number of rows', async () => {
    const gameMenus = [game('1'), game(null), game('3'), game('4')];
    server.handle = response => json(response, { success: true, value: [{ tag: 't', labelName: 'T', gameMenus }] });
    const { call, received } = client();
    const { value } = await call(gameMenu, menuQuery);
    expect(value[0]?.gameMenus).toHaveLength(3);
    expect(received.dropped).toEqual([{ endpoint: 'gameMenu', path: 'gameMenus', count: 1 }]);
  });

  it('R13 a call fails when over half of the rows are invalid', async () => {
    server.handle = response => json(response, { success: true, value: [{ tag: 't' }, {}, 5] });
    expect(await failureOf(client().call(gameMenu, menuQuery))).toMatchObject({ kind: 'invalid-response' });
  });

  it.each([
    ['HTML', (r: Parameters<typeof html>[0]) => html(r)],
    ['half a body of JSON', (r: Parameters<typeof html>[0]) => r.end('{"success":tr')],
    ['an empty body', (r: Parameters<typeof html>[0]) => r.end()],
    ['a text instead of the envelope', (r: Parameters<typeof html>[0]) => json(r, 'ok')],
    ['null', (r: Parameters<typeof html>[0]) => json(r, null)],
    ['a value of another shape', (r: Parameters<typeof html>[0]) => json(r, { success: true, value: { a: 1 } })],
  ])('ERR-17 %s fails with the kind `invalid-response` and is not reported as a lost connection', async (_, handle) => {
    server.handle = handle;
    const { call, received } = client();
    expect(await failureOf(call(gameMenu, menuQuery))).toMatchObject({
      kind: 'invalid-response',
      messageKey: 'error.answer',
    });
    expect(received.lost).toBe(0);
    expect(received.responses).toHaveLength(1);
  });

  it('R1 client reports the times of request and response and the time headers of a response', async () => {
    server.handle = response =>
      setTimeout(() => {
        const headers = { Date: 'Fri, 20 Nov 2026 07:00:00 GMT', Age: '20', 'Cache-Control': 'private, no-store' };
        json(response, { success: true, value: {}, serverTime: 1234 }, 200, headers);
      }, 60);
    const { call, received } = client();
    const before = performance.now();
    await call(systemStatus);
    const around = performance.now() - before;
    const [timing] = received.responses;
    expect(timing).toMatchObject({
      date: Date.UTC(2026, 10, 20, 7),
      age: 20_000,
      noStore: true,
      serverTime: 1234,
    });
    const trip = (timing?.receivedAt ?? 0) - (timing?.sentAt ?? 0);
    expect(trip).toBeGreaterThanOrEqual(55);
    expect(trip).toBeLessThanOrEqual(around + 1);
  });

  it.each([1e308, -1e16])('R1 R13 client ignores the invalid server time %d', async serverTime => {
    server.handle = response =>
      json(response, { success: true, value: {}, serverTime }, 200, { 'Cache-Control': 'no-store' });
    const { call, received } = client();
    expect((await call(systemStatus)).serverTime).toBeUndefined();
    expect(received.responses[0]?.serverTime).toBeUndefined();
  });
});

describe('error responses', () => {
  const respondWith = (status: number, body: unknown, headers = {}) => {
    server.handle = response => json(response, body, status, headers);
    return failureOf(client({ errorTexts: { 'own.code': 'board.title' } }).call(save, { body: { id: 1 } }));
  };
  const coded = (errorCode: string, message?: string) => ({ success: false, errorCode, message });

  it('ERR-02 a denied permission is recognized by error code or by status', async () => {
    const expected = { kind: 'permission', messageKey: 'error.permission' };
    expect(await respondWith(403, coded('permission.denied'))).toMatchObject(expected);
    expect(await respondWith(403, coded('something.else'))).toMatchObject(expected);
  });

  it('ERR-11 the error code `system.upgrading` is reported as an upgrade error', async () => {
    expect(await respondWith(503, coded('system.upgrading'))).toMatchObject({
      kind: 'upgrade',
      messageKey: 'error.upgrade',
    });
  });

  it('ERR-07 ERR-16 an unknown error code is reported as an unknown error with the code and message of the server', async () => {
    expect(await respondWith(200, coded('odd.code', 'Only on Sundays'))).toMatchObject({
      kind: 'api',
      messageKey: 'error.unknown',
      code: 'odd.code',
      message: 'Only on Sundays',
    });
    expect(await respondWith(500, { success: false })).toMatchObject({
      kind: 'http',
      messageKey: 'error.unknown',
      status: 500,
    });
  });

  it('ERR-16 the host can add texts for custom error codes', async () => {
    expect(await respondWith(422, coded('own.code'))).toMatchObject({ messageKey: 'board.title', code: 'own.code' });
    expect(await respondWith(422, coded('constructor'))).toMatchObject({ messageKey: 'error.unknown' });
  });

  it('the error of a failed login contains the value of the response in `data`', async () => {
    const error = await respondWith(422, { success: false, errorCode: 'x', value: { captcha: true } });
    expect(error.data).toEqual({ captcha: true });
  });

  it.each([
    ['seconds', () => '7', 7_000],
    ['a date', () => new Date(Date.now() + 9_000).toUTCString(), 9_000],
  ])('R8 client parses Retry-After as %s', async (_, header, ms) => {
    const error = await respondWith(503, coded('busy'), { 'Retry-After': header() });
    expect(error.retryAfter).toBeGreaterThan(ms - 1_500);
    expect(error.retryAfter).toBeLessThanOrEqual(ms);
  });

  it('ERR-07 an HTML error page is reported as an HTTP error with its status', async () => {
    server.handle = response => html(response, 404);
    expect(await failureOf(client().call(gameMenu, menuQuery))).toMatchObject({ kind: 'http', status: 404 });
  });
});
