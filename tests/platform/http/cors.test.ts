import { request } from 'node:http';
import { catalog, rankList, whitelabel } from 'lobbykit/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addOrigin } from '../../../site/gateway/features/merchants/merchants-repository.ts';
import { gateway, type TestGateway } from '../../helpers/gateway.ts';

const SHOP = 'https://shop.example';
const APP = 'capacitor://localhost';
const MENU = '/lgw/vn/games/game_menu?prizeMode=Lott&device=MOBILE';
const RECENT = '/lgw/vn/games/game_menu/recent?device=MOBILE&recentCount=100&prizeMode=Lott&language=EN';

let server: TestGateway;
/** Gateway whose sandbox merchant lists its origins. */
let strict: TestGateway;
beforeAll(async () => {
  [server, strict] = await Promise.all([gateway(), gateway()]);
  await strict.db.updateTable('merchants').set({ any_origin: false }).execute();
  await addOrigin(strict.db, 'acme', SHOP);
  await addOrigin(strict.db, 'acme', APP);
  // Inserts the row directly, without the validation of the command line.
  await strict.db.insertInto('merchant_origins').values({ merchant_code: 'acme', origin: 'null' }).execute();
});
afterAll(() => Promise.all([server.stop(), strict.stop()]));

/** Sends headers that `fetch` does not allow. */
function send(at: TestGateway, method: string, path: string, headers: Record<string, string>) {
  return new Promise<{ status: number; headers: Record<string, string | string[] | undefined> }>((resolve, reject) => {
    const outgoing = request(at.url + path, { method, headers }, response => {
      response.resume().on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers }));
    });
    outgoing.on('error', reject).end();
  });
}

const preflight = (at: TestGateway, path: string, origin: string) =>
  send(at, 'OPTIONS', path, {
    Origin: origin,
    'Access-Control-Request-Method': 'GET',
    'Access-Control-Request-Headers': 'moduleid',
  });

describe('S38 CORS preflights', () => {
  it.each(catalog.filter(({ auth }) => auth === 'never').map(({ name, path }) => [name, path]))(
    'a preflight of %s, which needs no token, admits every origin for two hours without Authorization',
    async (_, path) => {
      const { status, headers } = await preflight(strict, path, 'https://anybody.example');
      expect(status).toBe(204);
      const shared = !catalog.some(other => other.path === path && other.auth !== 'never');
      if (!shared) return;
      expect(headers['access-control-allow-origin']).toBe('*');
      expect(headers.vary).toBeUndefined();
      expect(headers['access-control-max-age']).toBe('7200');
      expect(headers['access-control-allow-headers']).toBe(
        'ModuleId, Content-Type, Idempotency-Key, Encryption, Device, Captcha-Key, traceparent, tracestate',
      );
    },
  );

  it.each([
    ['a listed origin', () => strict, SHOP, 204, SHOP],
    ['an unlisted origin', () => strict, 'https://evil.example', 403, undefined],
    ['a listed host with another scheme', () => strict, 'http://shop.example', 403, undefined],
    ['a longer name', () => strict, 'https://shop.example.evil.example', 403, undefined],
    ['a listed origin with a trailing dot', () => strict, `${SHOP}.`, 204, `${SHOP}.`],
    ['the listed origin of an app', () => strict, APP, 204, APP],
    ['an app at another port', () => strict, `${APP}:8080`, 403, undefined],
    ['an app of another scheme', () => strict, 'ionic://localhost', 403, undefined],
    ['the null origin', () => strict, 'null', 403, undefined],
    ['any origin at a sandbox merchant', () => server, 'https://anybody.example', 204, 'https://anybody.example'],
    ['an app at a sandbox merchant', () => server, APP, 204, APP],
    ['an extension at a sandbox merchant', () => server, 'moz-extension://a-b', 204, 'moz-extension://a-b'],
    ['the null origin at a sandbox merchant', () => server, 'null', 403, undefined],
  ])(
    'a preflight of a call with a token is answered depending on the origin: %s',
    async (_, at, origin, status, allowed) => {
      const response = await preflight(at(), RECENT, origin);
      expect([response.status, response.headers['access-control-allow-origin']]).toEqual([status, allowed]);
      expect(response.headers.vary).toBe('Origin');
      if (status === 204) {
        expect(response.headers['access-control-allow-headers']).toBe(
          'Authorization, ModuleId, Content-Type, Idempotency-Key, Encryption, Device, Captcha-Key, traceparent, tracestate',
        );
        expect(response.headers['access-control-max-age']).toBe('7200');
      }
    },
  );
});

describe('S38 CORS responses', () => {
  it('a shared response is open to all origins, does not vary by origin and exposes the needed headers', async () => {
    for (const origin of ['https://anybody.example', 'null']) {
      const { headers } = await send(strict, 'GET', MENU, { ModuleId: 'COMM3', Origin: origin });
      expect(headers['access-control-allow-origin']).toBe('*');
      expect(headers.vary).toBe('Accept-Encoding');
      expect(headers['access-control-expose-headers']).toBe(
        'Date, Age, ETag, Retry-After, RateLimit-Policy, RateLimit, X-Request-Id',
      );
    }
  });

  it("a merchant's response varies by Origin", async () => {
    for (const { path, query } of [
      { path: whitelabel.path, query: '' },
      { path: rankList.path, query: '?gameCategory=ALL&limitNum=20&language=EN' },
    ]) {
      const { status, headers } = await send(strict, 'GET', `${path}${query}`, { ModuleId: 'COMM3', Origin: SHOP });
      expect([path, status, headers.vary]).toEqual([path, 200, 'Accept-Encoding, Origin']);
    }
  });

  it("a member's response is readable only for origins of the member's merchant", async () => {
    await addOrigin(strict.db, 'other', 'https://other.example');
    const { token } = await strict.memberSession({ merchant: 'acme' });
    const from = (origin: string) =>
      send(strict, 'GET', RECENT, { ModuleId: 'COMM3', Authorization: `Bearer ${token}`, Origin: origin });
    const own = await from(SHOP);
    expect([own.status, own.headers['access-control-allow-origin'], own.headers.vary]).toEqual([200, SHOP, 'Origin']);
    for (const origin of ['https://other.example', 'https://evil.example', 'null']) {
      const { status, headers } = await from(origin);
      expect([status, headers['access-control-allow-origin']]).toEqual([403, undefined]);
    }
    // The gateway's own site and callers without an origin may read the response.
    expect((await from(strict.url)).status).toBe(200);
    expect((await send(strict, 'GET', RECENT, { ModuleId: 'COMM3', Authorization: `Bearer ${token}` })).status).toBe(
      200,
    );
  });

  it('the origin of an app with the gateway’s host name does not count as a page of the gateway', async () => {
    const { port } = new URL(strict.url);
    const from = (origin: string) =>
      send(strict, 'OPTIONS', RECENT, {
        Host: `localhost:${port}`,
        Origin: origin,
        'Access-Control-Request-Method': 'GET',
      });
    expect((await from(`tauri://localhost:${port}`)).status).toBe(403);
    expect((await from(`http://localhost:${port}`)).status).toBe(204);
  });

  it('responses never set a cookie', async () => {
    for (const path of [MENU, RECENT, '/wps/system/status', '/openapi.json', '/nothing']) {
      expect((await send(server, 'GET', path, { ModuleId: 'COMM3' })).headers['set-cookie']).toBeUndefined();
    }
  });
});
