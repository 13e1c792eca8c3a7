/** A withdrawal on its way: its states, how it is followed and taken back (OUT-04, OUT-06; fields are ours). */
import { array, nullish, optional, picklist, pipe, regex, strictObject, string } from 'valibot';
import { endpoint } from '../endpoint.ts';
import { object } from '../object.ts';
import {
  amountText,
  day,
  id,
  maybe,
  maybeFlag,
  maybeText,
  optionalText,
  pageNo,
  pageSize,
  scalar,
  speaking,
  texts,
} from '../schemas.ts';

/** States of a withdrawal (OUT-06). */
export const withdrawalState = picklist([
  /** The amount is held; the desk has to look at it. The member may still cancel. */
  'pending',
  /** The desk agreed. */
  'approved',
  /** It is with the bank. */
  'paying',
  /** It reached the card. */
  'paid',
  /** The bank sent it back; the amount is in the wallet again. */
  'failed',
  /** The desk refused it; the amount is in the wallet again. */
  'rejected',
  /** The member took it back; the amount is in the wallet again. */
  'cancelled',
]);

/** A withdrawal as every call of it answers. Of the card's number it has the last four digits alone. */
export const withdrawalShape = object({
  orderNo: scalar,
  /** One of `withdrawalState`. */
  status: maybe,
  /** What leaves the balance. */
  amount: maybe,
  fee: maybe,
  /** What reaches the card. */
  arrives: maybe,
  cardId: maybe,
  bankName: maybe,
  iconUrl: maybeText,
  /** `···· 4417` */
  accountNo: maybe,
  payeeName: maybe,
  createTime: maybe,
  /** When it reached the state it is in. */
  stateTime: maybe,
  /** When it usually is on the card, ms since 1970; null once that is of no matter. */
  expectTime: maybe,
  /** Why it was refused, in the desk's words. */
  note: maybeText,
  canCancel: maybeFlag,
  /** The way so far, oldest first. */
  steps: nullish(array(object({ status: maybe, time: maybe }))),
});

/** Asks for a withdrawal (EP-32, OUT-04). The amount is held from then on. */
export const withdraw = endpoint({
  name: 'withdraw',
  method: 'POST',
  path: '/wps/transaction/withdraw',
  moduleId: 'FUNDTRANS3',
  auth: 'required',
  once: 'kept',
  secrets: ['paymentPassword', 'code'],
  sealed: true,
  body: strictObject({
    cardId: id,
    amount: amountText,
    paymentPassword: texts(128),
    /** Of the second factor, from members who have one (SAFE-05). */
    code: optionalText(16),
    ...speaking,
  }),
  value: withdrawalShape,
});

/** One withdrawal as it stands: what the page asks until it is over. */
export const withdrawOrder = endpoint({
  name: 'withdrawOrder',
  method: 'GET',
  path: '/wps/relay/MCS2_withdrawOrder',
  moduleId: 'FUNDTRANS3',
  auth: 'required',
  query: strictObject({ orderNo: id, ...speaking }),
  value: withdrawalShape,
});

/** Takes a pending withdrawal back: the amount is in the wallet again at once. */
export const cancelWithdrawal = endpoint({
  name: 'cancelWithdrawal',
  method: 'POST',
  path: '/wps/relay/MCS2_cancelWithdrawal',
  moduleId: 'FUNDTRANS3',
  auth: 'required',
  once: 'kept',
  body: strictObject({ orderNo: id, ...speaking }),
  value: withdrawalShape,
});

/** The member's withdrawals, newest first, between two days of the merchant's zone (EP-32, BOOK-05). */
export const withdrawReport = endpoint({
  name: 'withdrawReport',
  method: 'GET',
  path: '/wps/relay/MCS2_WithdrawTransactionReport',
  moduleId: 'MEMTRANS3',
  auth: 'required',
  query: strictObject({
    startDate: day,
    endDate: day,
    /** Of the first page only; further ones are asked by `cursor`. */
    pageNo,
    pageSize,
    cursor: optional(pipe(string(), regex(/^[\w-]{1,128}$/))),
    /** `open`: pending, approved and paying together. */
    status: optional(picklist([...withdrawalState.options, 'open'])),
    ...speaking,
  }),
  value: object({
    content: array(withdrawalShape),
    /** What the next page is asked by, null at the end. */
    cursor: maybeText,
    pageNum: maybe,
    totalPages: maybe,
    total: maybe,
  }),
});
