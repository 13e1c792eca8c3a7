/** What an agent sees of the own team (EP-26). The catalogue describes one answer for the three team KPI calls. */
import { teamKpi, teamKpiB, teamKpiC } from 'lobbykit/wire';
import type { Database } from '../db/schema.ts';
import { forMember, type MemberCall, type Route } from '../http/routes.ts';
import { readTeamKpi } from '../service/team.ts';

export interface TeamRoutesOptions {
  readonly db: Database;
  /** ms since 1970 */
  readonly now: () => number;
}

export function teamRoutes({ db, now }: TeamRoutesOptions): Route[] {
  const kpi = async ({ query, session }: Pick<MemberCall<typeof teamKpi>, 'query' | 'session'>) => ({
    value: await readTeamKpi(db, session, query, now()),
  });
  return [forMember(teamKpi, kpi), forMember(teamKpiB, kpi), forMember(teamKpiC, kpi)];
}
