/**
 * What a withdrawal needs: its password, cards, and what holds for the next one (EP-11, EP-32, OUT-01 to OUT-05; OPEN: API-14, fields
 * are ours). Whatever holds a password or a number travels sealed (S21). What the calls refuse with: `withdraw.*` and `card.*` of
 * ERROR_CODES. The withdrawal itself: withdrawal-order.ts.
 */
import { array, optional, strictObject } from 'valibot';
import { endpoint } from '../endpoint.ts';
import { object } from '../object.ts';
import { done, id, maybe, maybeFlag, maybeText, optionalText, scalar, speaking, texts } from '../schemas.ts';
import { embeddedResponses } from '../security/calls.ts';

/** Has the member a withdrawal password? (EP-11) Kit and site read it in `withdrawSetting`; answered for callers that ask for it alone. */
export const hasWithdrawalPassword = endpoint({
  name: 'hasWithdrawalPassword',
  method: 'GET',
  path: '/wps/member/hasWithdrawalPassword',
  moduleId: 'FUNDTRANS3',
  auth: 'required',
  value: maybeFlag,
});

/** Sets the withdrawal password for the first time; `password` is that of the login (EP-11, OUT-02). */
export const setPaymentPassword = endpoint({
  name: 'setPaymentPassword',
  method: 'POST',
  path: '/wps/member/paymentPassword',
  moduleId: 'FUNDTRANS3',
  auth: 'required',
  sealed: true,
  body: strictObject({ paymentPassword: texts(128), password: texts(128), ...speaking }),
  value: done,
});

/**
 * Sets another withdrawal password (EP-11, OUT-02): by the one before, or where that is forgotten by a code, which holds withdrawals
 * for a day. `password` is that of the login.
 */
export const resetPaymentPassword = endpoint({
  name: 'resetPaymentPassword',
  method: 'POST',
  path: '/wps/member/paymentPassword/reset',
  moduleId: 'FUNDTRANS3',
  auth: 'required',
  sealed: true,
  body: strictObject({
    oldPaymentPassword: optionalText(128),
    /** Six digits that `paymentPasswordCode` sent. */
    verificationCode: optionalText(16),
    /** In place of the code: answers to all security questions of the member; withdrawals wait for 72 h then (SAFE-03). */
    answers: optional(embeddedResponses),
    paymentPassword: texts(128),
    password: texts(128),
    ...speaking,
  }),
  value: done,
});

/** Sends a code to the member's own mobile, or mail where there is none, for a forgotten withdrawal password (OUT-02). */
export const paymentPasswordCode = endpoint({
  name: 'paymentPasswordCode',
  method: 'POST',
  path: '/wps/member/paymentPassword/code',
  moduleId: 'FUNDTRANS3',
  auth: 'required',
  body: strictObject(speaking),
  value: object({
    /** `sms` or `mail`. */
    channel: maybe,
    /** Where it went, masked. */
    sentTo: maybe,
    /** When another one may be asked for, ms since 1970. */
    expirationTime: maybe,
  }),
});

/** Adds a card (EP-11, OUT-03). The first one locks the name. */
export const addBankCard = endpoint({
  name: 'addBankCard',
  method: 'POST',
  path: '/wps/member/bankCard',
  moduleId: 'FUNDTRANS3',
  auth: 'required',
  sealed: true,
  body: strictObject({
    bankId: id,
    accountNo: texts(64),
    payeeName: texts(128),
    paymentPassword: texts(128),
    ...speaking,
  }),
  value: done,
});

/** Removes a card. */
export const removeBankCard = endpoint({
  name: 'removeBankCard',
  method: 'POST',
  path: '/wps/relay/MCS2_removeBankCard',
  moduleId: 'FUNDTRANS3',
  auth: 'required',
  body: strictObject({ cardId: id }),
  value: done,
});

/** Banks a withdrawal can go to (EP-11). */
export const withdrawBanks = endpoint({
  name: 'withdrawBanks',
  method: 'GET',
  path: '/wps/member/withdrawBanks',
  moduleId: 'FUNDTRANS3',
  auth: 'required',
  query: strictObject(speaking),
  value: array(
    object({
      bankId: scalar,
      bankName: maybe,
      iconUrl: maybeText,
      /** Fewest and most digits of its numbers. */
      digitsMin: maybe,
      digitsMax: maybe,
    }),
  ),
});

/** The member's cards, the one added first in front; of numbers the last four digits alone (EP-32). */
export const bankCards = endpoint({
  name: 'bankCards',
  method: 'GET',
  path: '/wps/relay/MCS2_bankCards',
  moduleId: 'FUNDTRANS3',
  auth: 'required',
  query: strictObject(speaking),
  value: array(
    object({
      cardId: scalar,
      bankId: maybe,
      bankName: maybe,
      iconUrl: maybeText,
      /** `···· 4417` */
      accountNo: maybe,
      payeeName: maybe,
      addTime: maybe,
      /** From when a withdrawal may go to it, ms since 1970; past for most. */
      usableTime: maybe,
    }),
  ),
});

/** What holds for the member's next withdrawal now (OUT-01, OUT-05). */
export const withdrawSetting = endpoint({
  name: 'withdrawSetting',
  method: 'GET',
  path: '/wps/relay/MCS2_withdrawSetting',
  moduleId: 'FUNDTRANS3',
  auth: 'required',
  value: object({
    withdrawable: maybe,
    min: maybe,
    max: maybe,
    decimals: maybe,
    /** What may still be withdrawn today, and in how many requests of how many. */
    dayLeft: maybe,
    requestsLeft: maybe,
    dayRequests: maybe,
    /** Withdrawals of this month that still cost nothing; `feeFixed` is what each costs then. */
    freeLeft: maybe,
    feeFixed: maybe,
    /** Minutes after which the money is usually there. */
    arrivesIn: maybe,
    hasPassword: maybeFlag,
    /** A withdrawal wants a code of the second factor, too. */
    wantsCode: maybeFlag,
    maxCards: maybe,
    /** The name that all cards carry, null before the first. */
    payeeName: maybeText,
    /** Code of what keeps the member from withdrawing now, null for nothing: `withdraw.closed`, `withdraw.frozen`, … */
    blockedBy: maybeText,
    /** When that is over, ms since 1970; null where nobody knows. */
    blockedUntil: maybe,
    /** The newest withdrawal that is not over. */
    orderNo: maybe,
  }),
});
