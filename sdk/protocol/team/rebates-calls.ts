/**
 * Rebate rates of an agent, and the income from them (TEAM-13, TEAM-17). Undocumented paths and fields are extensions
 * of this kit (OPEN: EP-27, API-14): amounts are decimal strings, times are in ms since 1970, rates are integers in
 * tenths of a percent, and days are in the merchant's time zone.
 */
import { array, nullish, optional, picklist, strictObject } from 'valibot';
import { endpoint } from '../endpoint.ts';
import { object } from '../object.ts';
import { day, maybe, maybeFlag, pageNo, pageSize, rebates, requiredText, scalar } from '../schemas.ts';

const paged = { pageNum: maybe, totalPages: maybe, total: maybe };

/**
 * Rates of the agent, and a page of the direct members with their rates. Agents come before members, then rows are
 * sorted by name.
 */
export const agentRates = endpoint({
  name: 'agentRates',
  method: 'GET',
  path: '/wps/agent/rebates',
  moduleId: 'AGEDOWNMAN3',
  auth: 'required',
  query: strictObject({
    pageNo,
    pageSize,
    /** Search text, which must be part of a user name. */
    userName: optional(requiredText(64)),
  }),
  value: object({
    /**
     * Rates of the agent in all categories, including those without a rate. `since` is the time from which the rate
     * applies; null if the rate was never set.
     */
    own: array(object({ gameType: scalar, rebate: maybe, since: maybe })),
    content: array(object({ userName: scalar, isAgent: maybeFlag, rebates })),
    ...paged,
  }),
});

/**
 * Rebate income that the agent earned from the downline, by day or by member. It is computed and paid every day after
 * midnight in the merchant's time zone, so today is missing; requires the flag AGEREBINC3.
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
    /** Grouping of the rows. Default `day`. */
    by: optional(picklist(['day', 'member'])),
    /** User name of a downline member whose bets are counted. Default: all members. */
    userName: optional(requiredText(64)),
    /** Category to filter by: LOTT, or a game category. */
    category: optional(requiredText(32)),
  }),
  value: object({
    content: array(
      object({
        /** Day of the row; missing if rows are grouped by member. */
        date: maybe,
        /** Member of the row; missing if rows are grouped by day. */
        userName: maybe,
        /** Number of members if rows are grouped by day; number of days if grouped by member. */
        count: maybe,
        qualifyingStake: maybe,
        rebate: maybe,
      }),
    ),
    /** Totals of all rows that match the filter, not only of this page. */
    sums: nullish(object({ qualifyingStake: maybe, rebate: maybe })),
    /** Categories with rebate income in the range. */
    categories: nullish(array(scalar)),
    /** Last day for which the income was computed and paid, and the time of that payment. */
    paidTo: maybe,
    asOf: maybe,
    ...paged,
  }),
});
