/** Routes of the totals and members of an agent's team (EP-25, EP-26, TEAM-10 to TEAM-12). */
import {
  agentRates,
  downline,
  downlines,
  promoteToAgent,
  subordinates,
  teamKpi,
  teamKpiB,
  teamKpiC,
  teamOverview,
  teamPnl,
  teamRebate,
  updateDownlineRebates,
} from 'lobbykit/wire';
import type { Audit } from '../../platform/audit/audit.ts';
import type { Database } from '../../platform/db/schema.ts';
import { forMember, type Route } from '../../platform/http/route.ts';
import type { Mailer } from '../../platform/outbox/outbox.ts';
import { listDirect, listTeam, readDownline, upgrade } from './members/service.ts';
import { incomeOf } from './rebates/income.ts';
import { changeRates, ratesOf } from './rebates/rate-change.ts';
import { readOverview, readTeamKpi, readTeamMoney, readTeamPlay } from './totals/kpi.ts';
import { readPnl } from './totals/pnl.ts';

export interface TeamRoutesOptions {
  readonly db: Database;
  readonly audit: Audit;
  readonly mailer: Pick<Mailer, 'post'>;
  /** Current time, ms since 1970. */
  readonly now: () => number;
}

export const teamRoutes = ({ db, audit, mailer, now }: TeamRoutesOptions): Route[] => [
  forMember(teamKpi, async ({ query, session }) => ({ value: await readTeamKpi(db, session, query, now()) })),
  forMember(teamKpiB, async ({ query, session }) => ({ value: await readTeamMoney(db, session, query, now()) })),
  forMember(teamKpiC, async ({ query, session }) => ({ value: await readTeamPlay(db, session, query, now()) })),
  forMember(teamOverview, async ({ query, session }) => ({ value: await readOverview(db, session, query, now()) })),
  forMember(teamPnl, async ({ query, session }) => ({ value: await readPnl(db, session, query, now()) })),
  forMember(downline, async ({ query, session }) => ({
    value: await readDownline(db, session, query.userName, now()),
  })),
  forMember(downlines, async ({ query, session }) => ({ value: await listTeam(db, session, query, now()) })),
  forMember(subordinates, async ({ query, session }) => ({ value: await listDirect(db, session, query, now()) })),
  forMember(agentRates, async ({ query, session }) => ({ value: await ratesOf(db, session, query) })),
  forMember(updateDownlineRebates, async ({ body, session, exchange: { address } }) => {
    const mail = await db.transaction().execute(trx => changeRates(trx, session, body, { audit, address }, now()));
    if (mail) mailer.post(async () => mail);
    return { value: null };
  }),
  forMember(teamRebate, async ({ query, session }) => ({ value: await incomeOf(db, session, query, now()) })),
  forMember(promoteToAgent, async ({ body, session, exchange: { address } }) => {
    await db.transaction().execute(trx => upgrade(trx, session, body.userName, { audit, address }, now()));
    return { value: null };
  }),
];
