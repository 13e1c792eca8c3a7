/**
 * Limits and breaks that members set for themselves (LIMIT-01 to LIMIT-03; OPEN: API-14, paths and fields are ours). Amounts are decimal
 * text, times ms since 1970. What they lead to elsewhere: `limit.reached` and `excluded` of ERROR_CODES.
 */
import { array, boolean, nullable, nullish, picklist, strictObject } from 'valibot';
import { endpoint } from '../endpoint.ts';
import { object } from '../object.ts';
import { amountText, maybe, maybeFlag, scalar } from '../schemas.ts';

const which = { kind: picklist(['deposit', 'stake', 'loss']), period: picklist(['day', 'week', 'month']) };

/** What every call of these answers: all limits, the break that is on, and what was won and lost. */
const standing = object({
  /** One for each kind and period, whether or not it is set. */
  limits: array(
    object({
      /** `deposit`, `stake`, `loss`. */
      kind: scalar,
      /** `day`, `week`, `month`. */
      period: scalar,
      /** Null where none is set. */
      amount: maybe,
      /** Amount that counts in the period so far: received deposits, and open orders. */
      used: maybe,
      /** What is left of it; null where none is set. */
      left: maybe,
      /** When the next period begins. */
      resetTime: maybe,
      /** True while a higher amount, or none at all, waits for its second yes. */
      raising: maybeFlag,
      /** The amount that waits; null for no limit. */
      wanted: maybe,
      /** From when the second yes may be said. */
      wantedTime: maybe,
    }),
  ),
  /** The break that is on; null for none. */
  break: nullish(
    object({
      /** `24h`, `7d`, `30d`, `6m`, `1y`, `forever`. */
      length: maybe,
      startTime: maybe,
      /** Null for one without end. */
      endTime: maybe,
    }),
  ),
  /** Totals of the last 7, 30 and 365 days with today, as the records have them. */
  net: array(
    object({
      days: scalar,
      /** Credited by deposits: what came in less fees. */
      deposits: maybe,
      /** Received, and the fees of it. */
      received: maybe,
      fees: maybe,
      /** Debited for withdrawals with their fees, also while they are pending. */
      withdrawals: maybe,
      /** Fees that `withdrawals` includes. */
      withdrawalFees: maybe,
      stakes: maybe,
      wins: maybe,
      /** Wins less stakes. */
      net: maybe,
    }),
  ),
  /** Decimals of the currency. */
  decimals: maybe,
});

/** The member's own limits and how far they are used. */
export const playerLimits = endpoint({
  name: 'playerLimits',
  method: 'GET',
  path: '/wps/member/limits',
  moduleId: 'COMM3',
  auth: 'required',
  value: standing,
});

/** Sets a limit, or with null takes it away. Lower ones hold at once; higher ones wait 24 hours and for `confirmLimitIncrease`. */
export const setPlayerLimit = endpoint({
  name: 'setPlayerLimit',
  method: 'POST',
  path: '/wps/member/limits',
  moduleId: 'COMM3',
  auth: 'required',
  body: strictObject({ ...which, amount: nullable(amountText) }),
  value: standing,
});

/** The second yes to a higher limit, once its time has come, or the no that drops it at any time. */
export const confirmLimitIncrease = endpoint({
  name: 'confirmLimitIncrease',
  method: 'POST',
  path: '/wps/member/limits/raise',
  moduleId: 'COMM3',
  auth: 'required',
  body: strictObject({ ...which, accept: boolean() }),
  value: standing,
});

/** Ends play and deposits at once for so long. A break can be made longer, never shorter. */
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
