import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sql } from 'kysely';
import { createLobby } from 'lobbykit';
import { checkUsername, gameList, gameVendors, login, memberInfo } from 'lobbykit/wire';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createCaptchaProvider } from '../../../site/gateway/features/verification/captcha/provider.ts';
import { createLog } from '../../../site/gateway/platform/log.ts';
import { readTrace } from '../../../site/gateway/platform/request-context.ts';
import { attacks, sharedAttacks } from '../../fixtures/attacks.ts';
import { nastyTexts } from '../../fixtures/nasty.ts';
import { accountGateway, from, logIn, PASSWORD } from '../../helpers/gateway/account-steps.ts';
import { scrape } from '../../helpers/gateway/scrape-metrics.ts';
import type { TestGateway } from '../../helpers/gateway.ts';
import { isSlowRun } from '../../helpers/slow.ts';

const MENU = '/lgw/vn/games/game_menu?prizeMode=Lott&device=MOBILE';
const TRACE = '0af7651916cd43dd8448eb211c80319c';
const TRACEPARENT = `00-${TRACE}-b7ad6b7169203331-01`;

let server: TestGateway;
/** Lines of the log. */
const written: string[] = [];
const lines = () =>
  written
    .join('')
    .trim()
    .split('\n')
    .map(line => JSON.parse(line) as Record<string, unknown>);
/** Request headers received by the captcha provider. */
const requests: IncomingHttpHeaders[] = [];
const provider = createServer((request, response) => {
  requests.push(request.headers);
  response.setHeader('Content-Type', 'application/json');
  response.end('{"success":true,"hostname":"lobby.example"}');
});

