/** Contract payouts interrupted by a process exit or run concurrently without a lock (TEAM-23). */
import { type KyselyPlugin, sql } from 'kysely';
import { expect, it } from 'vitest';
import { payContracts } from '../../../site/gateway/features/contracts/payouts.ts';
import { openDatabase } from '../../../site/gateway/platform/db/driver.ts';
import { injectTime } from '../../../site/gateway/platform/db/time.ts';
import { seedSandbox } from '../../../site/gateway/sandbox/seeds/seed-sandbox.ts';
import { onPostgres } from '../../helpers/gateway/engines.ts';
import { expectLedgerBalances } from '../../helpers/gateway/money-steps.ts';
import { firstOutput, kill, runFixture } from '../../helpers/gateway/processes.ts';
import { DAY } from '../../helpers/gateway/team-steps.ts';
import { TEST_NOW } from '../../helpers/gateway.ts';

const MEMBERS = 6;

/**
 * Removes the row locks from the job's queries, so that only unique indexes and state columns prevent double payouts.
 */
const withoutLocks: KyselyPlugin = {
  transformQuery({ node }) {
    const text = JSON.stringify(node).replaceAll(/ for no key update of [cp]/g, '');
    return JSON.parse(text) as typeof node;
  },
  transformResult: async ({ result }) => result,
};

onPostgres('contract payouts', postgres => {
  it('TEAM-23 contracts are paid once after a killed process and concurrent payout runs without row locks', async () => {
    const databaseUrl = postgres().createSeeded('contracts');
    const { db, close } = await openDatabase(
      { seedSandbox, dataDir: null, databaseUrl, sandboxGameCount: 0, mode: 'sandbox' },
      TEST_NOW,
    );
    const start = TEST_NOW - (TEST_NOW % DAY) - 7 * 3_600_000;
    // Creates an agent with sufficient balance and direct downline members under contract. Each of them has one
    // downline member with a stake of 100 on the first day of the contract.
    for (const statement of [
      `insert into members (merchant_code, user_name, user_name_folded, type, created_at) values ('demo', 'pays', 'pays', 20, 0)`,
      `insert into members (merchant_code, user_name, user_name_folded, type, created_at, upline_id)
        select 'demo', 'earns' || n, 'earns' || n, 20, 0, m.id from generate_series(1, ${MEMBERS}) n, members m where m.user_name = 'pays'`,
      `insert into members (merchant_code, user_name, user_name_folded, type, created_at, upline_id)
        select 'demo', 'bets' || id, 'bets' || id, 0, 0, id from members where user_name like 'earns%'`,
      `insert into ledger_accounts (merchant_code, kind, holder, member_id, balance)
        select 'demo', 'cash', id::text, id, 0 from members where user_name = 'pays'`,
      `with moved as (insert into ledger_transactions (kind, posted_at, category) values ('opening', 0, '') returning id)
        insert into ledger_entries (transaction_id, account_id, amount)
        select moved.id, a.id, case when a.kind = 'house' then -1000 else 1000 end from moved, ledger_accounts a
        where a.merchant_code = 'demo' and (a.kind = 'house' or a.member_id = (select id from members where user_name = 'pays'))`,
      `with bets as (
          insert into ledger_transactions (kind, posted_at, category) select 'bet', 0, 'RNG' from generate_series(1, ${MEMBERS}) returning id),
        numbered as (select id, row_number() over (order by id) as n from bets)
        insert into bets (member_id, idempotency_key, vendor, category, node_id, detail, stake, qualifying_stake, state, played_at, settled_at, stake_transaction_id)
        select m.id, gen_random_uuid(), 'V', 'RNG', 1, '{}', 100, 100, 'lost', ${start + DAY / 2}, ${start + DAY / 2}, b.id
        from (select id, row_number() over (order by id) as n from members where user_name like 'bets%') m join numbered b using (n)`,
      `insert into contracts (offer_id, merchant_code, upline_id, member_id, kind, tiers, state, offered_at, answered_at, starts_at, counted_to)
        select gen_random_uuid(), 'demo', upline_id, id, 'dailySalary', '[{"from":"100.00","active":1,"pay":"5.00"}]', 'accepted', 0, 0, ${start}, ${start}
        from members where user_name like 'earns%'`,
    ]) {
      await sql.raw(statement).execute(db);
    }
    const paid = async () =>
      (
        await sql<{ members: number; times: number; amount: string }>`
          select count(distinct a.member_id)::int as members, count(*)::int as times,
            coalesce(sum(p.amount), 0)::numeric(20,2)::text as amount
          from ledger_entries p join ledger_accounts a on a.id = p.account_id
          where p.kind = 'salary' and p.amount > 0`.execute(db)
      ).rows[0];

    const later = start + DAY + DAY / 2;
    const child = runFixture('contract-pay-child.ts', [databaseUrl, String(later), '2']);
    expect(await firstOutput(child)).toBe('written, not committed\n');
    await kill(child);
    expect(await paid()).toEqual({ members: 2, times: 2, amount: '10.00' });

    injectTime(db, () => later);
    await sql`update contracts set counted_to = starts_at`.execute(db);
    // The second run finds the row marked as paid and rolls back, and the next run continues with other rows.
    const free = db.withPlugin(withoutLocks);
    const round = () =>
      payContracts(free, () => later).catch((error: Error) => expect(error.message).toMatch(/is paid$/));
    for (let n = 0; n < MEMBERS; n += 1) await Promise.all([round(), round()]);
    const all = { members: MEMBERS, times: MEMBERS, amount: '30.00' };
    expect(await paid()).toEqual(all);
    await payContracts(db, () => later);
    expect(await paid()).toEqual(all);
    await expectLedgerBalances(db);
    await close();
  });
});
