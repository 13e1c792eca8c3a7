/**
 * Money that an agent gives to members below, out of the own cash, at once (TEAM-14). Wants the flag DOWNMAN. Rejected with the codes
 * `withdraw.password.*` and `withdraw.frozen` as withdrawals are, with `transfer.*`, and with `downline.unknown` for a member who is not
 * below; then nobody got anything.
 */
import { array, maxLength, minLength, pipe, strictObject } from 'valibot';
import { endpoint } from '../endpoint.ts';
import { object } from '../object.ts';
import { amountText, maybe, maybeFlag, maybeText, scalar, speaking, texts } from '../schemas.ts';

/** What holds for the agent's next transfer now. */
export const transferSetting = endpoint({
  name: 'transferSetting',
  method: 'GET',
  path: '/wps/agent/transferSetting',
  moduleId: 'AGEDOWNMAN3',
  auth: 'required',
  value: object({
    /** Cash that there is. */
    withdrawable: maybe,
    /** For each member. */
    min: maybe,
    max: maybe,
    decimals: maybe,
    /** What may still be given today, of how much; all members together. */
    dayLeft: maybe,
    dayMax: maybe,
    /** When the day ends, ms since 1970. */
    dayEndTime: maybe,
    maxMembers: maybe,
    hasPassword: maybeFlag,
    /** Code of what keeps the agent from giving now, null for nothing: `withdraw.frozen`, `withdraw.password.locked`, … */
    blockedBy: maybeText,
    /** When that is over, ms since 1970; null where nobody knows. */
    blockedUntil: maybe,
  }),
});

const transferShape = object({
  /** What each member got. */
  amount: maybe,
  /** What left the agent's cash. */
  total: maybe,
  userNames: array(scalar),
  /** The agent's cash afterwards. */
  balance: maybe,
  /** What may still be given today. */
  dayLeft: maybe,
  createTime: maybe,
});

const given = { amount: amountText, paymentPassword: texts(128), ...speaking };

/** Gives an amount to a member below, at any depth. */
export const transferDownline = endpoint({
  name: 'transferDownline',
  method: 'POST',
  path: '/wps/agent/transferDownline',
  moduleId: 'AGEDOWNMAN3',
  auth: 'required',
  once: 'kept',
  secrets: ['paymentPassword'],
  sealed: true,
  body: strictObject({ userName: texts(64), ...given }),
  value: transferShape,
});

/** Gives the amount to each of several members, at most 100: to all of them or to none. */
export const transferMultipleDownline = endpoint({
  name: 'transferMultipleDownline',
  method: 'POST',
  path: '/wps/agent/transferMultipleDownline',
  moduleId: 'AGEDOWNMAN3',
  auth: 'required',
  once: 'kept',
  secrets: ['paymentPassword'],
  sealed: true,
  body: strictObject({ userNames: pipe(array(texts(64)), minLength(1), maxLength(100)), ...given }),
  value: transferShape,
});
