/**
 * Player limits and exclusions (LIMIT-01 to LIMIT-03; OPEN: API-14: paths and fields are extensions of this kit).
 * Amounts are decimal strings, and times are in ms since 1970. If a member is limited or excluded, other calls return
 * the errors `limit.reached` and `excluded`.
 */
import { array, boolean, nullable, nullish, picklist, strictObject } from 'valibot';
import { endpoint } from '../endpoint.ts';
import { object } from '../object.ts';
import { amountText, maybe, maybeFlag, scalar } from '../schemas.ts';

const which = { kind: picklist(['deposit', 'stake', 'loss']), period: picklist(['day', 'week', 'month']) };

/** Response of all these calls: the limits, the active exclusion, and totals of wins and losses. */
const standing = object({
  /** One row for each kind and period, including limits that are not set. */
  limits: array(
    object({
      /** Kind of the limit: `deposit`, `stake`, `loss`. */
      kind: scalar,
      /** Period of the limit: `day`, `week`, `month`. */
      period: scalar,
      /** Maximum amount per period; null if the limit is not set. */
      amount: maybe,
      /** Amount used in the current period. For deposits, this includes open orders. */
      used: maybe,
      /** Remaining amount in the current period; null if the limit is not set. */
      left: maybe,
      /** Start of the next period. */
      resetTime: maybe,
      /** True while an increase or removal of the limit awaits its confirmation. */
      raising: maybeFlag,
      /** Amount of the pending change; null if the limit is to be removed. */
      wanted: maybe,
      /** Earliest time at which the pending change can be confirmed. */
      wantedTime: maybe,
    }),
  ),
  /** Active exclusion; null if the member is not excluded. */
  break: nullish(
    object({
      /** Length of the exclusion: `24h`, `7d`, `30d`, `6m`, `1y`, `forever`. */
      length: maybe,
      startTime: maybe,
      /** End of the exclusion; null if permanent. */
      endTime: maybe,
    }),
  ),
  /** Totals of the last 7, 30 and 365 days, including today. They have the same amounts as the records. */
  net: array(
    object({
      days: scalar,
      /** Amount credited by deposits: received amount minus fees. */
      deposits: maybe,
      /** Received amount of the deposits, and fees included in it. */
      received: maybe,
      fees: maybe,
      /** Amount debited for withdrawals, including their fees and pending withdrawals. */
      withdrawals: maybe,
      /** Fees included in `withdrawals`. */
      withdrawalFees: maybe,
      stakes: maybe,
      wins: maybe,
      /** Wins minus stakes. */
      net: maybe,
    }),
  ),
  /** Number of decimals of the currency. */
  decimals: maybe,
});

/** Player limits of the member, with the amounts used so far. */
export const playerLimits = endpoint({
  name: 'playerLimits',
  method: 'GET',
  path: '/wps/member/limits',
  moduleId: 'COMM3',
  auth: 'required',
  value: standing,
});

/**
 * Sets a limit; null removes it. A lower limit applies immediately, and an increase or removal requires
 * `confirmLimitIncrease` after 24 hours.
 */
export const setPlayerLimit = endpoint({
  name: 'setPlayerLimit',
  method: 'POST',
  path: '/wps/member/limits',
  moduleId: 'COMM3',
  auth: 'required',
  body: strictObject({ ...which, amount: nullable(amountText) }),
  value: standing,
});

/** Confirms the increase of a limit after the delay of 24 hours, or cancels it at any time. */
export const confirmLimitIncrease = endpoint({
  name: 'confirmLimitIncrease',
  method: 'POST',
  path: '/wps/member/limits/raise',
  moduleId: 'COMM3',
  auth: 'required',
  body: strictObject({ ...which, accept: boolean() }),
  value: standing,
});

/**
 * Excludes the member from play and deposits immediately, for the given length. An exclusion can be extended but not
 * shortened.
 */
export const startExclusion = endpoint({
  name: 'startExclusion',
  method: 'POST',
  path: '/wps/member/break',
  moduleId: 'COMM3',
  auth: 'required',
  once: 'kept',
  body: strictObject({ length: picklist(['24h', '7d', '30d', '6m', '1y', 'forever']) }),
  value: standing,
});
