/** Invariants of deposits, bonuses and stake shares after a load test. */
import { sql } from 'kysely';
import { toUnits } from 'lobbykit/domain';
import { expect } from 'vitest';
import type { Database } from '../../site/gateway/platform/db/schema.ts';
import type { Sent } from './calls.ts';

interface Notice {
  readonly reference: string;
  readonly orderNo: string;
  readonly state: 'paid' | 'failed';
  readonly amount: string;
}

/**
 * Checks that each notification is stored once, and that each deposit is in the state of its notifications and posted
 * once if paid.
 */
export async function expectMoneyPostedOnce(db: Database, sent: readonly Sent[]): Promise<void> {
  const done = sent.filter(one => one.done);
  const orders = done.filter(({ kind }) => kind === 'deposit');
  const deposits = await db.selectFrom('deposits').selectAll().execute();
  const byNumber = new Map(deposits.map(deposit => [deposit.order_no, deposit]));
  expect(deposits, 'deposits').toHaveLength(orders.length);
  for (const { key, response } of orders) expect(byNumber.has(response!), `deposit ${key}`).toBe(true);

  const payments = done.filter(({ kind }) => kind === 'notice').map(({ body }) => body as Notice);
  const different = new Set(payments.map(({ reference, state }) => `${reference} ${state}`));
  const notices = await db.selectFrom('webhook_events').selectAll().execute();
  expect(new Set(notices.map(({ reference, state }) => `${reference} ${state}`)), 'notices').toEqual(different);

  const cancelled = new Set(
    done.filter(({ kind }) => kind === 'cancel').map(({ body }) => (body as { orderNo: string }).orderNo),
  );
  for (const { order_no, state, amount, expires_at } of deposits) {
    const about = notices.filter(notice => notice.order_no === order_no);
    // Uses the recorded state changes of a deposit, because only they show whether payment or failure arrived first.
    // The first final state does not change later.
    const wholes = about.filter(notice => notice.state === 'paid' && toUnits(notice.amount) === toUnits(amount));
    const isSimple = about.every(notice => notice.state === 'paid') && wholes.length > 0 && !cancelled.has(order_no);
    const isLate = wholes.every(({ received_at }) => received_at > expires_at);
    if (isSimple) expect(state, `deposit ${order_no}`).toBe(isLate ? 'review' : 'paid');
    if (about.length > 0 && wholes.length === 0 && about[0]!.state === 'paid') expect(state, order_no).toBe('review');
    if (cancelled.has(order_no))
      expect(state, `${order_no}, which was given up`).toBe(wholes.length > 0 ? 'review' : 'cancelled');
  }

  const { rows } = await sql<Record<string, number>>`
    with booked as (
      select t.id, t.kind, a.member_id, sum(p.amount) as units from ledger_transactions t
        join ledger_entries p on p.transaction_id = t.id join ledger_accounts a on a.id = p.account_id
      where a.member_id is not null group by t.id, t.kind, a.member_id),
    shares as (
      select pl.id, pl.stake, pl.bonus_stake, pl.win, pl.bonus_id,
        (select -sum(p.amount) from ledger_entries p join ledger_accounts a on a.id = p.account_id
          where p.transaction_id = pl.stake_transaction_id and a.kind = 'bonus') as from_bonus,
        (select -sum(p.amount) from ledger_entries p join ledger_accounts a on a.id = p.account_id
          where p.transaction_id = pl.stake_transaction_id and a.member_id is not null) as from_both,
        (select sum(p.amount) from ledger_entries p join ledger_accounts a on a.id = p.account_id
          where p.transaction_id = pl.win_transaction_id and a.kind = 'bonus') as to_bonus,
        (select sum(p.amount) from ledger_entries p join ledger_accounts a on a.id = p.account_id
          where p.transaction_id = pl.win_transaction_id and a.member_id is not null) as to_both
      from bets pl)
    select
      (select count(*)::int from deposits d where (state = 'paid') <> (paid_transaction_id is not null)) as unpaid,
      (select count(*)::int from deposits d left join booked b on b.id = d.paid_transaction_id
        where d.state = 'paid' and b.units is distinct from d.received - d.fee) as wrong_deposits,
      (select count(*)::int from booked where kind = 'deposit') - (select count(*)::int from deposits where state = 'paid') as extra_deposits,
      (select count(*)::int from booked where kind = 'bonus') - (select count(*)::int from bonuses) as extra_bonuses,
      (select coalesce(sum(units), 0)::float8 from booked where kind = 'bonus')
        - (select coalesce(sum(bonus), 0)::float8 from bonuses) as wrong_bonuses,
      (select count(*)::int from bonuses b join deposits d on d.id = b.deposit_id where d.state <> 'paid') as early_bonuses,
      (select count(*)::int from shares where (stake, bonus_stake) is distinct from (from_both, coalesce(from_bonus, 0))) as wrong_stakes,
      (select count(*)::int from shares where win <> coalesce(to_both, 0)
        or win * bonus_stake / stake - coalesce(to_bonus, 0) not between 0 and 0.01) as wrong_wins,
      (select count(*)::int from ledger_accounts a where a.kind = 'bonus' and a.balance <> 0
        and not exists (select from bonuses b where b.member_id = a.member_id and b.state = 'open')) as left_over`.execute(
    db,
  );
  expect(
    Object.entries(rows[0]!).filter(([, count]) => count !== 0),
    'deposits, bonuses and shares',
  ).toEqual([]);
  const { rows: used } = await sql<{ staked: number; ended: number }>`select
    (select count(*)::int from bets where bonus_stake > 0) as staked,
    (select count(*)::int from bonuses where state <> 'open') as ended`.execute(db);
  expect(used[0]!.staked, 'stakes of a bonus').toBeGreaterThan(0);
  expect(used[0]!.ended, 'bonuses that are over').toBeGreaterThan(0);
}
