import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../../site/gateway/platform/db/driver.ts';
import type { Database } from '../../../site/gateway/platform/db/schema.ts';
import { seedSandbox } from '../../../site/gateway/sandbox/seeds/seed-sandbox.ts';
import { onPostgres } from '../../helpers/gateway/engines.ts';
import { kill, startChild } from '../../helpers/gateway/processes.ts';
import { gateway, TEST_NOW } from '../../helpers/gateway.ts';

const LOCK_KEY = 5_620_119;
/** Polling interval in ms for a lock that moves to another gateway. */
const SOON = { interval: 200 };

/** Database process that holds the leader lock; undefined if no gateway holds the lock. */
async function holderOf(db: Database): Promise<number | undefined> {
  const { rows } = await sql<{ pid: number }>`
    select pid from pg_locks where locktype = 'advisory' and objid = ${LOCK_KEY} and granted
      and database = (select oid from pg_database where datname = current_database())`.execute(db);
  expect(rows.length).toBeLessThanOrEqual(1);
  return rows[0]?.pid;
}

onPostgres('leader of several gateways', postgres => {
  let url = '';
  beforeAll(() => {
    url = postgres().createSeeded('turns');
  });
  const open = () =>
    openDatabase({ seedSandbox, dataDir: null, databaseUrl: url, sandboxGameCount: 0, mode: 'sandbox' }, TEST_NOW);

  it('OPS-03 one of three gateways runs the jobs, and another gateway takes over when the first one stops', async () => {
    const started: number[] = [];
    const stopped: number[] = [];
    const all = await Promise.all([0, 1, 2].map(open));
    const stops = all.map(({ runAsLeader }, n) =>
      runAsLeader(() => {
        started.push(n);
        return { stop: async () => void stopped.push(n) };
      }),
    );
    await expect.poll(() => started.length, SOON).toBe(1);
    // Waits until the other gateways have tried to become the leader.
    await sleep(5_000);
    expect(started.length).toBe(1);
    const [first = 0] = started;
    await stops[first]?.();
    expect(stopped).toEqual([first]);
    await expect.poll(() => started.length, SOON).toBe(2);
    expect(started[1]).not.toBe(first);
    await Promise.all(stops.map(stop => stop()));
    expect(stopped.sort()).toEqual([...started].sort());
    expect(await holderOf(all[0]!.db)).toBeUndefined();
    await Promise.all(all.map(({ close }) => close()));
  });

  it('OPS-03 a gateway with a wrong clock passes the jobs to another gateway until its clock is correct', async () => {
    const [one, other] = await Promise.all([open(), open()]);
    const events: string[] = [];
    const work = (name: string) => () => {
      events.push(`${name} begun`);
      return { stop: async () => void events.push(`${name} stopped`) };
    };
    let isRight = true;
    const stopOne = one!.runAsLeader(work('one'), () => isRight);
    await expect.poll(() => events, SOON).toEqual(['one begun']);
    const stopOther = other!.runAsLeader(work('other'));
    isRight = false;
    await expect.poll(() => events, SOON).toEqual(['one begun', 'one stopped', 'other begun']);
    await stopOther();
    // Waits until the gateway with the wrong clock has tried to become the leader.
    await sleep(3_000);
    expect(events.at(-1)).toBe('other stopped');
    isRight = true;
    await expect.poll(() => events.at(-1), SOON).toBe('one begun');
    await stopOne();
    await Promise.all([one!.close(), other!.close()]);
  });

  it('OPS-03 a gateway that starts 6 s ahead of its database runs no jobs', async () => {
    const databaseUrl = postgres().createSeeded('ahead');
    const start = (moneyClock: () => number) =>
      gateway({ databaseUrl, dataDir: null, now: () => TEST_NOW, moneyClock });
    const ahead = await start(() => TEST_NOW - 6_000);
    // Waits, because a gateway tries to get the lock as soon as it has started.
    await sleep(3_000);
    expect(await holderOf(ahead.db)).toBeUndefined();
    const right = await start(() => TEST_NOW);
    await expect.poll(() => holderOf(right.db), SOON).toBeDefined();
    await Promise.all([ahead.stop(), right.stop()]);
  });

  it('OPS-03 the jobs stop when the database connection breaks and restart after a reconnect', {
    tags: 'slow',
  }, async () => {
    const opened = await open();
    const events: string[] = [];
    const stop = opened.runAsLeader(() => {
      events.push('begun');
      return { stop: async () => void events.push('stopped') };
    });
    await expect.poll(() => events, SOON).toEqual(['begun']);
    const pid = await holderOf(opened.db);
    await sql`select pg_terminate_backend(${pid}::int)`.execute(opened.db);
    await expect.poll(() => events, SOON).toEqual(['begun', 'stopped', 'begun']);
    await stop();
    await opened.close();
  });

  it('OPS-03 another gateway runs due jobs after the leader was killed', async () => {
    const { db, close } = await open();
    const start = () => startChild(url);
    const children = [await start(), await start()];
    await expect.poll(() => holderOf(db), SOON).toBeDefined();
    const first = await holderOf(db);
    // Kills the gateways one after the other, whichever holds the lock, so that a third gateway holds the lock in the
    // end.
    children.push(await start());
    for (const { child } of children.slice(0, 2)) await kill(child);
    await sql`insert into deposits (order_no, merchant_code, member_id, method_code, reference, amount, fee, bonus,
        wagering_required, state, created_at, expires_at, state_at, next_poll_at)
      select 'DUE', 'demo', (select min(id) from members), code, 'DUE', 1, 0, 0, 0, 'created', 0, 0, 0, 9e15::bigint
      from deposit_methods limit 1`.execute(db);
    const state = async () =>
      (await db.selectFrom('deposits').select('state').where('order_no', '=', 'DUE').executeTakeFirst())?.state;
    await expect.poll(state, SOON).toBe('expired');
    expect(await holderOf(db)).not.toBe(first);
    await kill(children[2]!.child);
    await close();
  });

  it('OPS-01 results drawn by one gateway appear in cached responses of another gateway that draws no results', async () => {
    const databaseUrl = postgres().createSeeded('drawn');
    const start = () => gateway({ databaseUrl, dataDir: null, now: () => TEST_NOW });
    const [one, other] = [await start(), await start()];
    const menu = async () =>
      JSON.stringify((await other.get('/lgw/vn/games/game_menu?prizeMode=Lott&device=MOBILE')).body.value);
    const before = await menu();
    // The clock of the other gateway is stopped, so only a change event can update its responses.
    await one.advance(24 * 3_600_000);
    await expect.poll(menu, SOON).not.toBe(before);
    await Promise.all([one.stop(), other.stop()]);
  });
});

describe('leader of an embedded database', () => {
  it('OPS-03 the only gateway of an embedded database is always the leader', { tags: 'slow' }, async () => {
    const opened = await openDatabase({ seedSandbox, dataDir: null, sandboxGameCount: 0, mode: 'sandbox' }, TEST_NOW);
    const events: string[] = [];
    const stop = opened.runAsLeader(() => {
      events.push('begun');
      return { stop: async () => void events.push('stopped') };
    });
    expect(events).toEqual(['begun']);
    await stop();
    expect(events).toEqual(['begun', 'stopped']);
    await opened.close();
  });
});
