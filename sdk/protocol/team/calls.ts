/**
 * Statistics of an agent's team (EP-26, TEAM-10, TEAM-11). Undocumented paths and fields are extensions of this kit
 * (OPEN: EP-27, API-14): amounts are decimal strings, times are in ms since 1970, days are in the merchant's time zone,
 * at most 31 per request and up to two years ago. A background job computes the team totals; `asOf` is the time of its
 * last run. For members outside of the downline, the error is `downline.unknown`.
 */
import { array, nullish, optional, picklist, strictObject } from 'valibot';
import { endpoint } from '../endpoint.ts';
import { object } from '../object.ts';
import { day, direction, maybe, pageNo, pageSize, requiredText, scalar, whole } from '../schemas.ts';

/** Query of the KPI calls. The size 0 requests only the totals (AGENT-25). */
const kpiQuery = strictObject({ startDate: day, endDate: day, size: whole(0, 100, /^(\d{1,2}|100)$/) });

/** Numbers of members, each of whom is counted once (AGENT-07). */
const memberCounts = {
  /** Number of members who logged in. */
  teamLoginMemberCount: maybe,
  /** Number of members who placed a bet. */
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
  /** Stakes of all bets minus refunds. */
  stake: maybe,
  /**
   * Qualifying stake of the bets that were settled in the range. Tickets that cover more than 70 % of the possible
   * numbers do not qualify.
   */
  qualifyingStake: maybe,
  win: maybe,
  /** Result of the operator: `stake` minus `win`, `rebate` and `bonus`; negative if the team won. */
  result: maybe,
};

/** Team KPI, variant A: counters of the agent's home page, each 0 if missing (AGENT-07, AGENT-26). */
export const teamKpi = endpoint({
  name: 'teamKpi',
  method: 'GET',
  path: '/wps/agent/teamKpi',
  moduleId: 'AGEINFO3',
  auth: 'required',
  query: kpiQuery,
  value: object({
    /** Totals. Members count as online if they sent a request in the last five minutes, whatever the date range. */
    footer: object({ ...memberCounts, teamOnlineCount: maybe }),
    /** Number of members at all levels of the downline. */
    memberCount: maybe,
    asOf: maybe,
  }),
});

/**
 * Team KPI, variant B: deposits and withdrawals in the date range. For clients that follow the documents; the kit uses
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
 * Team KPI, variant C: bets in the date range. For clients that follow the documents; the kit uses `teamOverview`
 * (EP-27).
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
  /** First and last day of the range. */
  startDate: maybe,
  endDate: maybe,
  ...memberCounts,
  /** Number of members whose first deposit was in the range. */
  firstDepositCount: maybe,
  ...money,
  ...play,
});

/**
 * Statistics of the team for a range of days, for the preceding range of the same length, and for each day (TEAM-10).
 * Requires the flag AGEPAG.
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
    /** Number of team members who are online now. */
    teamOnlineCount: maybe,
    current: figures,
    before: figures,
    /** One row per day of the range, oldest first. Days without activity are included. */
    days: array(object({ date: scalar, teamRegisterMemberCount: maybe, teamBetMemberCount: maybe, ...money, ...play })),
    asOf: maybe,
  }),
});

/** Columns by which the profit and loss report can be sorted. */
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
 * Profit and loss: one row for each direct member of `userName` (default: the agent), with the totals of that member
 * and their downline (TEAM-11). Requires the flag AGETEAMPNL3; the page exports all rows as CSV, at most 50,000
 * (BOOK-06).
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
    /** Member of the agent's downline whose direct members are the rows. */
    userName: optional(requiredText(64)),
    /** LOTT, or a game category. Deposits and withdrawals have no category, so they are 0 with this filter. */
    category: optional(requiredText(32)),
    /** Column to sort by. Default `result`. */
    sort: optional(pnlColumn),
    /** Sort order. Default `desc`. */
    order: optional(direction),
  }),
  value: object({
    content: array(
      object({
        userName: scalar,
        /** Session type of the member. All types except 0 and 40 have a team. */
        type: maybe,
        /** Number of members at all levels of this member's downline. */
        teamSize: maybe,
        ...money,
        ...play,
      }),
    ),
    /** Totals of all rows that match the filter, not only of this page. */
    sums: nullish(object({ ...money, ...play })),
    /** Totals of `userName` without their downline; null if the rows are the agent's direct members. */
    own: nullish(object({ ...money, ...play })),
    /** Members between the agent (exclusive) and `userName` (inclusive), from the top. */
    path: nullish(array(object({ userName: scalar }))),
    /** Categories in which the team placed bets in the range. */
    categories: nullish(array(scalar)),
    asOf: maybe,
    pageNum: maybe,
    totalPages: maybe,
    total: maybe,
  }),
});
