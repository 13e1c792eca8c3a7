/**
 * Withdrawal password, cards and settings (EP-11, EP-32, OUT-01 to OUT-05; OPEN: API-14, fields are extensions of this
 * kit). Bodies with a password or a number are sealed (S21). Errors: `withdraw.*` and `card.*` of ERROR_CODES;
 * withdrawal orders: `order-calls.ts`.
 */
import { array, optional, strictObject } from 'valibot';
import { endpoint } from '../endpoint.ts';
import { object } from '../object.ts';
import { done, id, maybe, maybeFlag, maybeText, optionalText, requiredText, scalar, speaking } from '../schemas.ts';
import { securityAnswers } from '../security/calls.ts';

/**
 * Existence of a withdrawal password (EP-11). For clients that use only this call: kit and site use `withdrawSetting`.
 */
export const hasWithdrawalPassword = endpoint({
  name: 'hasWithdrawalPassword',
  method: 'GET',
  path: '/wps/member/hasWithdrawalPassword',
  moduleId: 'FUNDTRANS3',
  auth: 'required',
  value: maybeFlag,
});

/** Sets the first withdrawal password; `password` is the login password (EP-11, OUT-02). */
export const setPaymentPassword = endpoint({
  name: 'setPaymentPassword',
  method: 'POST',
  path: '/wps/member/paymentPassword',
  moduleId: 'FUNDTRANS3',
  auth: 'required',
  sealed: true,
  body: strictObject({ paymentPassword: requiredText(128), password: requiredText(128), ...speaking }),
  value: done,
});

/**
 * Changes the withdrawal password (EP-11, OUT-02) with the previous one, or with a code, which blocks withdrawals for
 * 24 h. `password` is the login password.
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
    /** Six digits sent by `paymentPasswordCode`. */
    verificationCode: optionalText(16),
    /**
     * Alternative to the code: answers to all security questions of the member, which blocks withdrawals for 72 h
     * (SAFE-03).
     */
    answers: optional(securityAnswers),
    paymentPassword: requiredText(128),
    password: requiredText(128),
    ...speaking,
  }),
  value: done,
});

/**
 * Sends a code for a forgotten withdrawal password to the member's mobile, or to the email address if no mobile is set
 * (OUT-02).
 */
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
    /** Recipient, masked. */
    sentTo: maybe,
    /** Earliest time of the next code, ms since 1970. */
    expirationTime: maybe,
  }),
});

/** Adds a card (EP-11, OUT-03). The first card locks the name. */
export const addBankCard = endpoint({
  name: 'addBankCard',
  method: 'POST',
  path: '/wps/member/bankCard',
  moduleId: 'FUNDTRANS3',
  auth: 'required',
  sealed: true,
  body: strictObject({
    bankId: id,
    accountNo: requiredText(64),
    payeeName: requiredText(128),
    paymentPassword: requiredText(128),
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

/** Banks and e-wallets for withdrawals (EP-11). */
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
      /** `bank` or `wallet` (e-wallet); a bank if missing. */
      kind: maybeText,
      iconUrl: maybeText,
      /** Minimum and maximum digits of a card number. */
      digitsMin: maybe,
      digitsMax: maybe,
    }),
  ),
});

/** Cards of the member, oldest first, with only the last four digits of the number (EP-32). */
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
      /** Earliest time of a withdrawal to the card, ms since 1970; usually in the past. */
      usableTime: maybe,
    }),
  ),
});

/** Limits and state of the member's next withdrawal (OUT-01, OUT-05). */
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
    /** Remaining daily amount, remaining daily requests, and the daily maximum of requests. */
    dayLeft: maybe,
    requestsLeft: maybe,
    dayRequests: maybe,
    /** Remaining free withdrawals of this month; `feeFixed` is the fee of further withdrawals. */
    freeLeft: maybe,
    feeFixed: maybe,
    /** Usual time until the payout, minutes. */
    arrivesIn: maybe,
    hasPassword: maybeFlag,
    /** Withdrawals also require a second-factor code. */
    wantsCode: maybeFlag,
    maxCards: maybe,
    /** Name on all cards, null before the first card. */
    payeeName: maybeText,
    /** Error code that blocks withdrawals now, null if none: `withdraw.closed`, `withdraw.frozen`, … */
    blockedBy: maybeText,
    /** End of the block, ms since 1970; null if unknown. */
    blockedUntil: maybe,
    /** Newest open withdrawal. */
    orderNo: maybe,
  }),
});
