/**
 * Rebate rates of an agent and their income (TEAM-13, TEAM-17). Undocumented paths and fields are extensions of this
 * kit (OPEN: EP-27, API-14): amounts are decimal text, times ms since 1970, rates integers in tenths of a percent, days
 * in the merchant's zone.
 */
import { array, nullish, optional, picklist, strictObject } from 'valibot';
import { endpoint } from '../endpoint.ts';
import { object } from '../object.ts';
import { day, maybe, maybeFlag, pageNo, pageSize, rebates, requiredText, scalar } from '../schemas.ts';

const paged = { pageNum: maybe, totalPages: maybe, total: maybe };

/** Rates of the agent, and a page of the direct members with their rates: agents first, then by name. */
export const agentRates = endpoint({
  name: 'agentRates',
  method: 'GET',
  path: '/wps/agent/rebates',
  moduleId: 'AGEDOWNMAN3',
  auth: 'required',
  query: strictObject({
    pageNo,
    pageSize,
    /** Search text: part of a user name. */
    userName: optional(requiredText(64)),
  }),
  value: object({
    /** All categories, including those without a rate; `since` is the start of validity, null if never set. */
    own: array(object({ gameType: scalar, rebate: maybe, since: maybe })),
    content: array(object({ userName: scalar, isAgent: maybeFlag, rebates })),
    ...paged,
  }),
});

/**
 * Rebate income of the agent from the downline, by day or by member. Computed and paid daily after midnight in the
 * merchant's zone, so today is missing; requires the flag AGEREBINC3.
 */
export const teamRebate = endpoint({
  name: 'teamRebate',
  method: 'GET',
  path: '/wps/agent/teamRebate',
  moduleId: 'AGEINFO3',
  auth: 'required',
  query: strictObject({
    startDate: day,
    endDate: day,
    pageNo,
    pageSize,
    /** Default `day`. */
    by: optional(picklist(['day', 'member'])),
    /** Restricts the rows to bets of one member of the downline. */
    userName: optional(requiredText(64)),
    /** LOTT, or a game category. */
    category: optional(requiredText(32)),
  }),
  value: object({
    content: array(
      object({
        /** Day of the row; missing by member. */
        date: maybe,
        /** Member of the row; missing by day. */
        userName: maybe,
        /** Number of members (by day) or number of days (by member). */
        count: maybe,
        qualifyingStake: maybe,
        rebate: maybe,
      }),
    ),
    /** Totals of all rows of the filter, not of the page. */
    sums: nullish(object({ qualifyingStake: maybe, rebate: maybe })),
    /** Categories with income in the range. */
    categories: nullish(array(scalar)),
    /** Last day that is computed and paid, and the time of the payment. */
    paidTo: maybe,
    asOf: maybe,
    ...paged,
  }),
});