beforeAll(async () => {
  vi.spyOn(process.stderr, 'write').mockImplementation(chunk => {
    written.push(String(chunk));
    return true;
  });
  await new Promise<void>(resolve => provider.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(provider.address() as AddressInfo).port}/`;
  server = await accountGateway({
    logLevel: 'trace',
    metricsPort: 0,
    providers: {
      captcha: createCaptchaProvider({ provider: 'turnstile', secret: 's', hosts: ['lobby.example'], url }),
    },
  });
});
afterAll(async () => {
  vi.restoreAllMocks();
  await server.stop();
  provider.close();
});

/** Log lines of a request. */
const linesOf = (requestId: string | null) => lines().filter(line => line.requestId === requestId);

describe('request ids', () => {
  it.each([
    ['a rejected call', memberInfo.path, 401, memberInfo.moduleId],
    ['a cached response', MENU, 200, 'COMM3'],
    ['an unknown URL', '/nobody', 404, ''],
  ])('OPS-11 response and log line of %s share a unique request id', async (_, path, status, ModuleId) => {
    const responses = [1, 2, 3].map(() => fetch(server.url + path, { headers: { ModuleId } }));
    const ids = [];
    for (const response of await Promise.all(responses)) {
      expect(response.status).toBe(status);
      ids.push(response.headers.get('x-request-id'));
    }
    expect(ids[0]).toMatch(/^[0-9a-f]{10}-[0-9a-z]+$/);
    expect(new Set(ids).size).toBe(3);
    for (const id of ids) await expect.poll(() => linesOf(id).map(({ msg }) => msg)).toEqual(['answered']);
  });

  it('OPS-11 a failed request logs the error with the request id of the response header and envelope', async () => {
    await sql`alter table members rename column user_name_folded to lost_key`.execute(server.db);
    const rejected = await server.get(`${checkUsername.path}?username=somebody`, { ModuleId: checkUsername.moduleId });
    await sql`alter table members rename column lost_key to user_name_folded`.execute(server.db);
    expect(rejected.status).toBe(500);
    const id = rejected.headers.get('x-request-id');
    expect(rejected.body.requestId).toBe(id);
    await expect.poll(() => linesOf(id).map(({ msg }) => msg)).toEqual(['answer failed', 'answered']);
  });

  it('OPS-11 an error of the kit has the request id of the response', async () => {
    const lobby = createLobby({ gateway: server.url, name: 'ids', merchant: 'demo' });
    // Uses a call that is rejected quickly, with a timeout that suits a busy machine.
    const pending = lobby.call(gameVendors, { query: { merchant: 'nobody' } }, { timeout: 100_000, retry: false });
    const failed = await pending.then(
      () => null,
      (error: { requestId?: string; code?: string }) => error,
    );
    expect(failed?.code).toBe('merchant.unknown');
    expect(failed).toMatchObject({ requestId: expect.stringMatching(/^[0-9a-f]{10}-/) });
    await expect.poll(() => linesOf(failed?.requestId ?? null).some(({ msg }) => msg === 'answered')).toBe(true);
  });
});

describe('trace of the caller', () => {
  it('OPS-11 the trace id is in the log lines of the request and is forwarded to the captcha provider', async () => {
    // After a wrong password a login requires a captcha, which the provider verifies.
    await logIn(server, 'member0', 'Wrong-2026');
    requests.length = 0;
    const { headers } = await server.call(
      login,
      { type: 'username', username: 'member0', password: PASSWORD, captcha: 'token of a provider' },
      { traceparent: TRACEPARENT, ...from('10.9.9.9') },
    );
    await expect.poll(() => linesOf(headers.get('x-request-id')).map(({ traceId }) => traceId)).toContain(TRACE);
    expect(requests.map(({ traceparent }) => traceparent)).toEqual([
      expect.stringMatching(new RegExp(`^00-${TRACE}-(?!b7ad6b7169203331)[0-9a-f]{16}-01$`)),
    ]);
  });

  it('OPS-11 a page of another origin may send a traceparent header', async () => {
    const preflight = await fetch(server.url + login.path, {
      method: 'OPTIONS',
      headers: { Origin: 'https://shop.example', 'Access-Control-Request-Method': 'POST' },
    });
    expect(preflight.headers.get('access-control-allow-headers')).toContain('traceparent');
  });

  it.each([
    [TRACEPARENT, { traceId: TRACE, isSampled: true }],
    [`00-${TRACE}-b7ad6b7169203331-00`, { traceId: TRACE, isSampled: false }],
    [`cc-${TRACE}-b7ad6b7169203331-01-what-comes-later`, { traceId: TRACE, isSampled: true }],
    [undefined, null],
    ['', null],
    [`ff-${TRACE}-b7ad6b7169203331-01`, null],
    [`00-${TRACE}-b7ad6b7169203331-01-more`, null],
    [`00-${'0'.repeat(32)}-b7ad6b7169203331-01`, null],
    [`00-${TRACE}-${'0'.repeat(16)}-01`, null],
    [`00-${TRACE.toUpperCase()}-b7ad6b7169203331-01`, null],
    [`00-${TRACE.slice(1)}-b7ad6b7169203331-01`, null],
    ['<img src=x onerror=alert(1)>', null],
  ])('OPS-11 traceparent %s is parsed, or ignored if it is invalid', (header, trace) => {
    expect(readTrace(header)).toEqual(trace);
  });
});

describe('input of callers', () => {
  // The complete collection of attack strings takes minutes, so only the slow run uses it.
  const collection = isSlowRun ? sharedAttacks() : [];
  // Excludes shorter texts, which may occur in a log by chance.
  const typed = [...new Set([...attacks, ...collection, ...nastyTexts])].filter(text => text.length >= 6);

  it('OPS-11 log and metrics contain no names, passwords, codes, card numbers or search texts', {
    timeout: 600_000,
  }, async () => {
    const search = `${gameList.path}?merchant=demo&platform=html5&gameType=RNG&pageNo=1&pageSize=25&clientType=2&language=EN`;
    const send = async (text: string, n: number) => {
      const encoded = encodeURIComponent(text.toWellFormed());
      const address = from(`10.1.${n >> 8}.${n & 255}`);
      await fetch(`${server.url}${search}&gameName=${encoded}`, { headers: { ModuleId: gameList.moduleId } });
      await fetch(`${server.url}${checkUsername.path}?username=${encoded}`, {
        headers: { ModuleId: checkUsername.moduleId, ...address },
      });
      await server.call(login, { type: 'username', username: text, password: text, captcha: text }, address);
      await server.call(login, { type: text, code: text, cardNumber: text }, address);
    };
    for (let n = 0; n < typed.length; n += 8)
      await Promise.all(typed.slice(n, n + 8).map((text, i) => send(text, n + i)));
    const { text: metrics } = await scrape(server);
    const stored = written.join('') + metrics;
    expect(typed.length).toBeGreaterThan(30);
    const forms = (text: string) => [text, JSON.stringify(text).slice(1, -1), encodeURIComponent(text.toWellFormed())];
    expect(typed.filter(text => forms(text).some(form => stored.includes(form)))).toEqual([]);
    expect(lines().filter(({ msg }) => msg === 'answered').length).toBeGreaterThan(3 * typed.length - 1);
  });

  it.each(['accountNo', 'accountName', 'answer', 'password', 'code', 'token'])(
    'OPS-11 the log redacts field %s',
    field => {
      const out: string[] = [];
      createLog('info', line => out.push(line)).info({ [field]: 'c4nary', body: { [field]: 'c4nary' } }, 'x');
      expect(out.join('')).not.toContain('c4nary');
    },
  );

  it('OPS-11 the log removes the value from a database error about an invalid value', () => {
    const out: string[] = [];
    const error = Object.assign(new Error('invalid input syntax for type bigint: "c4nary "x""'), { code: '22P02' });
    createLog('info', line => out.push(line)).error({ err: error }, 'failed');
    expect(out.join('')).not.toContain('c4nary');
    expect(JSON.parse(out[0]!).err.message).toBe('invalid input syntax for type bigint');
  });
});
