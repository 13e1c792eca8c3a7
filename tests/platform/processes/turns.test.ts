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
/** Of a lock that passes on: ten seconds, on a machine that is four times as busy. */
const SOON = { interval: 200 };

/** The server's process that holds the lock of the work that one gateway does; undefined while nobody does it. */
async function holderOf(db: Database): Promise<number | undefined> {
  const { rows } = await sql<{ pid: number }>`
    select pid from pg_locks where locktype = 'advisory' and objid = ${LOCK_KEY} and granted
      and database = (select oid from pg_database where datname = current_database())`.execute(db);
  expect(rows.length).toBeLessThanOrEqual(1);
  return rows[0]?.pid;
}

onPostgres('work of one gateway alone', postgres => {
  let url = '';
  beforeAll(() => {
    url = postgres().createSeeded('turns');
  });
  const open = () =>
    openDatabase({ seedSandbox, dataDir: null, databaseUrl: url, sandboxGameCount: 0, mode: 'sandbox' }, TEST_NOW);

  it('OPS-03 is begun by one of three, and by the next when that one stops', async () => {
    const begun: number[] = [];
    const stopped: number[] = [];
    const all = await Promise.all([0, 1, 2].map(open));
    const stops = all.map(({ runAsLeader }, n) =>
      runAsLeader(() => {
        begun.push(n);
        return { stop: async () => void stopped.push(n) };
      }),
    );
    await expect.poll(() => begun.length, SOON).toBe(1);
    // The others have tried by then.
    await sleep(5_000);
    expect(begun.length).toBe(1);
    const [first = 0] = begun;
    await stops[first]?.();
    expect(stopped).toEqual([first]);
    await expect.poll(() => begun.length, SOON).toBe(2);
    expect(begun[1]).not.toBe(first);
    await Promise.all(stops.map(stop => stop()));
    expect(stopped.sort()).toEqual([...begun].sort());
    expect(await holderOf(all[0]!.db)).toBeUndefined();
    await Promise.all(all.map(({ close }) => close()));
  });

  it('OPS-03 a gateway whose clock is wrong gives the jobs to another until its clock is right', async () => {
    const [one, other] = await Promise.all([open(), open()]);
    const told: string[] = [];
    const work = (name: string) => () => {
      told.push(`${name} begun`);
      return { stop: async () => void told.push(`${name} stopped`) };
    };
    let isRight = true;
    const stopOne = one!.runAsLeader(work('one'), () => isRight);
    await expect.poll(() => told, SOON).toEqual(['one begun']);
    const stopOther = other!.runAsLeader(work('other'));
    isRight = false;
    await expect.poll(() => told, SOON).toEqual(['one begun', 'one stopped', 'other begun']);
    await stopOther();
    // The gateway with the wrong clock has tried by then.
    await sleep(3_000);
    expect(told.at(-1)).toBe('other stopped');
    isRight = true;
    await expect.poll(() => told.at(-1), SOON).toBe('one begun');
    await stopOne();
    await Promise.all([one!.close(), other!.close()]);
  });

  it('OPS-03 a gateway that starts 6 s ahead of its database takes no jobs', async () => {
    const databaseUrl = postgres().createSeeded('ahead');
    const start = (moneyClock: () => number) =>
      gateway({ databaseUrl, dataDir: null, now: () => TEST_NOW, moneyClock });
    const ahead = await start(() => TEST_NOW - 6_000);
    // A gateway tries to get the lock as soon as it has started.
    await sleep(3_000);
    expect(await holderOf(ahead.db)).toBeUndefined();
    const right = await start(() => TEST_NOW);
    await expect.poll(() => holderOf(right.db), SOON).toBeDefined();
    await Promise.all([ahead.stop(), right.stop()]);
  });

  it('OPS-03 ends when the connection breaks, and is begun anew once there is one again', {
    tags: 'slow',
  }, async () => {
    const opened = await open();
    const told: string[] = [];
    const stop = opened.runAsLeader(() => {
      told.push('begun');
      return { stop: async () => void told.push('stopped') };
    });
    await expect.poll(() => told, SOON).toEqual(['begun']);
    const pid = await holderOf(opened.db);
    await sql`select pg_terminate_backend(${pid}::int)`.execute(opened.db);
    await expect.poll(() => told, SOON).toEqual(['begun', 'stopped', 'begun']);
    await stop();
    await opened.close();
  });

  it('OPS-03 passes on when the gateway that does it is killed: what is due is done by another', async () => {
    const { db, close } = await open();
    const start = () => startChild(url);
    const children = [await start(), await start()];
    await expect.poll(() => holderOf(db), SOON).toBeDefined();
    const first = await holderOf(db);
    // Killed one after the other, whoever it is that has the lock: at the end a third one has it.
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

  it('OPS-01 results that one gateway draws are seen in the kept answers of another, which draws nothing', async () => {
    const databaseUrl = postgres().createSeeded('drawn');
    const start = () => gateway({ databaseUrl, dataDir: null, now: () => TEST_NOW });
    const [one, other] = [await start(), await start()];
    const menu = async () =>
      JSON.stringify((await other.get('/lgw/vn/games/game_menu?prizeMode=Lott&device=MOBILE')).body.value);
    const before = await menu();
    // Time stands still at the other: only a word of the one can tell it that there is something new.
    await one.advance(24 * 3_600_000);
    await expect.poll(menu, SOON).not.toBe(before);
    await Promise.all([one.stop(), other.stop()]);
  });
});

describe('an embedded database', () => {
  it('OPS-03 has one gateway, whose turn it always is', { tags: 'slow' }, async () => {
    const opened = await openDatabase({ seedSandbox, dataDir: null, sandboxGameCount: 0, mode: 'sandbox' }, TEST_NOW);
    const told: string[] = [];
    const stop = opened.runAsLeader(() => {
      told.push('begun');
      return { stop: async () => void told.push('stopped') };
    });
    expect(told).toEqual(['begun']);
    await stop();
    expect(told).toEqual(['begun', 'stopped']);
    await opened.close();
  });
});
