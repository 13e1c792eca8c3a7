/** Withdrawal orders: states, polling and cancellation (OUT-04, OUT-06; fields are extensions of this kit). */
import { array, nullish, optional, picklist, strictObject } from 'valibot';
import { endpoint } from '../endpoint.ts';
import { object } from '../object.ts';
import {
  amountText,
  id,
  maybe,
  maybeFlag,
  maybeText,
  optionalText,
  period,
  requiredText,
  scalar,
  speaking,
} from '../schemas.ts';

/** States of a withdrawal (OUT-06). */
export const withdrawalState = picklist([
  /** The amount is reserved and an operator has to review the withdrawal. The member can still cancel. */
  'pending',
  /** Approved by an operator. */
  'approved',
  /** Sent to the bank. */
  'paying',
  /** Credited to the card. */
  'paid',
  /** Returned by the bank; the amount is back in the wallet. */
  'failed',
  /** Rejected by an operator; the amount is back in the wallet. */
  'rejected',
  /** Canceled by the member; the amount is back in the wallet. */
  'cancelled',
]);

/** A withdrawal as in the responses of all its calls, with only the last four digits of the card number. */
export const withdrawalShape = object({
  orderNo: scalar,
  /** One of `withdrawalState`. */
  status: maybe,
  /** Amount debited from the balance. */
  amount: maybe,
  fee: maybe,
  /** Amount credited to the card. */
  arrives: maybe,
  cardId: maybe,
  bankName: maybe,
  iconUrl: maybeText,
  /** `···· 4417` */
  accountNo: maybe,
  payeeName: maybe,
  createTime: maybe,
  /** Time of the change to the current state. */
  stateTime: maybe,
  /** Expected time of the credit to the card, ms since 1970; null once irrelevant. */
  expectTime: maybe,
  /** Reason for a rejection, written by the operator. */
  note: maybeText,
  canCancel: maybeFlag,
  /** State changes so far, oldest first. */
  steps: nullish(array(object({ status: maybe, time: maybe }))),
});

/** Requests a withdrawal (EP-32, OUT-04). The amount is reserved. */
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
    paymentPassword: requiredText(128),
    /** Second-factor code, for members with a second factor (SAFE-05). */
    code: optionalText(16),
    ...speaking,
  }),
  value: withdrawalShape,
});

/** Current state of a withdrawal; polled until the order is closed. */
export const withdrawOrder = endpoint({
  name: 'withdrawOrder',
  method: 'GET',
  path: '/wps/relay/MCS2_withdrawOrder',
  moduleId: 'FUNDTRANS3',
  auth: 'required',
  query: strictObject({ orderNo: id, ...speaking }),
  value: withdrawalShape,
});

/** Cancels a pending withdrawal: the amount is back in the wallet immediately. */
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

/** The member's withdrawals, newest first, between two days in the merchant's zone (EP-32, BOOK-05). */
export const withdrawReport = endpoint({
  name: 'withdrawReport',
  method: 'GET',
  path: '/wps/relay/MCS2_WithdrawTransactionReport',
  moduleId: 'MEMTRANS3',
  auth: 'required',
  query: strictObject({
    ...period,
    /** `open` matches pending, approved and paying. */
    status: optional(picklist([...withdrawalState.options, 'open'])),
    ...speaking,
  }),
  value: object({
    content: array(withdrawalShape),
    /** Cursor of the next page, null at the end. */
    cursor: maybeText,
    pageNum: maybe,
    totalPages: maybe,
    total: maybe,
  }),
});
