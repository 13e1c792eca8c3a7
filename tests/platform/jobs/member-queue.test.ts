import { setPlayerLimit, wallet } from 'lobbykit/wire';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createKeyedQueue } from '../../../site/gateway/platform/jobs/keyed-queue.ts';
import { bearer } from '../../helpers/gateway/account-steps.ts';
import { onPostgres } from '../../helpers/gateway/engines.ts';
import { gateway, TEST_NOW, type TestGateway } from '../../helpers/gateway.ts';

describe('keyed queue', () => {
  it('R8 calls with the same queue key run in order, and calls with different keys run concurrently', async () => {
    const queue = createKeyedQueue<string>(9);
    const log: string[] = [];
    let release = () => {};
    const first = queue.run('a', () => new Promise<void>(resolve => (release = resolve)));
    const second = queue.run('a', async () => log.push('a2'));
    await queue.run('b', async () => log.push('b1'));
    release();
    await Promise.all([first, second]);
    expect(log).toEqual(['b1', 'a2']);
  });

  it('R8 failed work does not stop the work queued after it', async () => {
    const queue = createKeyedQueue<string>(9);
    const failed = queue.run('a', async () => Promise.reject(new Error('broken')));
    expect(await queue.run('a', async () => 'done')).toBe('done');
    await expect(failed).rejects.toThrow('broken');
  });

  it('R8 work that exceeds the length of the queue is rejected with too.many', async () => {
    const queue = createKeyedQueue<string>(1);
    const running = queue.run('a', async () => 'done');
    await expect(queue.run('a', async () => 'never')).rejects.toMatchObject({ code: 'too.many' });
    expect(await running).toBe('done');
    expect(await queue.run('a', async () => 'again')).toBe('again');
  });

  it('R8 work that waits for 5 s is rejected with too.many and never runs', async () => {
    vi.useFakeTimers();
    try {
      const queue = createKeyedQueue<string>(9);
      let release = () => {};
      const first = queue.run('a', () => new Promise<void>(resolve => (release = resolve)));
      const work = vi.fn(async () => {});
      const second = expect(queue.run('a', work)).rejects.toMatchObject({
        code: 'too.many',
        details: { retryAfterS: 1 },
      });
      await vi.advanceTimersByTimeAsync(5_000);
      await second;
      release();
      await first;
      expect(await queue.run('a', async () => 'next')).toBe('next');
      expect(work).not.toHaveBeenCalled();
    } finally {
      vi.useRealTimers();
    }
  });
});

// Postgres only: the embedded database has one connection, and no pool that a member could exhaust.
onPostgres('member with a locked row', postgres => {
  let server: TestGateway;
  beforeAll(async () => {
    const databaseUrl = postgres().createSeeded('member-queue');
    server = await gateway({ databaseUrl, dataDir: null, now: () => TEST_NOW, databaseWaitMs: 1_000 });
  });
  afterAll(() => server.stop());

  it('R8 OPS-18 twelve waiting calls of one member leave connections available for another member', async () => {
    const [busy, other] = [
      await server.memberSession({ userName: 'busy' }),
      await server.memberSession({ userName: 'other' }),
    ];
    let unlock = () => {};
    const held = new Promise<void>(resolve => {
      unlock = resolve;
    });
    let locked = () => {};
    const isLocked = new Promise<void>(resolve => {
      locked = resolve;
    });
    const lock = server.db.transaction().execute(async trx => {
      await trx.selectFrom('members').select('id').where('id', '=', busy.memberId).forUpdate().execute();
      locked();
      await held;
    });
    await isLocked;
    const calls = Array.from({ length: 12 }, (_, n) =>
      server.call(setPlayerLimit, { kind: 'deposit', period: 'day', amount: `${n + 1}.00` }, bearer(busy.token)),
    );
    try {
      // Without the queue, these calls would wait until one of the twelve calls releases its connection.
      for (let n = 0; n < 5; n++) {
        expect((await server.call(wallet, undefined, bearer(other.token))).status).toBe(200);
      }
    } finally {
      unlock();
      await lock;
    }
    expect(new Set((await Promise.all(calls)).map(({ status }) => status))).toEqual(new Set([200]));
  });
});
