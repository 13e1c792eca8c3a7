import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { connect } from 'node:net';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { catalog } from 'lobbykit/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { VERSION } from '../../../site/gateway/platform/http/static/site.ts';
import { newFolder } from '../../helpers/folders/new-folder.ts';
import { gateway, type TestGateway } from '../../helpers/gateway.ts';

const STYLE = 'body{margin:0}';
const SCRIPT = 'window.started=1';
const FILES: Readonly<Record<string, string>> = {
  'site/index.html': `<!doctype html><style>${STYLE}</style><script>${SCRIPT}</script><script type="module" src="/m/assets/main-abc.js"></script>home`,
  'site/assets/main-abc.js': 'export const page = "site"; // '.repeat(40),
  'site/favicon.ico': 'icon',
  'site/sw.js': 'worker',
  'script/lobbykit.js': 'loader',
  'script/first-shared.a1b2c3d.css': 'first sheet',
  'examples/index.html': '<h1>examples</h1>',
  'examples/script-tag/index.html': '<h1>script tag</h1>',
  'index.js': 'the npm package',
};

let server: TestGateway;
beforeAll(async () => {
  const dist = join(newFolder(), 'dist');
  writeFileSync(join(dirname(dist), 'secret.txt'), 'secret');
  for (const [path, content] of Object.entries(FILES)) {
    mkdirSync(dirname(join(dist, path)), { recursive: true });
    writeFileSync(join(dist, path), content);
    writeFileSync(join(dist, `${path}.gz`), gzipSync(content));
    writeFileSync(join(dist, `${path}.br`), brotliCompressSync(content));
  }
  server = await gateway({ staticDir: dist });
});
afterAll(() => server.stop());

/** Sends the path unchanged; `fetch` would normalize the path. */
function get(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const { hostname, port } = new URL(server.url);
  return new Promise<{ status: number; headers: Record<string, string | string[] | undefined>; body: Buffer }>(
    (resolve, reject) => {
      const outgoing = request({ hostname, port, path, method, headers }, async response => {
        const chunks: Buffer[] = [];
        for await (const chunk of response) chunks.push(chunk);
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) });
      });
      outgoing.on('error', reject).end();
    },
  );
}

const content = async (path: string) => (await get(path)).body.toString();

describe('site served by the gateway', () => {
  it.each(['/', '/m', '/m/', '/m/index', '/m/index.html', '/m/home', '/m/lottery?x=1', '/m/a/b/c'])(
    'ROUTE-01 the site is served at %s',
    async path => {
      const { status, headers, body } = await get(path);
      expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
      expect(body.toString()).toBe(FILES['site/index.html']);
      expect(headers['cache-control']).toBe('no-cache');
    },
  );

  it.each(['/nowhere', '/any/where/', '/login', '/healthz', '/metrics', '/api/v1'])(
    'path %s outside of the site returns 404 instead of a page',
    async path => {
      const { status, headers } = await get(path, { Accept: 'text/html' });
      expect([status, headers['content-type']]).toEqual([404, 'application/json; charset=utf-8']);
    },
  );

  it.each(['/m/assets/gone.js', '/gone.php', '/wps/nowhere', '/lotto/', '/art/', '/lgw'])(
    '%s, a missing file or call, returns 404 instead of a page',
    async path => {
      expect((await get(path)).status).toBe(404);
    },
  );

  it("S44 the site's policy permits only its own scripts and the hashed inline code", async () => {
    const { headers } = await get('/m/home');
    const policy = String(headers['content-security-policy']);
    const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    expect(policy).toContain(`script-src 'self' ${hash(SCRIPT)};`);
    expect(policy).toContain(`style-src 'self' ${hash(STYLE)};`);
    expect(policy).toMatch(/^default-src 'none';/);
    expect(policy).not.toMatch(/unsafe|\*/);
  });

  it("S28 the site's policy permits only the games' origin in frames", async () => {
    const games = new URL(server.gamesUrl);
    const framed = async (host: string) =>
      /frame-src ([^;]*)/.exec(String((await get('/m/home', { Host: host })).headers['content-security-policy']))?.[1];
    expect(await framed('127.0.0.1')).toBe(games.origin);
    expect(await framed('phone.test:8080')).toBe(`http://phone.test:${games.port}`);
  });

  it('hashed files are cached permanently and served in the smallest encoding', async () => {
    const { headers, body } = await get('/m/assets/main-abc.js', { 'Accept-Encoding': 'gzip, br' });
    expect(headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'text/javascript; charset=utf-8',
      vary: 'Accept-Encoding',
    });
    expect(body.equals(brotliCompressSync(FILES['site/assets/main-abc.js']!))).toBe(true);
    const again = await get('/m/assets/main-abc.js', {
      'Accept-Encoding': 'gzip, br',
      'If-None-Match': String(headers.etag),
    });
    expect([again.status, again.body.length]).toEqual([304, 0]);
  });

  it('the site rejects POST', async () => {
    expect((await get('/m/home', {}, 'POST')).status).toBe(404);
  });
});

