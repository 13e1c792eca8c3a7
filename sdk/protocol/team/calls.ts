/**
 * Figures of an agent's team (EP-26, TEAM-10, TEAM-11). Undocumented paths and fields are extensions of this kit (OPEN:
 * EP-27, API-14): amounts are decimal text, times ms since 1970, days in the merchant's zone, at most 31 per request
 * and two years back. A background job computes the team totals, which are current as of `asOf`. Members outside the
 * downline count as unknown: `downline.unknown`.
 */
import { array, nullish, optional, picklist, strictObject } from 'valibot';
import { endpoint } from '../endpoint.ts';
import { object } from '../object.ts';
import { day, direction, maybe, pageNo, pageSize, requiredText, scalar, whole } from '../schemas.ts';

/** Size 0 requests only the totals (AGENT-25). */
const kpiQuery = strictObject({ startDate: day, endDate: day, size: whole(0, 100, /^(\d{1,2}|100)$/) });

/** Numbers of distinct members (AGENT-07). */
const memberCounts = {
  /** Members who logged in. */
  teamLoginMemberCount: maybe,
  /** Members who placed a bet. */
  teamBetMemberCount: maybe,
  teamRegisterMemberCount: maybe,
};

const money = {
  deposit: maybe,
  withdrawal: maybe,
  fees: maybe,
  bonus: maybe,
  rebate: maybe,
};

const play = {
  /** Bets minus refunds. */
  stake: maybe,
  /** Qualifying stake of bets settled in the range; excludes tickets that cover more than 70 % of a draw. */
  qualifyingStake: maybe,
  win: maybe,
  /** Result: `stake` minus `win`, `rebate` and `bonus`; negative if the team won. */
  result: maybe,
};

/** Team KPI, variant A: the counters of the agent home, each 0 if missing (AGENT-07, AGENT-26). */
export const teamKpi = endpoint({
  name: 'teamKpi',
  method: 'GET',
  path: '/wps/agent/teamKpi',
  moduleId: 'AGEINFO3',
  auth: 'required',
  query: kpiQuery,
  value: object({
    /** Online members sent a request in the last five minutes, regardless of the range. */
    footer: object({ ...memberCounts, teamOnlineCount: maybe }),
    /** Size of the downline at all levels. */
    memberCount: maybe,
    asOf: maybe,
  }),
});

/**
 * Team KPI, variant B: deposits and withdrawals in the range. For clients that follow the documents: the kit uses
 * `teamOverview` (EP-27).
 */
export const teamKpiB = endpoint({
  name: 'teamKpiB',
  method: 'GET',
  path: '/wps/agent/teamKpi/b',
  moduleId: 'AGEINFO3',
  auth: 'required',
  query: kpiQuery,
  value: object({ footer: object(money), asOf: maybe }),
});

/**
 * Team KPI, variant C: bets in the range. For clients that follow the documents: the kit uses `teamOverview` (EP-27).
 */
export const teamKpiC = endpoint({
  name: 'teamKpiC',
  method: 'GET',
  path: '/wps/agent/teamKpi/c',
  moduleId: 'AGEINFO3',
  auth: 'required',
  query: kpiQuery,
  value: object({ footer: object(play), asOf: maybe }),
});

const figures = object({
  /** First and last day. */
  startDate: maybe,
  endDate: maybe,
  ...memberCounts,
  /** Members with their first deposit in the range. */
  firstDepositCount: maybe,
  ...money,
  ...play,
});

/**
 * Team figures for a range of days, for the preceding range of the same length, and by day (TEAM-10). Requires the flag
 * AGEPAG.
 */
export const teamOverview = endpoint({
  name: 'teamOverview',
  method: 'GET',
  path: '/wps/agent/teamOverview',
  moduleId: 'AGEINFO3',
  auth: 'required',
  query: strictObject({ startDate: day, endDate: day }),
  value: object({
    memberCount: maybe,
    /** Current number. */
    teamOnlineCount: maybe,
    current: figures,
    before: figures,
    /** One row per day of the range, oldest first, including days without activity. */
    days: array(object({ date: scalar, teamRegisterMemberCount: maybe, teamBetMemberCount: maybe, ...money, ...play })),
    asOf: maybe,
  }),
});

/** Sortable columns of profit and loss. */
export const pnlColumn = picklist([
  'userName',
  'teamSize',
  'deposit',
  'withdrawal',
  'fees',
  'bonus',
  'rebate',
  'stake',
  'qualifyingStake',
  'win',
  'result',
]);

/**
 * Profit and loss: a row per direct member of `userName` (default: the agent) with the totals of the member and their
 * downline (TEAM-11). Requires the flag AGETEAMPNL3; the page exports all rows as CSV, at most 50,000 (BOOK-06).
 */
export const teamPnl = endpoint({
  name: 'teamPnl',
  method: 'GET',
  path: '/wps/agent/teamPnl',
  moduleId: 'PERSPNL3',
  auth: 'required',
  query: strictObject({
    startDate: day,
    endDate: day,
    pageNo,
    pageSize,
    /** Upper member of the rows, from the agent's downline. */
    userName: optional(requiredText(64)),
    /** LOTT, or a game category; deposits and withdrawals have no category and are 0 with this filter. */
    category: optional(requiredText(32)),
    /** Default `result`. */
    sort: optional(pnlColumn),
    /** Default `desc`. */
    order: optional(direction),
  }),
  value: object({
    content: array(
      object({
        userName: scalar,
        /** Session type of the member; all types except 0 and 40 have a team. */
        type: maybe,
        /** Size of the downline at all levels. */
        teamSize: maybe,
        ...money,
        ...play,
      }),
    ),
    /** Totals of all rows of the filter, not of the page. */
    sums: nullish(object({ ...money, ...play })),
    /** Figures of `userName` without their downline; null for the agent. */
    own: nullish(object({ ...money, ...play })),
    /** Path from the agent (exclusive) down to `userName`. */
    path: nullish(array(object({ userName: scalar }))),
    /** Categories with bets of the team in the range. */
    categories: nullish(array(scalar)),
    asOf: maybe,
    pageNum: maybe,
    totalPages: maybe,
    total: maybe,
  }),
});
