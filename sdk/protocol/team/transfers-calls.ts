/**
 * Immediate transfers from an agent's cash to the downline (TEAM-14). The calls require the flag DOWNMAN. Errors:
 * `withdraw.password.*` and `withdraw.frozen` as for withdrawals, `transfer.*`, and `downline.unknown`; after an error,
 * no member has received money.
 */
import { array, maxLength, minLength, pipe, strictObject } from 'valibot';
import { endpoint } from '../endpoint.ts';
import { object } from '../object.ts';
import { amountText, maybe, maybeFlag, maybeText, requiredText, scalar, speaking } from '../schemas.ts';

/** Limits of the agent's next transfer, and the reason if transfers are blocked. */
export const transferSetting = endpoint({
  name: 'transferSetting',
  method: 'GET',
  path: '/wps/agent/transferSetting',
  moduleId: 'AGEDOWNMAN3',
  auth: 'required',
  value: object({
    /** Cash that the agent can transfer. */
    withdrawable: maybe,
    /** Minimum and maximum amount per member. */
    min: maybe,
    max: maybe,
    decimals: maybe,
    /** Remaining and total daily limit for the transfers to all members. */
    dayLeft: maybe,
    dayMax: maybe,
    /** Time at which the day ends, ms since 1970. */
    dayEndTime: maybe,
    maxMembers: maybe,
    hasPassword: maybeFlag,
    /**
     * Error code that transfers currently return; null if they are possible. `withdraw.frozen`,
     * `withdraw.password.locked`, …
     */
    blockedBy: maybeText,
    /** Time at which the block ends, ms since 1970; null if unknown. */
    blockedUntil: maybe,
  }),
});

const transferShape = object({
  /** Amount that each member received. */
  amount: maybe,
  /** Total amount debited from the agent's cash. */
  total: maybe,
  userNames: array(scalar),
  /** Cash of the agent after the transfer. */
  balance: maybe,
  /** Remaining daily limit after the transfer. */
  dayLeft: maybe,
  createTime: maybe,
});

const transferFields = { amount: amountText, paymentPassword: requiredText(128), ...speaking };

/** Transfers an amount to one member of the downline, at any level. */
export const transferDownline = endpoint({
  name: 'transferDownline',
  method: 'POST',
  path: '/wps/agent/transferDownline',
  moduleId: 'AGEDOWNMAN3',
  auth: 'required',
  once: 'kept',
  secrets: ['paymentPassword'],
  sealed: true,
  body: strictObject({ userName: requiredText(64), ...transferFields }),
  value: transferShape,
});

/** Transfers the amount to each of up to 100 members: to all of them, or after an error to none. */
export const transferMultipleDownline = endpoint({
  name: 'transferMultipleDownline',
  method: 'POST',
  path: '/wps/agent/transferMultipleDownline',
  moduleId: 'AGEDOWNMAN3',
  auth: 'required',
  once: 'kept',
  secrets: ['paymentPassword'],
  sealed: true,
  body: strictObject({ userNames: pipe(array(requiredText(64)), minLength(1), maxLength(100)), ...transferFields }),
  value: transferShape,
});
