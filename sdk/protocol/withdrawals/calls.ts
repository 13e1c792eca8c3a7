/**
 * Withdrawal password, cards and settings (EP-11, EP-32, OUT-01 to OUT-05; OPEN: API-14: fields are extensions of this
 * kit). Bodies that contain a password or a card number are encrypted (S21). Errors: `withdraw.*` and `card.*` of
 * ERROR_CODES; withdrawal orders: `order-calls.ts`.
 */
import { array, optional, strictObject } from 'valibot';
import { endpoint } from '../endpoint.ts';
import { object } from '../object.ts';
import { done, id, maybe, maybeFlag, maybeText, optionalText, requiredText, scalar, speaking } from '../schemas.ts';
import { securityAnswers } from '../security/calls.ts';

/**
 * Returns whether the member has a withdrawal password (EP-11). For clients that follow the documents; kit and site use
 * `withdrawSetting`.
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
 * Changes the withdrawal password (EP-11, OUT-02). Requires the login password (`password`), and the previous
 * withdrawal password or a code; a change by code blocks withdrawals for 24 h.
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
    /**
     * Answers to all security questions of the member, instead of the code. A change by answers blocks withdrawals for
     * 72 h (SAFE-03).
     */
    answers: optional(securityAnswers),
    paymentPassword: requiredText(128),
    password: requiredText(128),
    ...speaking,
  }),
  value: done,
});

/**
 * Sends a code for a forgotten withdrawal password to the member's mobile number, or to the email address if the member
 * has no number (OUT-02).
 */
export const paymentPasswordCode = endpoint({
  name: 'paymentPasswordCode',
  method: 'POST',
  path: '/wps/member/paymentPassword/code',
  moduleId: 'FUNDTRANS3',
  auth: 'required',
  body: strictObject(speaking),
  value: object({
    /** Channel by which the code was sent: `sms` or `mail`. */
    channel: maybe,
    /** Masked contact to which the code was sent. */
    sentTo: maybe,
    /** Earliest time at which another code can be requested, ms since 1970. */
    expirationTime: maybe,
  }),
});

/** Adds a card (EP-11, OUT-03). All cards must have the same payee name as the first one. */
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
      /** Minimum and maximum number of digits of a card number. */
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
      /** Last four digits of the card number: `···· 4417`. */
      accountNo: maybe,
      payeeName: maybe,
      addTime: maybe,
      /** Time from which withdrawals to the card are possible, ms since 1970; usually in the past. */
      usableTime: maybe,
    }),
  ),
});

/** Limits of the member's next withdrawal, and the reason if withdrawals are blocked (OUT-01, OUT-05). */
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
    /** Today's remaining amount, today's remaining number of withdrawals, and the maximum number per day. */
    dayLeft: maybe,
    requestsLeft: maybe,
    dayRequests: maybe,
    /** `freeLeft`: remaining number of free withdrawals this month. `feeFixed`: fee of each further withdrawal. */
    freeLeft: maybe,
    feeFixed: maybe,
    /** Usual time until a withdrawal is paid, minutes. */
    arrivesIn: maybe,
    hasPassword: maybeFlag,
    /** True if withdrawals also require a second-factor code. */
    wantsCode: maybeFlag,
    maxCards: maybe,
    /** Payee name that all cards must have; null before the first card. */
    payeeName: maybeText,
    /**
     * Error code that withdrawals currently return; null if they are possible. `withdraw.closed`, `withdraw.frozen`, …
     */
    blockedBy: maybeText,
    /** Time at which the block ends, ms since 1970; null if unknown. */
    blockedUntil: maybe,
    /** Number of the newest open withdrawal. */
    orderNo: maybe,
  }),
});
