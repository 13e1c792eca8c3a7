/**
 * Rates of an agent, and what came of them (TEAM-13, TEAM-17). Paths and fields that no document names are ours (OPEN: EP-27, API-14):
 * amounts are decimal text, times ms since 1970, rates whole tenths of a percent, days those of the merchant's clock.
 */
import { array, nullish, optional, picklist, strictObject } from 'valibot';
import { endpoint } from '../endpoint.ts';
import { object } from '../object.ts';
import { day, maybe, maybeFlag, pageNo, pageSize, rebates, scalar, texts } from '../schemas.ts';

const paged = { pageNum: maybe, totalPages: maybe, total: maybe };

/** The agent's own rates, and a page of the direct members with what the agent gives them: agents first, then by name. */
export const agentRates = endpoint({
  name: 'agentRates',
  method: 'GET',
  path: '/wps/agent/rebates',
  moduleId: 'AGEDOWNMAN3',
  auth: 'required',
  query: strictObject({
    pageNo,
    pageSize,
    /** Part of a name. */
    userName: optional(texts(64)),
  }),
  value: object({
    /** By category, also those without a rate; `since` is from when on it holds, null for one that was never set. */
    own: array(object({ gameType: scalar, rebate: maybe, since: maybe })),
    content: array(object({ userName: scalar, isAgent: maybeFlag, rebates })),
    ...paged,
  }),
});

/**
 * What the agent earned of the play below: by day, or by the member who played. Counted and paid once a day, after midnight of the
 * merchant's zone; today is not in it. Wants the flag AGEREBINC3.
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
    /** Of that member's play alone: one below, at any depth. */
    userName: optional(texts(64)),
    /** LOTT, or a kind of games. */
    category: optional(texts(32)),
  }),
  value: object({
    content: array(
      object({
        /** The day; missing by member. */
        date: maybe,
        /** Whose play it was; missing by day. */
        userName: maybe,
        /** By day: how many members' play it was; by member: on how many days. */
        count: maybe,
        qualifyingStake: maybe,
        rebate: maybe,
      }),
    ),
    /** Of all rows of the filter, not of the page. */
    sums: nullish(object({ qualifyingStake: maybe, rebate: maybe })),
    /** Categories that brought something in the range. */
    categories: nullish(array(scalar)),
    /** The last day that is counted and paid, and when that was done. */
    paidTo: maybe,
    asOf: maybe,
    ...paged,
  }),
});
