/** Totals of an agent whose team played during a load test. */
import { expect } from 'vitest';
import { isoDate } from '../../sdk/protocol/domain.ts';
import { readTeamKpi, readTeamMoney, readTeamPlay } from '../../site/gateway/features/team/totals/kpi.ts';
import { sumTeams } from '../../site/gateway/features/team/totals/worker.ts';
import type { Database } from '../../site/gateway/platform/db/schema.ts';
import { DAY, downlineOf, figuresOf, memberCountsOf, ZONE } from '../helpers/gateway/team-steps.ts';

/** Agent whose downline contains all players of the load test. */
export const readAgent = async (db: Database): Promise<number> =>
  (await db.selectFrom('members').select('id').where('user_name', '=', 'agent1').executeTakeFirstOrThrow()).id;

/** Checks that every total of the agent's home and overview equals an independent count after pending rollups. */
export async function expectTeamRight(db: Database, now: number): Promise<void> {
  await sumTeams(db, () => now);
  const agent = { memberId: await readAgent(db), merchantCode: 'demo' };
  const below = downlineOf(agent.memberId);
  for (const days of [1, 7, 31]) {
    const dates = { startDate: isoDate(now - (days - 1) * DAY, ZONE), endDate: isoDate(now, ZONE) };
    const kpi = (await readTeamKpi(db, agent, { ...dates, size: '0' } as never, now)).footer;
    const { firstDepositCount: _, ...counted } = await memberCountsOf(db, below, dates.startDate, dates.endDate);
    expect(kpi, `people of ${days} days`).toMatchObject(counted);
    const figures = await figuresOf(db, below, dates.startDate, dates.endDate);
    const { footer: money } = await readTeamMoney(db, agent, dates, now);
    const { footer: play } = await readTeamPlay(db, agent, dates, now);
    expect({ ...money, ...play }, `figures of ${days} days`).toEqual(figures);
    if (days > 1) expect(Number(figures.stake), 'something was staked').toBeGreaterThan(0);
  }
}
