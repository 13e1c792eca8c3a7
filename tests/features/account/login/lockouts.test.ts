import { afterEach, describe, expect, it } from 'vitest';
import { networkOf } from '../../../../site/gateway/platform/rate-limits/rate-limits.ts';
import {
  accountGateway,
  from,
  HOUR,
  logIn,
  MINUTE,
  PASSWORD,
  SECOND,
  weaken,
} from '../../../helpers/gateway/account-steps.ts';
import { TEST_NOW, type TestGateway } from '../../../helpers/gateway.ts';
import { imageAt } from '../../../helpers/gateway-image.ts';

const open: TestGateway[] = [];
/** Names are stored as HMACs, so a restarted gateway requires the same key. */
const secrets = { hmacKey: 'k'.repeat(43), bodyKeys: [] };
const start = async (settings: Parameters<typeof accountGateway>[0] = {}) => {
  const server = await accountGateway({ secrets, ...settings });
  await weaken(server, 'member0');
  open.push(server);
  return server;
};
afterEach(async () => {
  for (const server of open.splice(0)) await server.stop();
});

let visitor = 0;
/** Each attempt uses a different IP address, because the tested limit counts attempts per name. */
const fail = (server: TestGateway, name = 'member0') =>
  logIn(server, name, 'wrong-one', { captcha: true, headers: from(`198.51.100.${visitor++ % 250}`) });
const succeed = (server: TestGateway, name = 'member0') =>
  logIn(server, name, PASSWORD, { captcha: true, headers: from(`198.51.100.${visitor++ % 250}`) });
const failTimes = async (server: TestGateway, times: number, name?: string) => {
  for (let n = 0; n < times; n++) expect((await fail(server, name)).body.errorCode).toBe('login.failed');
};

describe('S34 name lockout', () => {
  it('login succeeds after nine failed attempts in 15 minutes', async () => {
    const server = await start();
    await failTimes(server, 9);
    expect((await succeed(server)).body.success).toBe(true);
  });

  it('tenth failed attempt locks the name for 15 minutes even with the correct password', async () => {
    const server = await start();
    await failTimes(server, 10);
    const { status, headers, body } = await succeed(server);
    expect([status, body.errorCode, headers.get('retry-after')]).toEqual([429, 'login.locked', '900']);
    await server.advance(15 * MINUTE - SECOND);
    expect((await succeed(server)).headers.get('retry-after')).toBe('1');
    await server.advance(SECOND);
    expect((await succeed(server)).body.success).toBe(true);
  });

  it('response for a locked name is identical for known and unknown names', async () => {
    const server = await start();
    await failTimes(server, 10, 'nobody');
    await failTimes(server, 10, 'member0');
    const [unknown, known] = [await succeed(server, 'nobody'), await succeed(server, 'member0')];
    expect({ ...unknown.body, requestId: '' }).toEqual({ ...known.body, requestId: '' });
  });

  it('lockout duration doubles with each lockout up to 24 hours', async () => {
    const server = await start();
    const lock = async () => {
      await failTimes(server, 10);
      const seconds = Number((await succeed(server)).headers.get('retry-after'));
      await server.advance(seconds * SECOND);
      return seconds / 60;
    };
    const minutes = [];
    for (let n = 0; n < 4; n++) minutes.push(await lock());
    expect(minutes).toEqual([15, 30, 60, 120]);
    await server.db.updateTable('login_lockouts').set({ lock_count: 12 }).execute();
    expect(await lock()).toBe(24 * 60);
  });

  it('failed attempts more than 15 minutes apart do not lock the name', async () => {
    const server = await start();
    await failTimes(server, 9);
    await server.advance(15 * MINUTE);
    await failTimes(server, 2);
    expect((await succeed(server)).body.success).toBe(true);
  });

  it('successful login resets the failed attempts', async () => {
    const server = await start();
    await failTimes(server, 9);
    await succeed(server);
    await failTimes(server, 1);
    expect((await succeed(server)).body.success).toBe(true);
  });

  it('lockouts and failed attempts persist across a restart', async () => {
    const server = await start({ databaseImage: await imageAt(TEST_NOW) });
    await failTimes(server, 9);
    const image = await server.dump();
    const second = await start({ databaseImage: image, now: () => server.now() });
    await failTimes(second, 1);
    const third = await start({ databaseImage: await second.dump(), now: () => server.now() + HOUR / 12 });
    expect((await succeed(third)).headers.get('retry-after')).toBe('600');
  });

  it('login checks the captcha before the password hash', async () => {
    const server = await start();
    await failTimes(server, 1);
    // A stored value that is not a hash makes every password check fail with an internal error.
    await server.db.updateTable('members').set({ password_hash: 'none' }).where('user_name', '=', 'member0').execute();
    expect((await logIn(server, 'member0')).body.errorCode).toBe('captcha.wrong');
    expect((await succeed(server)).body.errorCode).toBe('internal');
  });
});

describe('S34 IP address rate limit', () => {
  it('an IP address has 30 login attempts a minute across all names, and further attempts receive a retry time', async () => {
    const server = await start();
    const tryOnce = (n: number, address: string) =>
      logIn(server, 'member0', PASSWORD, { headers: from(address) }).then(({ status, body }) => [
        n,
        status,
        body.errorCode,
      ]);
    for (let n = 0; n < 29; n++)
      await server.db
        .insertInto('rate_limit_hits')
        .values({ bucket: 'login 203.0.113.7', occurred_at: server.now() })
        .execute();
    expect(await tryOnce(30, '203.0.113.7')).toEqual([30, 200, undefined]);
    expect(await tryOnce(31, '203.0.113.7')).toEqual([31, 429, 'login.locked']);
    expect(await tryOnce(1, '203.0.113.8')).toEqual([1, 200, undefined]);
    await server.advance(MINUTE - 1);
    expect(await tryOnce(31, '203.0.113.7')).toEqual([31, 429, 'login.locked']);
    await server.advance(1);
    expect(await tryOnce(31, '203.0.113.7')).toEqual([31, 200, undefined]);
  });

  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:0db8:0001:0002::9', '2001:db8:1:2'],
    ['2001:db8::1', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
    ['fe80::1:2%eth0', 'fe80:0:0:0'],
  ])('IP address %s is counted by its subnet', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});
