/**
 * Contract payouts of the sandbox team compared with an independent count from bets and ledger entries, on both
 * databases (TEAM-23).
 * @module-tag slow
 */
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { payContracts } from '../../../site/gateway/features/contracts/payouts.ts';
import { dayStart } from '../../../site/gateway/platform/days.ts';
import { injectTime } from '../../../site/gateway/platform/db/time.ts';
import { makeSandboxTeam } from '../../../site/gateway/sandbox/seeds/team/team.ts';
import { onBothEngines } from '../../helpers/gateway/engines.ts';
import { expectLedgerBalances, runCommandLine } from '../../helpers/gateway/money-steps.ts';
import { DAY, ZONE } from '../../helpers/gateway/team-steps.ts';

onBothEngines('sandbox contracts', twins => {
  beforeAll(() => makeSandboxTeam(twins.server.db, twins.server.now));

  it('TEAM-23 paid salaries and dividends of 60 seeded days equal an independent count', async () => {
    const { db, now } = twins.server;
    const members = await db.selectFrom('members').select(['id', 'upline_id']).execute();
    const uplineOf = new Map(members.map(({ id, upline_id }) => [id, upline_id]));
    const isInDownline = (id: number, top: number): boolean => {
      for (let one = uplineOf.get(id) ?? null; one !== null; one = uplineOf.get(one) ?? null)
        if (one === top) return true;
      return false;
    };
    const dayOf = (at: number) => new Intl.DateTimeFormat('en-CA', { timeZone: ZONE }).format(at);
    const plays = await db
      .selectFrom('bets')
      .select(['member_id', 'qualifying_stake', 'settled_at'])
      .where('state', 'in', ['won', 'lost'])
      .execute();
    const { rows: moves } = await sql<{ member_id: number; kind: string; amount: string; at: number }>`
        select a.member_id, p.kind, p.amount::text as amount, p.posted_at as at from ledger_entries p join ledger_accounts a on a.id = p.account_id
        where a.member_id is not null and p.kind in ('bet', 'refund', 'win', 'rebate', 'bonus', 'forfeit', 'gift')`.execute(
      db,
    );
    const cents = (amount: string) => Math.round(Number(amount) * 100);
    /** Payout of a contract for a period, computed member by member: [base, active, pay], in hundredths. */
    const count = (
      kind: string,
      top: number,
      steps: readonly { from: string; active: number; pay: string }[],
      from: string,
      to: string,
    ) => {
      const isIn = (at: number | null) => at !== null && dayOf(at) >= from && dayOf(at) <= to;
      const of = plays.filter(one => isInDownline(one.member_id, top) && isIn(one.settled_at));
      const active = new Set(of.map(one => one.member_id)).size;
      const base =
        kind === 'dividend'
          ? moves
              .filter(one => isInDownline(one.member_id, top) && isIn(one.at))
              .reduce((sum, one) => sum - cents(one.amount), 0)
          : of.reduce((sum, one) => sum + cents(one.qualifying_stake), 0);
      const reached = steps.filter(one => base >= cents(one.from) && active >= one.active).at(-1);
      const pay = !reached
        ? 0
        : kind === 'dividend'
          ? Math.floor((base * cents(reached.pay)) / 10_000)
          : cents(reached.pay);
      return [base, active, pay];
    };
    // Pays out the days after the seeded range.
    injectTime(db, () => now() + 16 * DAY);
    await payContracts(db, () => now() + 16 * DAY);
    injectTime(db, now);
    const { rows } = await sql<{
      kind: string;
      member_id: number;
      steps: { from: string; active: number; pay: string }[];
      starts_at: number;
      ends_at: number;
      base: string;
      active: number;
      amount: string;
      paid: string | null;
    }>`
        select c.kind, c.member_id, c.tiers as steps, p.starts_at, p.ends_at, p.base::text as base, p.active, p.amount::text as amount,
          (select sum(l.amount)::text from ledger_entries l join ledger_accounts a on a.id = l.account_id
            where l.transaction_id = p.transaction_id and a.member_id = c.member_id) as paid
        from contract_payouts p join contracts c on c.id = p.contract_id
        where c.kind <> 'hourlySalary' and c.upline_id = (select id from members where user_name = 'agent1' and merchant_code = 'demo')
        order by c.id, p.starts_at`.execute(db);
    expect(rows.filter(({ kind }) => kind === 'dailySalary').length).toBeGreaterThanOrEqual(75);
    expect(rows.filter(({ kind }) => kind === 'dividend').length).toBeGreaterThanOrEqual(3);
    const today = dayStart(now(), ZONE);
    for (const row of rows) {
      const found = [cents(row.base), row.active, cents(row.amount)];
      expect([dayOf(row.starts_at), ...found]).toEqual([
        dayOf(row.starts_at),
        ...count(row.kind, row.member_id, row.steps, dayOf(row.starts_at), dayOf(row.ends_at - 1)),
      ]);
      expect(cents(row.paid ?? '0')).toBe(cents(row.amount));
    }
    // Team losses depend on random draws; days with enough stakes do not.
    const paidBefore = rows.filter(row => row.ends_at <= today && Number(row.amount) > 0);
    expect(paidBefore.filter(({ kind }) => kind === 'dailySalary').length).toBeGreaterThan(20);
    await expectLedgerBalances(db);
    expect(await runCommandLine(twins.server, ['ledger', 'reconcile'])).toHaveLength(1);
  });
});
