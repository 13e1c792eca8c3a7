import { describe, expect, it } from 'vitest';
import { gameMenu, gameMenuRecent, openedNumero } from '../../sdk/protocol/lottery/calls.ts';
import { eventually } from '../helpers/eventually.ts';
import { client, failureOf, mail, menuQuery, read, save, server, startServerHere } from './client-kit.ts';
import { json } from './http-server.ts';

startServerHere();

describe('requests of the client', () => {
  it('API-01 every call carries the module id of the endpoint', async () => {
    const { call } = client();
    await call(gameMenu, menuQuery);
    server.handle = response => json(response, { success: true, value: {} });
    await call(save, { body: { id: 1 } });
    expect(server.seen.map(({ headers }) => headers.moduleid)).toEqual(['COMM3', 'MEMTRANS3']);
  });

  it('client builds the same URL for any order of query fields', async () => {
    const { call } = client();
    await call(gameMenu, { query: { language: 'EN', device: 'MOBILE', prizeMode: 'Lott' } });
    await call(openedNumero, { query: { prizeMode: 'Lott', count: 20, device: 'MOBILE', language: 'EN' } });
    expect(server.seen.map(({ url }) => url)).toEqual([
      '/lgw/vn/games/game_menu?device=MOBILE&language=EN&prizeMode=Lott',
      '/lotto/lgw/games/opened/numero?count=20&device=MOBILE&language=EN&prizeMode=Lott',
    ]);
  });

  it('API-12 client sends reads as GET without a body and writes as POST with JSON or a form body', async () => {
    server.handle = response => json(response, { success: true, value: {} });
    const { call } = client();
    await call(read, { query: { a: 'x y' } });
    await call(save, { query: { a: '1', b: '2' }, body: { id: 7 } });
    await call(mail, { body: { id: 7 } });
    const [get, post, form] = server.seen;
    expect(get).toMatchObject({ method: 'GET', url: '/read?a=x+y', body: '' });
    expect(post).toMatchObject({ method: 'POST', url: '/save?a=1&b=2', body: '{"id":7}' });
    expect(post?.headers['content-type']).toBe('application/json');
    expect(form).toMatchObject({ method: 'POST', body: 'id=7' });
    expect(form?.headers['content-type']).toBe('application/x-www-form-urlencoded');
  });

  it('API-14 client uses the path of the host instead of the default path', async () => {
    await client({ paths: { gameMenu: '/v2/menu' } }).call(gameMenu, menuQuery);
    expect(server.seen[0]?.url).toMatch(/^\/v2\/menu\?/);
  });

  it('ERR-08 a call whose URL is missing fails without sending a request', async () => {
    const error = await failureOf(client({ paths: { gameMenu: '' } }).call(gameMenu, menuQuery));
    expect(error).toMatchObject({ kind: 'config', messageKey: 'error.address' });
    expect(server.seen).toHaveLength(0);
  });

  it('S13 R7 requests carry no cookie, no referrer and no conditional header and revalidate caches', async () => {
    const requests: Request[] = [];
    const fetchSpy: typeof fetch = (input, init) => {
      requests.push(new Request(input, init));
      return fetch(input, init);
    };
    await client({ fetch: fetchSpy }).call(gameMenu, menuQuery);
    expect(requests[0]).toMatchObject({ credentials: 'omit', referrerPolicy: 'no-referrer', cache: 'no-cache' });
    expect(requests[0]?.headers.has('If-None-Match')).toBe(false);
  });

  it('I18N-01 requests carry the language of the visitor, independent of the browser language', async () => {
    let language = 'vi';
    const { call } = client({ language: () => language });
    let second: Promise<unknown> | undefined;
    // An equal request in another language must not share the request in flight.
    server.handle = response => {
      language = 'pt';
      second ??= call(read);
      json(response, { success: true, value: {} });
    };
    await call(read);
    await second;
    expect(server.seen.map(({ headers }) => headers['accept-language'])).toEqual(['vi', 'pt']);
  });

  it('R10 client combines equal concurrent GETs into one request, and a later equal GET sends another request', async () => {
    const { call } = client();
    const responses = await Promise.all([
      call(gameMenu, menuQuery),
      call(gameMenu, menuQuery),
      call(gameMenu, menuQuery),
    ]);
    expect(responses).toHaveLength(3);
    expect(server.seen).toHaveLength(1);
    await call(gameMenu, menuQuery);
    expect(server.seen).toHaveLength(2);
  });

  it('R10 a GET after a write is sent again although an equal GET is in flight', async () => {
    const held: (() => void)[] = [];
    server.handle = (response, { method }) => {
      const respond = () => json(response, { success: true, value: [] });
      if (method === 'GET') held.push(respond);
      else respond();
    };
    const { call } = client();
    const before = call(read, { query: { a: '1' } });
    await eventually(() => expect(held).toHaveLength(1));
    await call(save, { body: { id: 1 } });
    const after = call(read, { query: { a: '1' } });
    await eventually(() => expect(held).toHaveLength(2));
    for (const release of held) release();
    await Promise.all([before, after]);
  });

  it('R10 a shared request is aborted only when its last caller aborts', async () => {
    let closed = 0;
    server.handle = response => {
      response.on('close', () => closed++);
      setTimeout(() => json(response, { success: true, value: [] }), 80);
    };
    const { call, received } = client();
    const [first, second] = [new AbortController(), new AbortController()];
    const a = call(gameMenu, menuQuery, { signal: first.signal });
    const b = call(gameMenu, menuQuery, { signal: second.signal });
    first.abort();
    await expect(a).rejects.toMatchObject({ name: 'AbortError' });
    expect((await b).value).toEqual([]);
    const c = call(gameMenu, menuQuery, { signal: first.signal });
    await expect(c).rejects.toMatchObject({ name: 'AbortError' });
    expect(server.seen).toHaveLength(1);
    expect(received.lost).toBe(0);
    expect(closed).toBe(1);
  });
});

describe('session token in requests of the client', () => {
  const token = () => 'secret';

  it('API-09 calls with a required or optional session send the token, and public calls do not', async () => {
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

  it('API-10 public calls and calls with an optional session send no token for a visitor', async () => {
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

  it('S17 a 401 response ends the session of the token that was sent', async () => {
    server.handle = response => json(response, { success: false, errorCode: 'session.expired' }, 401);
    const { call, received } = client({ token });
    expect(await failureOf(call(save, { body: { id: 1 } }))).toMatchObject({ kind: 'session', status: 401 });
    expect(received.expired).toEqual(['secret']);
  });

  it('S17 a read is retried with a token that was renewed in the meantime, and a write is not', async () => {
    let now = 'old';
    server.handle = (response, { headers }) => {
      now = 'new';
      if (headers.authorization === 'Bearer old') json(response, { success: false, errorCode: 'session.expired' }, 401);
      else json(response, { success: true, value: {} });
    };
    const { call, received } = client({ token: () => now });
    await call(read);
    expect(server.seen.map(({ headers }) => headers.authorization)).toEqual(['Bearer old', 'Bearer new']);
    now = 'old';
    await failureOf(call(save, { body: { id: 1 } }));
    expect(server.seen).toHaveLength(3);
    // The session ignores the expiry of a token that is no longer the current one.
    expect(received.expired).toEqual(['old']);
  });
});
