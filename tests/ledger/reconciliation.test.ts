/** Ledger reconciliation, on both databases. */
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { FEATURE_CHECKS } from '../../site/gateway/feature-checks.ts';
import { createReconciliation, nightOf } from '../../site/gateway/ledger/nightly-reconciliation.ts';
import { CommandError } from '../../site/gateway/platform/cli/command.ts';
import { HOUR, newPlayer } from '../helpers/gateway/bet-steps.ts';
import { onBothEngines } from '../helpers/gateway/engines.ts';
import { stake } from '../helpers/gateway/limit-steps.ts';
import { runCommandLine } from '../helpers/gateway/money-steps.ts';
import type { TestGateway } from '../helpers/gateway.ts';

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
