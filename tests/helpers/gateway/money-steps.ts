/** Steps of ledger tests, and ledger invariants. */
import { sql } from 'kysely';
import { expect } from 'vitest';
import { parseCommand } from '../../../site/gateway/cli/command-line.ts';
import { type Command, runCommand } from '../../../site/gateway/cli/commands.ts';
import type { CommandContext } from '../../../site/gateway/platform/cli/command.ts';
import type { Database } from '../../../site/gateway/platform/db/schema.ts';
import type { TestGateway } from '../gateway.ts';

/** Runs a command of the gateway, given as arguments, on a test gateway; returns its lines. @throws CommandError */
export const runCommandLine = (
  server: TestGateway,
  args: readonly string[],
  more: Partial<CommandContext> = {},
): Promise<readonly string[]> => {
  const { db, now, url } = server;
  return runCommand(parseCommand(args) as Command, { db, now, url, onChange: () => {}, ...more });
};

/** Checks that ledger entries sum to zero, numbers have no gaps, and running and account balances match the sums. */
export async function expectLedgerBalances(db: Database): Promise<void> {
  const { rows } = await sql<Record<string, number>>`
    with posted as (
      select p.*, row_number() over account as n, sum(amount) over account as running
      from ledger_entries p join ledger_accounts a on a.id = p.account_id where a.member_id is not null
      window account as (partition by p.account_id order by p.seq))
    select
      (select coalesce(sum(amount), 0)::float8 from ledger_entries) as sum,
      (select count(*)::int from posted where seq is distinct from n) as holes,
      (select count(*)::int from posted where balance_after is distinct from running) as wrong_after,
      (select count(*)::int from ledger_accounts a, lateral
        (select coalesce(sum(amount), 0) as sum, count(*) as n from ledger_entries p where p.account_id = a.id) s
        where member_id is not null and (a.balance, a.seq) is distinct from (s.sum, s.n)) as wrong_accounts,
      (select count(*)::int from ledger_entries p join ledger_transactions t on t.id = p.transaction_id
        where (p.kind, p.posted_at) is distinct from (t.kind, t.posted_at)) as wrong_kinds,
      (select count(*)::int from ledger_entries p join ledger_accounts a on a.id = p.account_id
        where a.member_id is null and (p.seq is not null or p.balance_after is not null)) as numbered_houses`.execute(
    db,
  );
  expect(rows[0]).toEqual({ sum: 0, holes: 0, wrong_after: 0, wrong_accounts: 0, wrong_kinds: 0, numbered_houses: 0 });
}
