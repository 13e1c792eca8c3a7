import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { clientAddress } from '../../../site/gateway/platform/http/exchange.ts';
import { createSnapshots } from '../../../site/gateway/platform/http/response-cache.ts';
import { createStaleIfError } from '../../../site/gateway/platform/http/stale-if-error.ts';
import { createLog } from '../../../site/gateway/platform/log.ts';

const connectionError = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
const MINUTES = 60_000;

/** Snapshot cache with a clock that the test sets. */
function snapshots() {
  const clock = { now: 0 };
  const now = () => clock.now;
  return { clock, cache: createSnapshots({ now, staleIfError: createStaleIfError(now), headers: {} }) };
}
const content = (value: unknown, changesAt?: number) => async () => ({ envelope: { value }, changesAt });
const fails = (error: Error) => async () => Promise.reject(error);

describe('cached responses', () => {
  it('R23 a cached response is served for at most five minutes while the database is unavailable', async () => {
    const { clock, cache } = snapshots();
    const first = await cache.get('menu', content(1));
    cache.invalidate();
    expect(await cache.get('menu', fails(connectionError))).toBe(first);
    clock.now = 5 * MINUTES;
    expect(await cache.get('menu', fails(connectionError))).toBe(first);
    clock.now = 5 * MINUTES + 1;
    await expect(cache.get('menu', fails(connectionError))).rejects.toBe(connectionError);
  });

  it('R23 a successful read from the database restarts the five minutes of a cached response', async () => {
    const { clock, cache } = snapshots();
    await cache.get('menu', content(1));
    cache.invalidate();
    await cache.get('menu', fails(connectionError));
    clock.now = 4 * MINUTES;
    const second = await cache.get('menu', content(2));
    cache.invalidate();
    clock.now = 8 * MINUTES;
    expect(await cache.get('menu', fails(connectionError))).toBe(second);
  });

  it('a cached response does not replace the response of an internal error', async () => {
    const { cache } = snapshots();
    await cache.get('menu', content(1));
    cache.invalidate();
    const fault = new TypeError('wrong');
    await expect(cache.get('menu', fails(fault))).rejects.toBe(fault);
  });

  it('R7 concurrent requests share one build of a response, and the build is repeated if rows changed during the build', async () => {
    const { cache } = snapshots();
    let builds = 0;
    const build = async () => {
      builds += 1;
      await Promise.resolve();
      return { envelope: { builds } };
    };
    const early = Promise.all([cache.get('menu', build), cache.get('menu', build)]);
    cache.invalidate();
    const late = await cache.get('menu', build);
    const [a, b] = await early;
    expect(builds).toBe(2);
    expect(a).toBe(b);
    expect(late).not.toBe(a);
  });

  it('a cached response is rebuilt at the time at which its content expires', async () => {
    const { clock, cache } = snapshots();
    const first = await cache.get('open', content(1, 1_000));
    cache.remember('/open', 'open');
    clock.now = 999;
    expect(cache.peek('/open')).toBe(first);
    clock.now = 1_000;
    expect(cache.peek('/open')).toBeUndefined();
    expect(await cache.get('open', content(2, 2_000))).not.toBe(first);
  });

  it('the cache holds at most 500 responses', async () => {
    const { cache } = snapshots();
    for (let n = 0; n <= 500; n++) {
      await cache.get(`page ${n}`, content(n));
      cache.remember(`/page/${n}`, `page ${n}`);
    }
    expect(cache.peek('/page/0')).toBeUndefined();
    expect(cache.peek('/page/500')).toBeDefined();
  });
});

describe('log redaction', () => {
  it('S42 the log redacts secrets at any depth', () => {
    const lines: string[] = [];
    const log = createLog('info', line => lines.push(line));
    const canary = 'c4nary';
    const fields = ['authorization', 'token', 'password', 'code', 'captcha', 'mobile', 'mail', 'email', 'secret'];
    for (const field of fields) {
      log.info({ [field]: canary }, 'top');
      log.info({ body: { [field]: canary } }, 'one down');
      log.info({ request: { headers: { [field]: canary } } }, 'two down');
    }
    expect(lines).toHaveLength(fields.length * 3);
    expect(lines.join('')).not.toContain(canary);
    expect(lines.every(line => line.includes('[removed]'))).toBe(true);
  });
});

describe('visitor IP address', () => {
  const request = (remoteAddress: string, forwarded?: string) =>
    ({ socket: { remoteAddress }, headers: { 'x-forwarded-for': forwarded } }) as unknown as IncomingMessage;
  it.each([
    ['the socket', '203.0.113.9', undefined, [], '203.0.113.9'],
    ['the socket despite a forged header', '203.0.113.9', '1.2.3.4', [], '203.0.113.9'],
    ['an IPv4 address in IPv6 form', '::ffff:203.0.113.9', undefined, [], '203.0.113.9'],
    ['the hop before a listed proxy', '10.0.0.1', '1.2.3.4, 203.0.113.9', ['10.0.0.1'], '203.0.113.9'],
    [
      'the hop before two listed proxies',
      '10.0.0.1',
      '1.2.3.4, 203.0.113.9, 10.0.0.2',
      ['10.0.0.1', '10.0.0.2'],
      '203.0.113.9',
    ],
    ['the proxy itself without a header', '10.0.0.1', undefined, ['10.0.0.1'], '10.0.0.1'],
  ])('S43 the visitor IP address is %s', (_, socket, forwarded, trusted, address) => {
    expect(clientAddress(request(socket, forwarded), trusted)).toBe(address);
  });
});