describe('script-tag build', () => {
  it.each([
    [`/sdk/${VERSION}/lobbykit.js`, 'public, max-age=31536000, immutable'],
    ['/sdk/latest/lobbykit.js', 'no-cache'],
    ['/sdk/latest/first-shared.a1b2c3d.css', 'public, max-age=31536000, immutable'],
  ])('the script-tag build is readable from any origin at %s', async (path, cache) => {
    const { status, headers } = await get(path, { Origin: 'https://host.example' });
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': cache,
      'x-content-type-options': 'nosniff',
    });
  });

  it.each(['/sdk/0.0.0/lobbykit.js', '/sdk/latest/', '/sdk/latest', '/sdk/lobbykit.js', '/sdk/latest/gone.js'])(
    'the script-tag build has no file at %s and returns 404',
    async path => {
      expect((await get(path)).status).toBe(404);
    },
  );
  it('EMBED-25 a 404 for an unknown version or file names the available ones', async () => {
    expect(await content('/sdk/0.0.9/lobbykit.js')).toContain(`there are /sdk/${VERSION}/ and /sdk/latest/`);
    expect(await content('/sdk/latest/gone.js')).toContain('has no such file; its loader is lobbykit.js');
  });
});

describe('examples served by the gateway', () => {
  it('a directory of the examples serves its page and redirects to the trailing slash', async () => {
    expect(await content('/examples/')).toBe('<h1>examples</h1>');
    expect(await content('/examples/script-tag/')).toBe('<h1>script tag</h1>');
    for (const [path, to] of [
      ['/examples', '/examples/'],
      ['/examples/script-tag', '/examples/script-tag/'],
    ]) {
      const { status, headers } = await get(path!);
      expect([status, headers.location]).toEqual([308, to]);
    }
    expect((await get('/examples/gone/')).status).toBe(404);
  });
});

describe('path traversal', () => {
  it.each([
    '/m/../../secret.txt',
    '/m/..%2f..%2fsecret.txt',
    '/m/%2e%2e/%2e%2e/secret.txt',
    '/m/..%5c..%5csecret.txt',
    '/sdk/latest/../../index.js',
    '/sdk/latest/..%2f..%2findex.js',
    '/examples/..%2findex.js',
    '/examples//etc/passwd',
    '/m/%00.txt',
    '/index.js',
    '//etc/passwd.txt',
    '/art/lottery/..%2f..%2fmain.ts',
  ])('URL cannot leave the served directories: %s', async path => {
    const { body } = await get(path);
    expect(body.toString()).not.toMatch(/secret|npm package|root:|startGateway/);
  });

  it('a malformed URL returns 404', async () => {
    expect((await get('/m/%zz.txt')).status).toBe(404);
  });
});

describe('S44 security headers', () => {
  const everywhere = {
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'permissions-policy': expect.stringContaining('camera=()'),
  };
  it.each([
    ['/m/home', { 'cache-control': 'no-cache' }],
    ['/m/sw.js', { 'cache-control': 'no-cache', 'service-worker-allowed': '/m' }],
    ['/lgw/vn/games/game_menu?prizeMode=Lott&device=MOBILE', { 'cache-control': 'public, max-age=0, s-maxage=1' }],
    ['/wps/system/status', { 'cache-control': 'no-store' }],
    ['/lgw/vn/games/game_menu/recent', { 'cache-control': 'no-store' }],
    ['/lgw/vn/games/nothing', { 'cache-control': 'no-store' }],
    ['/nothing.txt', { 'cache-control': 'no-store' }],
    ['/live', { 'cache-control': 'no-store' }],
    ['/openapi.json', { 'cache-control': 'no-cache' }],
    [`/sdk/${VERSION}/lobbykit.js`, {}],
    ['/art/lottery/mb.svg', {}],
  ])('security headers are set on %s', async (path, own) => {
    const { headers } = await get(path, { ModuleId: 'COMM3' });
    expect(headers).toMatchObject({ ...everywhere, ...own });
    expect(headers['x-request-id']).toMatch(/^[\w-]+$/);
    expect(headers['x-powered-by']).toBeUndefined();
    // Absent here, because the header is sent only if a listed proxy reports https.
    expect(headers['strict-transport-security']).toBeUndefined();
  });

  it('S43 forwarded headers are accepted only from a listed proxy', async () => {
    const forged = { ModuleId: 'COMM3', 'X-Forwarded-For': '203.0.113.9, 198.51.100.7', 'X-Forwarded-Proto': 'https' };
    const location = ({ body }: { body: Buffer }) => JSON.parse(body.toString()).value.location;
    expect(location(await get('/wps/system/status', forged))).toBe('127.0.0.1');
    const behind = await gateway({ trustedProxies: ['127.0.0.1', '198.51.100.7'] });
    try {
      const response = await fetch(`${behind.url}/wps/system/status`, { headers: forged });
      expect((await response.json()).value.location).toBe('203.0.113.9');
      expect(response.headers.get('strict-transport-security')).toContain('max-age=31536000');
    } finally {
      await behind.stop();
    }
  });
});

describe('S41 size limits of requests', () => {
  it('a body that exceeds 64 kB by one byte is rejected', async () => {
    const { path, moduleId } = catalog.find(({ method }) => method === 'POST')!;
    const send = (length: number) =>
      fetch(server.url + path, { method: 'POST', headers: { ModuleId: moduleId }, body: 'x'.repeat(length) });
    expect((await send(65_536)).status).not.toBe(413);
    const over = await send(65_537);
    expect([over.status, (await over.json()).errorCode]).toEqual([413, 'input.too.large']);
  });

  it('headers that exceed 16 kB are rejected', async () => {
    expect((await get('/live', { 'X-Long': 'x'.repeat(17_000) })).status).toBe(431);
  });

  it('the gateway continues to run after an invalid request', async () => {
    const { hostname, port } = new URL(server.url);
    const socket = connect(Number(port), hostname);
    socket.resume().end('NONSENSE\r\n\r\n');
    await once(socket, 'close');
    expect((await get('/live')).status).toBe(200);
  });
});
