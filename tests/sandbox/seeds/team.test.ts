/** Sandbox team of agent1, on both databases (TEAM-05). */
import { sql } from 'kysely';
import { downlines } from 'lobbykit/wire';
import { beforeAll, expect, it } from 'vitest';
import { makeSandboxTeam } from '../../../site/gateway/sandbox/seeds/team/team.ts';
import { onBothEngines } from '../../helpers/gateway/engines.ts';
import { expectLedgerBalances, runCommandLine } from '../../helpers/gateway/money-steps.ts';
import { loggedIn, type Person } from '../../helpers/gateway/team-steps.ts';

interface Members {
  readonly levels: readonly { readonly level: number }[];
  readonly total: number;
}

onBothEngines('sandbox team', twins => {
  let agent: Person;
  beforeAll(async () => {
    const { db, now } = twins.server;
    await makeSandboxTeam(db, now);
    const { id, user_name } = await db
      .selectFrom('members')
      .select(['id', 'user_name'])
      .where('user_name', '=', 'agent1')
      .executeTakeFirstOrThrow();
    agent = await loggedIn(twins.server, id, user_name);
  });

  it('TEAM-05 agent1 has 300 members on four levels and three agents with a balanced ledger', async () => {
    const { db } = twins.server;
    const { levels, total } = (await agent.get<Members>(downlines, { pageNo: 1, pageSize: 10 })).body.value;
    expect([total, levels.map(({ level }) => level)]).toEqual([300, [1, 2, 3, 4]]);
    const { rows } = await sql<{ agents: number; plays: number; paid: number }>`
      select (select count(*)::int from members where upline_id = ${agent.id} and type = 20) as agents,
        (select count(*)::int from bets) as plays,
        (select count(distinct kind)::int from ledger_transactions where kind in ('deposit', 'withdrawal')) as paid`.execute(
      db,
    );
    expect(rows[0]).toMatchObject({ agents: 3, paid: 2 });
    expect(rows[0]!.plays).toBeGreaterThan(2_800);
    expect(await runCommandLine(twins.server, ['ledger', 'reconcile'])).toHaveLength(1);
    await expectLedgerBalances(db);
  });
});
