/** Requests of proxies and machines: IP address formats, header lists, chunked bodies, unknown IP addresses. */
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import { login } from 'lobbykit/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { clientAddress, usedHttps } from '../../../site/gateway/platform/http/exchange.ts';
import { readAddress } from '../../../site/gateway/platform/proxies.ts';
import { readEnvironment } from '../../../site/gateway/settings.ts';
import { gateway, type TestGateway } from '../../helpers/gateway.ts';

const arriving = (remoteAddress: string, headers: Record<string, string> = {}) =>
  ({ socket: { remoteAddress }, headers }) as unknown as IncomingMessage;

describe('visitor IP address behind proxies', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['203.0.113.9:40000', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['::FFFF:cb00:7109', '203.0.113.9'],
    ['[::ffff:203.0.113.9]:443', '203.0.113.9'],
    ['2001:DB8:0::1', '2001:db8::1'],
    ['[2001:db8::1]', '2001:db8::1'],
    ['"[2001:db8::1]:40000"', '2001:db8::1'],
    ['fe80::1%eth0', 'fe80::1'],
    ['unknown', null],
    ['203.0.113', null],
    ['', null],
  ])('S43 an IP address is normalized: %s', (text, address) => {
    expect(readAddress(text)).toBe(address);
  });

  it.each([
    ['a hop with a port', '10.0.0.1', '1.2.3.4, 203.0.113.9:4711', ['10.0.0.1'], '203.0.113.9'],
    ['a hop in brackets', '10.0.0.1', '[2001:db8::7]:4711', ['10.0.0.1'], '2001:db8::7'],
    ['the hop before a proxy with a port', '10.0.0.1', '203.0.113.9, 10.0.0.2:80', ['10.0.0.0/8'], '203.0.113.9'],
    ['the hop before a mapped proxy', '::ffff:10.0.0.1', '203.0.113.9, ::ffff:10.0.0.2', ['10.0.0.0/8'], '203.0.113.9'],
    ['the hop before a mapped network', '10.0.0.1', '203.0.113.9', ['::ffff:10.0.0.0/104'], '203.0.113.9'],
    ['the socket outside of a mapped network', '11.0.0.1', '203.0.113.9', ['::ffff:10.0.0.0/104'], '11.0.0.1'],
    ['the hop before an IPv6 network', 'fd00::5', '203.0.113.9', ['fd00::/8'], '203.0.113.9'],
    ['the socket outside of the network', '11.0.0.1', '203.0.113.9', ['10.0.0.0/8'], '11.0.0.1'],
    ['the proxy that reports an unknown hop', '10.0.0.1', '203.0.113.9, unknown', ['10.0.0.1'], '10.0.0.1'],
  ])('S43 the visitor IP address is %s', (_, socket, forwarded, trusted, address) => {
    expect(clientAddress(arriving(socket, { 'x-forwarded-for': forwarded }), trusted)).toBe(address);
  });

  it.each([
    ['https, https', true],
    ['https,http', true],
    ['HTTPS', true],
    ['http, https', false],
    ['', false],
  ])('S43 the outermost trusted proxy determines the protocol: %j', (list, https) => {
    expect(usedHttps(arriving('127.0.0.1', { 'x-forwarded-proto': list }), ['127.0.0.0/8'])).toBe(https);
    expect(usedHttps(arriving('127.0.0.1', { 'x-forwarded-proto': list }), [])).toBe(false);
  });

  it('S43 TRUSTED_PROXIES accepts networks and rejects names and the network of all IP addresses', () => {
    const list = '10.0.0.0/8,fd00::/8,192.0.2.1';
    expect(readEnvironment({ TRUSTED_PROXIES: list }).trustedProxies).toEqual(list.split(','));
    for (const wrong of ['10.0.0.0/33', '10.0.0.0/', '0.0.0.0/0', '::/0', 'nginx', '10.0.0.1:80']) {
      expect(() => readEnvironment({ TRUSTED_PROXIES: wrong })).toThrow(`TRUSTED_PROXIES holds "${wrong}"`);
    }
  });
});

describe('gateway behind a proxy', () => {
  let server: TestGateway;
  beforeAll(async () => {
    server = await gateway({ trustedProxies: ['127.0.0.1'] });
  });
  afterAll(() => server.stop());

  it('S43 callers with the same IP address share a rate limit regardless of their ports', async () => {
    const tries = Array.from({ length: 31 }, (_, n) => {
      const headers = { 'X-Forwarded-For': `${n % 2 ? '::ffff:203.0.113.9' : `203.0.113.9:${40_000 + n}`}` };
      return server.call(login, { type: 'username', username: `nobody${n}`, password: 'wrong-pass-1' }, headers);
    });
    expect((await Promise.all(tries)).filter(({ status }) => status === 429)).toHaveLength(1);
  });

  /** Sends a body in chunks, without a Content-Length. */
  const send = (path: string, write: (outgoing: ClientRequest) => void, type = 'application/json') =>
    new Promise<{ status: number; body: string }>((resolve, reject) => {
      const headers = { 'Content-Type': type, ModuleId: login.moduleId };
      const outgoing = request(server.url + path, { method: 'POST', headers }, incoming => {
        let body = '';
        incoming
          .on('data', chunk => {
            body += chunk;
          })
          .on('end', () => resolve({ status: incoming.statusCode ?? 0, body }));
      });
      outgoing.on('error', reject);
      write(outgoing);
    });

  it('S41 a call accepts a chunked body', async () => {
    const { status, body } = await send(login.path, outgoing => {
      outgoing.write('{"type":"username","username":"member0",');
      outgoing.end('"password":"Lobby-2026"}');
    });
    expect([status, JSON.parse(body).success]).toEqual([200, true]);
  });

  it('S41 a chunked body that exceeds the limit is rejected before the body ends', async () => {
    let open: ClientRequest | undefined;
    const { status, body } = await send(login.path, outgoing => {
      open = outgoing;
      for (let n = 0; n < 65; n++) outgoing.write(' '.repeat(1_024));
    });
    open?.destroy();
    expect([status, JSON.parse(body).errorCode]).toEqual([413, 'input.too.large']);
  });

  it('PAY-08 a webhook accepts a chunked body', async () => {
    const { status, body } = await send('/pay/notify/demo/sandbox', outgoing => {
      outgoing.write('{"a":');
      outgoing.end('1}');
    });
    expect([status, JSON.parse(body)]).toEqual([401, { outcome: 'forged' }]);
  });

  it('the games port accepts a chunked body', async () => {
    const status = await new Promise(resolve => {
      const headers = { 'Content-Type': 'application/json' };
      const outgoing = request(`${server.gamesUrl}/api/enter`, { method: 'POST', headers }, incoming =>
        resolve(incoming.resume().statusCode),
      );
      outgoing.write('{"ticket":');
      outgoing.end('"none"}');
    });
    expect(status).not.toBe(411);
  });
});
