/**
 * Player limits and exclusions (LIMIT-01 to LIMIT-03; OPEN: API-14, paths and fields are extensions of this kit).
 * Amounts are decimal text, times ms since 1970; other calls return `limit.reached` and `excluded` of ERROR_CODES.
 */
import { array, boolean, nullable, nullish, picklist, strictObject } from 'valibot';
import { endpoint } from '../endpoint.ts';
import { object } from '../object.ts';
import { amountText, maybe, maybeFlag, scalar } from '../schemas.ts';

const which = { kind: picklist(['deposit', 'stake', 'loss']), period: picklist(['day', 'week', 'month']) };

/** Common response of these calls: all limits, the active exclusion, and totals of wins and losses. */
const standing = object({
  /** One row for each kind and period, including unset limits. */
  limits: array(
    object({
      /** `deposit`, `stake`, `loss`. */
      kind: scalar,
      /** `day`, `week`, `month`. */
      period: scalar,
      /** Maximum amount in a period; null if the limit is not set. */
      amount: maybe,
      /** Amount used in the current period: received deposits and open orders. */
      used: maybe,
      /** Remaining amount; null if not set. */
      left: maybe,
      /** Start of the next period. */
      resetTime: maybe,
      /** True while an increase or a removal of the limit is pending. */
      raising: maybeFlag,
      /** Pending amount; null for no limit. */
      wanted: maybe,
      /** Earliest time of the confirmation. */
      wantedTime: maybe,
    }),
  ),
  /** Active exclusion; null if none. */
  break: nullish(
    object({
      /** `24h`, `7d`, `30d`, `6m`, `1y`, `forever`. */
      length: maybe,
      startTime: maybe,
      /** Null for a permanent exclusion. */
      endTime: maybe,
    }),
  ),
  /** Totals of the last 7, 30 and 365 days including today, as in the records. */
  net: array(
    object({
      days: scalar,
      /** Credited deposits: received amount minus fees. */
      deposits: maybe,
      /** Received amount and its fees. */
      received: maybe,
      fees: maybe,
      /** Debited withdrawals with their fees, including pending withdrawals. */
      withdrawals: maybe,
      /** Fees included in `withdrawals`. */
      withdrawalFees: maybe,
      stakes: maybe,
      wins: maybe,
      /** Wins minus stakes. */
      net: maybe,
    }),
  ),
  /** Decimals of the currency. */
  decimals: maybe,
});

/** Player limits of the member with their usage. */
export const playerLimits = endpoint({
  name: 'playerLimits',
  method: 'GET',
  path: '/wps/member/limits',
  moduleId: 'COMM3',
  auth: 'required',
  value: standing,
});

/**
 * Sets a limit, or removes it with null. A lower limit applies immediately; a higher limit requires
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

/** Confirms a limit increase after its delay, or cancels it at any time. */
export const confirmLimitIncrease = endpoint({
  name: 'confirmLimitIncrease',
  method: 'POST',
  path: '/wps/member/limits/raise',
  moduleId: 'COMM3',
  auth: 'required',
  body: strictObject({ ...which, accept: boolean() }),
  value: standing,
});

/** Blocks play and deposits immediately for the given period. An exclusion can be extended but not shortened. */
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
