/**
 * Figures of an agent's team (EP-26, TEAM-10, TEAM-11). Paths and fields that no document names are ours (OPEN: EP-27, API-14): amounts are
 * decimal text, times ms since 1970, days those of the merchant's clock, at most 31 at once and two years back. Totals of teams are made
 * by a job and hold as of `asOf`. A member who is not below the agent is answered as one that does not exist: `downline.unknown`.
 */
import { array, nullish, optional, picklist, strictObject } from 'valibot';
import { endpoint } from '../endpoint.ts';
import { object } from '../object.ts';
import { day, direction, maybe, pageNo, pageSize, scalar, texts, whole } from '../schemas.ts';

/** Size 0 asks for the totals alone (AGENT-25). */
const kpiQuery = strictObject({ startDate: day, endDate: day, size: whole(0, 100, /^(\d{1,2}|100)$/) });

/** Members, each counted once however often (AGENT-07). */
const people = {
  /** Who logged in. */
  teamLoginMemberCount: maybe,
  /** Who bet. */
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
  /** Bets less what came back of them. */
  stake: maybe,
  /** Of plays settled in the range; none for tickets on more than 70 % of a draw. */
  qualifyingStake: maybe,
  win: maybe,
  /** What stays of the stakes: `stake` less `win`, `rebate` and `bonus`; with a minus where the team won. */
  result: maybe,
};

/** Team KPI, variant A: the counters of the agent home, each 0 when missing (AGENT-07, AGENT-26). */
export const teamKpi = endpoint({
  name: 'teamKpi',
  method: 'GET',
  path: '/wps/agent/teamKpi',
  moduleId: 'AGEINFO3',
  auth: 'required',
  query: kpiQuery,
  value: object({
    /** Online is who called within five minutes: now, whatever the range is. */
    footer: object({ ...people, teamOnlineCount: maybe }),
    /** Members below the agent, at any depth. */
    memberCount: maybe,
    asOf: maybe,
  }),
});

/** Team KPI, variant B: money in and out of the range. For clients written by the documents: the kit reads it in `teamOverview` (EP-27). */
export const teamKpiB = endpoint({
  name: 'teamKpiB',
  method: 'GET',
  path: '/wps/agent/teamKpi/b',
  moduleId: 'AGEINFO3',
  auth: 'required',
  query: kpiQuery,
  value: object({ footer: object(money), asOf: maybe }),
});

/** Team KPI, variant C: play of the range. For clients written by the documents: the kit reads it in `teamOverview` (EP-27). */
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
  ...people,
  /** Members whose first deposit ever it was. */
  firstDepositCount: maybe,
  ...money,
  ...play,
});

/** The team by a range of days, beside the same number of days before it, and by day (TEAM-10). Wants the flag AGEPAG. */
export const teamOverview = endpoint({
  name: 'teamOverview',
  method: 'GET',
  path: '/wps/agent/teamOverview',
  moduleId: 'AGEINFO3',
  auth: 'required',
  query: strictObject({ startDate: day, endDate: day }),
  value: object({
    memberCount: maybe,
    /** Now. */
    teamOnlineCount: maybe,
    current: figures,
    before: figures,
    /** A line for each day of the range, oldest first, also for those on which nothing happened. */
    days: array(object({ date: scalar, teamRegisterMemberCount: maybe, teamBetMemberCount: maybe, ...money, ...play })),
    asOf: maybe,
  }),
});

/** Columns that a profit and loss is sorted by. */
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
 * Profit and loss: a row for each direct member of `userName`, the agent where it is left out, with the sums of the member and of all
 * below (TEAM-11). Wants the flag AGETEAMPNL3. As CSV the page saves the rows of all pages, at most 50,000 (BOOK-06).
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
    /** Whose direct members: one below the agent. */
    userName: optional(texts(64)),
    /** LOTT, or a kind of games; money in and out belongs to none and is 0 then. */
    category: optional(texts(32)),
    /** Default `result`. */
    sort: optional(pnlColumn),
    /** Default `desc`. */
    order: optional(direction),
  }),
  value: object({
    content: array(
      object({
        userName: scalar,
        /** Session type of the member; all but 0 and 40 have a team of their own. */
        type: maybe,
        /** Members below, at any depth. */
        teamSize: maybe,
        ...money,
        ...play,
      }),
    ),
    /** Of all rows of the filter, not of the page. */
    sums: nullish(object({ ...money, ...play })),
    /** What `userName` made alone; null for the agent. */
    own: nullish(object({ ...money, ...play })),
    /** The way down from the agent, who is left out, to `userName`. */
    path: nullish(array(object({ userName: scalar }))),
    /** Categories that the team played in the range. */
    categories: nullish(array(scalar)),
    asOf: maybe,
    pageNum: maybe,
    totalPages: maybe,
    total: maybe,
  }),
});
