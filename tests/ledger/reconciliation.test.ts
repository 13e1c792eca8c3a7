/** Ledger reconciliation, jobs that run once, and uplines, on every engine. */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { FEATURE_CHECKS } from '../../site/gateway/feature-checks.ts';
import { findCode } from '../../site/gateway/features/account/registration/repository.ts';
import { teamOf } from '../../site/gateway/features/team/members/downline-repository.ts';
import { createReconciliation, nightOf } from '../../site/gateway/ledger/nightly-reconciliation.ts';
import { CommandError } from '../../site/gateway/platform/cli/command.ts';
import { runOnce } from '../../site/gateway/platform/jobs/run-once.ts';
import { HOUR, newPlayer } from '../helpers/gateway/bet-steps.ts';
import { onBothEngines } from '../helpers/gateway/engines.ts';
import { stake } from '../helpers/gateway/limit-steps.ts';
import { runCommandLine } from '../helpers/gateway/money-steps.ts';
import type { TestGateway } from '../helpers/gateway.ts';

const MERCHANT = 'demo';
const CODE = 'SPRING';

onBothEngines(
  'ledger reconciliation',
  twins => {
    let server: TestGateway;
    beforeAll(() => {
      server = twins.server;
    });

    const command = (...args: string[]) => runCommandLine(server, args);
    /** Output of a command that finds differences. */
    const wrong = async (...args: string[]) =>
      command(...args).then(
        () => '',
        error => {
          expect(error).toBeInstanceOf(CommandError);
          return (error as Error).message;
        },
      );

    it('PAY-17 reconciliation reports a modified balance, ledger entry and daily total and exits with an error', async () => {
      const { memberId } = await newPlayer(server, 'tampered');
      const { db } = server;
      const accountUpdate = db.updateTable('ledger_accounts').where('member_id', '=', memberId);
      await accountUpdate.set({ balance: '10000.0001' }).execute();
      expect(await wrong('ledger', 'reconcile')).toMatch(
        /^account \d+ \(cash of tampered\): stored 10000\.0001 after 1, counted 10000\.0000 after 1$/,
      );
      const lines: string[] = [];
      const log = { info: () => {}, error: (line: { difference?: string }) => lines.push(line.difference ?? '') };
      const reconciliation = createReconciliation({ db, checks: FEATURE_CHECKS, now: server.now, log: log as never });
      await reconciliation.run();
      await reconciliation.run();
      expect(lines).toEqual([expect.stringContaining('cash of tampered')]);
      await accountUpdate.set({ balance: '10000' }).execute();
      await sql`insert into member_daily_totals (member_id, day, category, win) values (${memberId}, '2026-11-01', 'RNG', 3)`.execute(
        db,
      );
      expect(await wrong('team', 'recount')).toContain('totals of tampered on 2026-11-01 in "RNG"');
      expect(await wrong('ledger', 'reconcile')).toContain('counted no row');
      await db.deleteFrom('member_daily_totals').where('member_id', '=', memberId).execute();
      await sql`alter table ledger_entries disable trigger ledger_append_only`.execute(db);
      const posting = sql`account_id in (select id from ledger_accounts where member_id = ${memberId})`;
      await sql`update ledger_entries set balance_after = 7 where ${posting}`.execute(db);
      expect(await wrong('ledger', 'reconcile')).toMatch(
        /^ledger entry \d+ of account \d+: stored 7\.0000 at 1, counted 10000\.0000 at 1$/,
      );
      await sql`update ledger_entries set balance_after = amount where ${posting}`.execute(db);
      await sql`alter table ledger_entries enable trigger ledger_append_only`.execute(db);
      expect(await wrong('ledger', 'reconcile')).toBe('');
    });

    it('PAY-17 BOOK-03 reconciliation reports record totals that differ from their ledger entries and bets', async () => {
      const player = await newPlayer(server, 'recorded');
      await stake(server, player, '2.00');
      const { db } = server;
      expect(await wrong('ledger', 'reconcile')).toBe('');
      const account = await db
        .selectFrom('ledger_accounts')
        .select('id')
        .where('member_id', '=', player.memberId)
        .where('kind', '=', 'cash')
        .executeTakeFirstOrThrow();
      const days = db
        .updateTable('daily_account_totals')
        .where('account_id', '=', account.id)
        .where('kind', '=', 'bet');
      await days.set(({ eb }) => ({ debits: eb('debits', '+', '0.5') })).execute();
      expect(await wrong('ledger', 'reconcile')).toMatch(
        /^ledger entries of account \d+ on [\d-]+, bet: stored 1: 0\.0000 credits, 2\.5000 debits, 2 to 2, counted 1: 0\.0000 credits, 2\.0000 debits, 2 to 2$/,
      );
      await days.set(({ eb }) => ({ debits: eb('debits', '-', '0.5') })).execute();
      const plays = db.updateTable('daily_bet_totals').where('member_id', '=', player.memberId);
      await plays.set(({ eb }) => ({ first_id: eb('first_id', '+', 1), last_id: eb('last_id', '+', 1) })).execute();
      expect(await wrong('ledger', 'reconcile')).toMatch(
        /^bets of recorded on [\d-]+, RNG, (won|lost): stored 1: stakes 2\.0000/,
      );
      await plays.set(({ eb }) => ({ first_id: eb('first_id', '-', 1), last_id: eb('last_id', '-', 1) })).execute();
      await db.deleteFrom('daily_bet_totals').where('member_id', '=', player.memberId).execute();
      expect(await wrong('ledger', 'reconcile')).toMatch(
        /^bets of recorded .*: stored no row, counted 1: stakes 2\.0000/,
      );
    });

    it('PAY-15 job runs once across callers and again after a failure', async () => {
      const key = `test ${randomUUID()}`;
      let done = 0;
      const fails = runOnce(server.db, key, 1, async () => {
        throw new Error('no provider');
      });
      await expect(fails).rejects.toThrow('no provider');
      const work = async () => {
        done += 1;
      };
      const results = await Promise.all(
        Array.from({ length: 12 }, (_, n) => runOnce(twins.at(n).db, key, server.now(), work)),
      );
      expect([done, results.filter(Boolean).length]).toEqual([1, 1]);
    });

    it('TEAM-06 upline and path to the top are stored at registration at any depth and are immutable', async () => {
      const { db } = server;
      const add = async (name: string, affiliate_code: string | null, merchant_code = MERCHANT) => {
        const user_name = `${name}${randomUUID().slice(0, 6)}`;
        const row = { merchant_code, user_name, user_name_folded: user_name, type: 20, created_at: 1, affiliate_code };
        const member = await db.insertInto('members').values(row).returningAll().executeTakeFirstOrThrow();
        const code = `C${member.id}`;
        await db
          .insertInto('affiliates')
          .values({ code, member_id: member.id, domain: null, is_primary: true })
          .execute();
        return { ...member, code };
      };
      const top = await add('top', null);
      const middle = await add('middle', top.code);
      const low = await add('low', middle.code);
      expect([top.upline_id, middle.upline_id, low.upline_id]).toEqual([null, top.id, middle.id]);
      expect(low.path).toBe(`/${top.id}/${middle.id}/${low.id}/`);
      const change = (set: object) => db.updateTable('members').set(set).where('id', '=', low.id).execute();
      await expect(change({ upline_id: top.id })).rejects.toThrow('never changes');
      await expect(change({ path: '/1/' })).rejects.toThrow('never changes');
      await expect(db.deleteFrom('affiliates').where('code', '=', low.code).execute()).rejects.toThrow('only closed');
      await db.updateTable('affiliates').set({ closed_at: 5 }).where('code', '=', low.code).execute();
      expect((await add('late', low.code)).upline_id).toBeNull();
      expect((await change({ nickname: 'still there' }))[0]?.numUpdatedRows).toBe(1n);
    });

    it('TEAM-06 downline of an agent is found by one index range at any depth', async () => {
      const { db } = server;
      const add = async (name: string, upline_id: number | null) => {
        const user_name = `${name}${randomUUID().slice(0, 6)}`;
        const row = {
          merchant_code: MERCHANT,
          user_name,
          user_name_folded: user_name,
          type: 20,
          created_at: 1,
          upline_id,
        };
        return (await db.insertInto('members').values(row).returning('id').executeTakeFirstOrThrow()).id;
      };
      const top = await add('top', null);
      const middle = await add('middle', top);
      const low = await add('low', middle);
      await add('other', null);
      await sql`insert into members (merchant_code, user_name, user_name_folded, type, created_at, upline_id)
      select ${MERCHANT}::text, 'many' || n, 'many' || n, 20, 1, null::bigint from generate_series(1, 3000) n`.execute(
        db,
      );
      await sql`analyze members`.execute(db);
      const ids = async (agent: number) =>
        (await teamOf(db, agent).execute()).map(({ id }) => id).sort((a, b) => a - b);
      expect([await ids(top), await ids(middle), await ids(low)]).toEqual([[middle, low], [low], []]);
      const plan = JSON.stringify(await teamOf(db, top).explain('json'));
      expect(plan).toMatch(/members_path/);
      expect(plan).not.toMatch(/Seq Scan/);
    });

    it('TEAM-06 affiliate command closes and reopens a code and rejects an unknown code', async () => {
      const { db } = server;
      await db.insertInto('affiliates').values({ code: CODE, member_id: null, domain: null }).execute();
      expect((await findCode(db, CODE))?.closed_at).toBeNull();
      await command('affiliate', 'close', CODE.toLowerCase());
      expect((await findCode(db, CODE))?.closed_at).toBe(server.now());
      expect((await command('affiliate', 'list')).find(line => line.startsWith(CODE))).toContain('closed since 2026-');
      await command('affiliate', 'open', CODE);
      expect((await findCode(db, CODE))?.closed_at).toBeNull();
      await expect(command('affiliate', 'close', 'NOBODY')).rejects.toThrow('affiliate list');
    });
  },
  { inGate: true },
);

describe('reconciliation days', () => {
  it('PAY-17 reconciliation day starts at 03:00 local time', () => {
    const three = Date.parse('2026-11-20T20:00:00Z');
    expect([nightOf(three - 1), nightOf(three), nightOf(three + 23 * HOUR)]).toEqual([
      '2026-11-20',
      '2026-11-21',
      '2026-11-21',
    ]);
  });
});
