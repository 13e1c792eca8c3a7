import { Agent, request } from 'node:http';
import { PGlite } from '@electric-sql/pglite';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { setOnSale } from '../../../site/gateway/features/lottery/draws-repository.ts';
import { embeddedGateway, type Group, type HistoryPage, type TestGateway } from '../../helpers/gateway.ts';

const MENU = '/lgw/vn/games/game_menu?prizeMode=Lott&device=MOBILE&language=EN';

let server: TestGateway;
beforeAll(async () => {
  server = await embeddedGateway();
});
afterAll(() => server.stop());

// Advances to the next minute, in which a fast lottery draws, so every test begins with an empty cache.
beforeEach(() => server.advance(60_000 - (server.now() % 60_000)));
afterEach(() => vi.restoreAllMocks());

/** Avoids `fetch`, which would decompress and answer 304 from its own cache. */
function raw(path: string, headers: Record<string, string> = {}, method = 'GET', agent?: Agent) {
  return new Promise<{ status: number; headers: Record<string, unknown>; body: Buffer }>((resolve, reject) => {
    const outgoing = request(
      server.url + path,
      { method, agent, headers: { ModuleId: 'COMM3', ...headers } },
      async response => {
        const chunks: Buffer[] = [];
        for await (const chunk of response) chunks.push(chunk);
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) });
      },
    );
    outgoing.on('error', reject).end();
  });
}

describe('shared response cache', () => {
  it('1,000 parallel requests need at most one database read', async () => {
    const reads = vi.spyOn(PGlite.prototype, 'query');
    const agent = new Agent({ keepAlive: true, maxSockets: 200 });
    const responses = await Promise.all(Array.from({ length: 1_000 }, () => raw(MENU, {}, 'GET', agent)));
    agent.destroy();
    const bodies = responses.map(({ body }) => body.toString());
    expect(new Set(bodies).size).toBe(1);
    expect(reads.mock.calls.length).toBe(1);
  });

  it('languages, menu and open draws share one database read', async () => {
    const reads = vi.spyOn(PGlite.prototype, 'query');
    await Promise.all(
      [
        MENU,
        MENU.replace('EN', 'VI'),
        '/lotto/lgw/games/opened/numero?device=MOBILE&count=20&prizeMode=Lott&language=EN',
        '/lgw/vn/numeros/opened/game?device=MOBILE&count=20&gameId=101',
      ].map(path => server.get(path)),
    );
    expect(reads.mock.calls.length).toBe(1);
  });

  it('a request with the current ETag returns 304 without a body', async () => {
    const first = await raw(MENU);
    const etag = String(first.headers.etag);
    expect(etag).toMatch(/^"[\w-]+"$/);
    const again = await raw(MENU, { 'If-None-Match': etag });
    expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, etag]);
    expect(again.headers['cache-control']).toBe('public, max-age=0, s-maxage=1');
    expect((await raw(MENU, { 'If-None-Match': `"other", W/${etag}` })).status).toBe(304);
    expect((await raw(MENU, { 'If-None-Match': '"other"' })).status).toBe(200);
  });

  it('a shared response is identical for all requests while no data change', async () => {
    const first = await raw(MENU);
    await server.advance(59_999);
    const later = await raw(MENU);
    expect(later.body.equals(first.body)).toBe(true);
  });

  it('a shared response is built again after a draw, after a change of data, and per language', async () => {
    const tags = [(await raw(MENU)).headers.etag];
    tags.push((await raw(MENU.replace('EN', 'VI'))).headers.etag);
    await server.advance(60_000);
    tags.push((await raw(MENU)).headers.etag);
    expect(new Set(tags).size).toBe(3);
    const { body } = await server.get(MENU);
    expect(body.serverTime).toBe(server.now());
  });

  it('each encoding of a shared response has a separate ETag and the same content', async () => {
    const { gunzipSync, brotliDecompressSync } = await import('node:zlib');
    const plain = await raw(MENU);
    const gzip = await raw(MENU, { 'Accept-Encoding': 'gzip' });
    const br = await raw(MENU, { 'Accept-Encoding': 'gzip, deflate, br' });
    expect([plain, gzip, br].map(({ headers }) => headers['content-encoding'])).toEqual([undefined, 'gzip', 'br']);
    expect(new Set([plain, gzip, br].map(({ headers }) => headers.etag)).size).toBe(3);
    expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true);
    expect(brotliDecompressSync(br.body).equals(plain.body)).toBe(true);
    expect((await raw(MENU, { 'Accept-Encoding': 'br;q=0, gzip;q=0' })).headers['content-encoding']).toBeUndefined();
    expect(plain.headers.vary).toBe('Accept-Encoding');
  });

  it('HEAD returns the headers without a body', async () => {
    const head = await raw(MENU, {}, 'HEAD');
    expect([head.status, head.body.length]).toEqual([200, 0]);
    expect(Number(head.headers['content-length'])).toBe((await raw(MENU)).body.length);
  });

  it('API-09 S13 a shared response is the same with any token and does not read the session', async () => {
    const without = await raw(MENU);
    const reads = vi.spyOn(PGlite.prototype, 'query');
    for (const Authorization of ['Bearer nonsense', 'Basic x', '']) {
      const response = await raw(MENU, { Authorization, Origin: 'https://host.example' });
      expect([response.status, response.body.equals(without.body), response.headers.etag]).toEqual([
        200,
        true,
        without.headers.etag,
      ]);
    }
    expect(reads).not.toHaveBeenCalled();
  });

  it('GW-04 a cached response requires the module id', async () => {
    await raw(MENU);
    expect((await fetch(server.url + MENU)).status).toBe(400);
    expect((await raw(MENU, { ModuleId: 'REG3' })).status).toBe(400);
  });

  it('a cached history page includes a new result', async () => {
    const HISTORY = '/lgw/vn/draws/history?gameId=137&pageNo=1&pageSize=5';
    const before = (await server.get<HistoryPage>(HISTORY)).body.value.content[0]!.numero;
    await server.advance(60_000);
    const after = (await server.get<HistoryPage>(HISTORY)).body.value.content[0]!.numero;
    expect(Number(after.slice(-4))).toBe(Number(before.slice(-4)) + 1);
  });

  it('a shared response does not reflect changes of rows that were made without the gateway', async () => {
    await raw(MENU);
    await setOnSale(server.db, 'mb', false);
    const { body } = await server.get<Group[]>(MENU);
    expect(body.value[1]?.gameMenus[0]).toMatchObject({ code: 'mb', isSale: true });
  });
});
