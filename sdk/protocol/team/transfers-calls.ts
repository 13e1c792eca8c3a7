/**
 * Immediate transfers of an agent's cash to the downline (TEAM-14). Requires the flag DOWNMAN. Errors:
 * `withdraw.password.*` and `withdraw.frozen` as for withdrawals, `transfer.*`, and `downline.unknown`; after an error
 * no member has received money.
 */
import { array, maxLength, minLength, pipe, strictObject } from 'valibot';
import { endpoint } from '../endpoint.ts';
import { object } from '../object.ts';
import { amountText, maybe, maybeFlag, maybeText, requiredText, scalar, speaking } from '../schemas.ts';

/** Limits and state of the agent's next transfer. */
export const transferSetting = endpoint({
  name: 'transferSetting',
  method: 'GET',
  path: '/wps/agent/transferSetting',
  moduleId: 'AGEDOWNMAN3',
  auth: 'required',
  value: object({
    /** Available cash. */
    withdrawable: maybe,
    /** Limits per member. */
    min: maybe,
    max: maybe,
    decimals: maybe,
    /** Remaining and total daily limit for all members together. */
    dayLeft: maybe,
    dayMax: maybe,
    /** End of the day, ms since 1970. */
    dayEndTime: maybe,
    maxMembers: maybe,
    hasPassword: maybeFlag,
    /** Error code that blocks transfers now, null if none: `withdraw.frozen`, `withdraw.password.locked`, … */
    blockedBy: maybeText,
    /** End of the block, ms since 1970; null if unknown. */
    blockedUntil: maybe,
  }),
});

const transferShape = object({
  /** Amount per member. */
  amount: maybe,
  /** Total debited from the agent's cash. */
  total: maybe,
  userNames: array(scalar),
  /** The agent's cash after the transfer. */
  balance: maybe,
  /** Remaining daily limit. */
  dayLeft: maybe,
  createTime: maybe,
});

const transferFields = { amount: amountText, paymentPassword: requiredText(128), ...speaking };

/** Transfers an amount to a member of the downline, at any level. */
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

/** Transfers the amount to each of up to 100 members: to all or to none. */
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
