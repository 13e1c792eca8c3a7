import { scryptSync } from 'node:crypto';
import { systemStatus } from 'lobbykit/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createPasswords } from '../../../../site/gateway/features/account/passwords/hashing.ts';
import { accountGateway, from, logIn, PASSWORD, weaken, weakHash } from '../../../helpers/gateway/account-steps.ts';
import type { TestGateway } from '../../../helpers/gateway.ts';
import { isSlowRun } from '../../../helpers/slow.ts';

/** Concurrent logins: 200 in the slow run, otherwise enough to fill the queue. */
const AT_ONCE = isSlowRun ? 200 : 70;

const passwords = createPasswords();
describe('S33 password hashes', () => {
  it('password hash is scrypt with N=2^15, r=8, p=3 and a unique salt', async () => {
    const [one, other] = await Promise.all([passwords.hash('Heron-77'), passwords.hash('Heron-77')]);
    expect(one).toMatch(/^scrypt\$ln=15,r=8,p=3\$[\w-]{22}\$[\w-]{43}$/);
    expect(one).not.toBe(other);
    const [, , salt = '', hash] = one.split('$');
    const maxmem = 64 * 1024 * 1024;
    const again = scryptSync('Heron-77', Buffer.from(salt, 'base64url'), 32, { N: 2 ** 15, r: 8, p: 3, maxmem });
    expect(again.toString('base64url')).toBe(hash);
  });

  it('password hash matches only its password in any Unicode normalization form', async () => {
    const stored = await passwords.hash('Mật khẩu'.normalize('NFC'));
    expect(await passwords.verify('Mật khẩu'.normalize('NFD'), stored)).toEqual({ right: true });
    expect(await passwords.verify('mật khẩu', stored)).toEqual({ right: false });
  });

  it('verification without a stored hash takes a comparable time and never matches', async () => {
    const stored = await passwords.hash('Heron-77');
    const timed = async (against: string | null) => {
      const began = performance.now();
      expect((await passwords.verify('something', against)).right).toBe(false);
      return performance.now() - began;
    };
    const times = { known: 0, unknown: 0 };
    for (let n = 0; n < 3; n++) {
      times.known += await timed(stored);
      times.unknown += await timed(null);
    }
    expect(times.unknown).toBeGreaterThan(times.known / 3);
  });

  it('verification rehashes a matching hash whose cost is below the current cost', async () => {
    const { right, fresh } = await passwords.verify('Heron-77', weakHash('Heron-77'));
    expect([right, fresh?.slice(0, 21)]).toEqual([true, 'scrypt$ln=15,r=8,p=3$']);
    expect(await passwords.verify('Heron-77', fresh!)).toEqual({ right: true });
    expect(await passwords.verify('Heron-78', weakHash('Heron-77'))).toEqual({ right: false });
  });
});

describe('concurrent logins', () => {
  let server: TestGateway;
  beforeAll(async () => {
    server = await accountGateway({ passwordCost: undefined });
  });
  afterAll(() => server.stop());

  it(`S33 ${AT_ONCE} concurrent logins receive 200 or 503 with Retry-After and the status endpoint stays fast`, {
    tags: 'slow',
  }, async () => {
    const logins = Array.from({ length: AT_ONCE }, (_, n) =>
      // Unknown names take the same time as known names. Attempts for one name would run sequentially.
      logIn(server, `nobody${n}`, PASSWORD, { headers: from(`198.51.100.${n}`) }),
    );
    let done = false;
    const all = Promise.all(logins).finally(() => {
      done = true;
    });
    const waits: number[] = [];
    while (!done) {
      const began = performance.now();
      expect((await server.get(systemStatus.path)).status).toBe(200);
      waits.push(performance.now() - began);
    }
    const responses = await all;
    const statuses = responses.map(({ status }) => status);
    expect([...new Set(statuses)].sort()).toEqual([200, 503]);
    // At least 53 logins succeed: three running hashes, fifty queued hashes, and logins that arrive when a queue
    // position is free.
    expect(statuses.filter(status => status === 200).length).toBeGreaterThanOrEqual(53);
    const rejected = responses.find(({ status }) => status === 503);
    expect([rejected?.body.errorCode, rejected?.headers.get('retry-after')]).toEqual(['busy', '3']);
    waits.sort((a, b) => a - b);
    expect(waits[Math.floor(waits.length / 2)]).toBeLessThan(5_000);
  });

  it('S33 next login rewrites a stored hash with a lower cost', async () => {
    const find = () =>
      server.db
        .selectFrom('members')
        .select('password_hash')
        .where('user_name', '=', 'agent1')
        .executeTakeFirstOrThrow();
    await weaken(server, 'agent1');
    expect((await logIn(server, 'agent1')).body.success).toBe(true);
    expect((await find()).password_hash).toMatch(/^scrypt\$ln=15,r=8,p=3\$/);
    expect((await logIn(server, 'agent1')).body.success).toBe(true);
  });
});
