/** Daily agent payout interrupted by a process exit (TEAM-17). */
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { payAgents, startPayout } from '../../../site/gateway/features/team/rebates/payouts.ts';
import { openDatabase } from '../../../site/gateway/platform/db/driver.ts';
import { seedSandbox } from '../../../site/gateway/sandbox/seeds/seed-sandbox.ts';
import { onPostgres } from '../../helpers/gateway/engines.ts';
import { expectLedgerBalances } from '../../helpers/gateway/money-steps.ts';
import { firstOutput, kill, runFixture } from '../../helpers/gateway/processes.ts';
import { DAY } from '../../helpers/gateway/team-steps.ts';
import { TEST_NOW } from '../../helpers/gateway.ts';

/** Number of agents; more than the job processes in one batch. */
const AGENTS = 70;

onPostgres('agent payouts', postgres => {
  it('TEAM-17 agents are paid once after a killed process and two concurrent payout runs', async () => {
    const databaseUrl = postgres().createSeeded('paid');
    const { db, close } = await openDatabase(
      { seedSandbox, dataDir: null, databaseUrl, sandboxGameCount: 0, mode: 'sandbox' },
      TEST_NOW,
    );
    await startPayout(db, TEST_NOW);
    // Each agent has one member with a stake of 100, and a rebate rate of 5 %.
    for (const statement of [
      `insert into members (merchant_code, user_name, user_name_folded, type, created_at)
        select 'demo', 'paid' || n, 'paid' || n, 20, 0 from generate_series(1, ${AGENTS}) n`,
      `insert into members (merchant_code, user_name, user_name_folded, type, created_at, upline_id)
        select 'demo', 'bets' || id, 'bets' || id, 0, 0, id from members where user_name like 'paid%'`,
      `insert into member_rates (member_id, category, since, rate)
        select id, 'RNG', 1, 50 from members where user_name like 'paid%'`,
      `with bets as (
          insert into ledger_transactions (kind, posted_at, category) select 'bet', 0, 'RNG' from generate_series(1, ${AGENTS}) returning id),
        numbered as (select id, row_number() over (order by id) as n from bets)
        insert into bets (member_id, idempotency_key, vendor, category, node_id, detail, stake, qualifying_stake, state, played_at, settled_at, stake_transaction_id)
        select m.id, gen_random_uuid(), 'V', 'RNG', 1, '{}', 100, 100, 'lost', ${TEST_NOW}, ${TEST_NOW}, b.id
        from (select id, row_number() over (order by id) as n from members where user_name like 'bets%') m join numbered b using (n)`,
    ]) {
      await sql.raw(statement).execute(db);
    }
    const paid = async () =>
      (
        await sql<{ agents: number; times: number; amount: string }>`
          select count(distinct a.member_id)::int as agents, count(*)::int as times,
            coalesce(sum(p.amount), 0)::numeric(20,2)::text as amount
          from ledger_entries p join ledger_accounts a on a.id = p.account_id
          where p.kind = 'rebate' and a.member_id is not null`.execute(db)
      ).rows[0];

    const later = TEST_NOW + DAY;
    const child = runFixture('pay-child.ts', [databaseUrl, String(later), '1']);
    expect(await firstOutput(child)).toBe('written, not committed\n');
    await kill(child);
    expect(await paid()).toEqual({ agents: 50, times: 50, amount: '250.00' });

    await Promise.all([0, 1].map(() => payAgents(db, () => later)));
    const all = { agents: AGENTS, times: AGENTS, amount: '350.00' };
    expect(await paid()).toEqual(all);
    await payAgents(db, () => later);
    expect(await paid()).toEqual(all);
    await expectLedgerBalances(db);
    await close();
  });
});
