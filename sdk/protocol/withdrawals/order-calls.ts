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
  /** The amount is reserved, and an operator has not reviewed the withdrawal yet. The member can still cancel. */
  'pending',
  /** An operator has approved the withdrawal. */
  'approved',
  /** The payment was sent to the bank. */
  'paying',
  /** The amount was credited to the card. */
  'paid',
  /** The bank returned the payment; the amount is back in the wallet. */
  'failed',
  /** An operator rejected the withdrawal; the amount is back in the wallet. */
  'rejected',
  /** The member canceled the withdrawal; the amount is back in the wallet. */
  'cancelled',
]);

/**
 * A withdrawal; the responses of all its calls have these fields. The card number is reduced to its last four digits.
 */
export const withdrawalShape = object({
  orderNo: scalar,
  /** State of the withdrawal, one of `withdrawalState`. */
  status: maybe,
  /** Amount debited from the balance. */
  amount: maybe,
  fee: maybe,
  /** Amount credited to the card. */
  arrives: maybe,
  cardId: maybe,
  bankName: maybe,
  iconUrl: maybeText,
  /** Last four digits of the card number: `···· 4417`. */
  accountNo: maybe,
  payeeName: maybe,
  createTime: maybe,
  /** Time of the last state change. */
  stateTime: maybe,
  /** Time at which the amount is expected on the card, ms since 1970; null when the withdrawal is closed. */
  expectTime: maybe,
  /** Reason for a rejection, as written by the operator. */
  note: maybeText,
  canCancel: maybeFlag,
  /** State changes so far, oldest first. */
  steps: nullish(array(object({ status: maybe, time: maybe }))),
});

/** Requests a withdrawal and reserves the amount (EP-32, OUT-04). */
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
    /** Second-factor code; required for members with a second factor (SAFE-05). */
    code: optionalText(16),
    ...speaking,
  }),
  value: withdrawalShape,
});

/** Current state of a withdrawal, which clients poll until the order is closed. */
export const withdrawOrder = endpoint({
  name: 'withdrawOrder',
  method: 'GET',
  path: '/wps/relay/MCS2_withdrawOrder',
  moduleId: 'FUNDTRANS3',
  auth: 'required',
  query: strictObject({ orderNo: id, ...speaking }),
  value: withdrawalShape,
});

/** Cancels a pending withdrawal; the amount is back in the wallet immediately. */
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

/** Withdrawals of the member between two days in the merchant's time zone, newest first (EP-32, BOOK-05). */
export const withdrawReport = endpoint({
  name: 'withdrawReport',
  method: 'GET',
  path: '/wps/relay/MCS2_WithdrawTransactionReport',
  moduleId: 'MEMTRANS3',
  auth: 'required',
  query: strictObject({
    ...period,
    /** State to filter by; `open` matches pending, approved and paying. */
    status: optional(picklist([...withdrawalState.options, 'open'])),
    ...speaking,
  }),
  value: object({
    content: array(withdrawalShape),
    /** Cursor of the next page; null on the last page. */
    cursor: maybeText,
    pageNum: maybe,
    totalPages: maybe,
    total: maybe,
  }),
});
