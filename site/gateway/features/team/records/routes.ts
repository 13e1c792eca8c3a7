/** Routes of the bets and ledger entries of an agent's team (TEAM-15, TEAM-16). */
import { teamBetting, teamOrder, teamTransactions } from 'lobbykit/wire';
import type { Database } from '../../../platform/db/schema.ts';
import { languageOf } from '../../../platform/http/request-headers.ts';
import { forMember, type Route } from '../../../platform/http/route.ts';
import { betsOf, ledgerEntriesOf, openBet } from './service.ts';

export interface TeamRecordRoutesOptions {
  readonly db: Database;
  /** Current time, ms since 1970. */
  readonly now: () => number;
}

export const teamRecordRoutes = ({ db, now }: TeamRecordRoutesOptions): Route[] => [
  forMember(teamBetting, async ({ query, session, exchange }) => ({
    value: await betsOf(db, session, { ...query, language: languageOf(query, exchange) }, now()),
  })),
  forMember(teamOrder, async ({ query, session, exchange }) => ({
    value: await openBet(db, session, query.orderNo, languageOf(query, exchange), now()),
  })),
  forMember(teamTransactions, async ({ query, session, exchange }) => ({
    value: await ledgerEntriesOf(db, session, { ...query, language: languageOf(query, exchange) }, now()),
  })),
];
