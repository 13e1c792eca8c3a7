/**
 * Deposit orders: states, polling, and actions of the member (PAY-06, PAY-09; the fields are extensions of this kit).
 */
import { array, nullish, optional, picklist, strictObject } from 'valibot';
import { endpoint } from '../endpoint.ts';
import { object } from '../object.ts';
import { id, maybe, maybeFlag, maybeText, period, requiredText, scalar, speaking } from '../schemas.ts';

/** States of a deposit order (PAY-09). */
export const depositState = picklist([
  /** The member has neither paid nor confirmed a transfer. */
  'created',
  /** The member is on the provider's page, or has confirmed that the transfer was made. */
  'pending',
  /** The deposit is paid and credited to the wallet. */
  'paid',
  /** The provider or an operator rejected the payment. */
  'failed',
  /** The payment did not arrive before the deadline. */
  'expired',
  /** The payment arrived late or with another amount, so an operator must decide. */
  'review',
  /** The member canceled the order. */
  'cancelled',
  /** The deposit was paid and later reversed. */
  'reversed',
]);

/** A state change of a deposit order. */
const step = object({
  /** New state, one of `depositState`. */
  status: maybe,
  time: maybe,
});

/** Account to which the member transfers the money (PAY-06). */
const transfer = object({
  bankName: maybe,
  iconUrl: maybeText,
  accountName: maybe,
  /** Account number, digits without spaces. */
  accountNo: maybe,
  /** Exact amount that the member must transfer. */
  amount: maybe,
  /** Reference that the transfer must contain: eight letters and digits. */
  reference: maybe,
  /** Text of the QR code for banking apps (EMVCo, VietQR); null for currencies other than the Vietnamese dong. */
  qrText: maybeText,
  /** True if the member has uploaded an image of the receipt. */
  hasReceipt: maybeFlag,
});

/** A deposit order; the responses of all its calls have these fields. */
export const depositOrderShape = object({
  orderNo: scalar,
  /** State of the order, one of `depositState`. */
  status: maybe,
  bankId: maybe,
  bankName: maybe,
  iconUrl: maybeText,
  /** Kind of the payment method, one of `depositKind`. */
  kind: maybe,
  /** Amount that the member pays. */
  amount: maybe,
  /** Fee of the payment method, included in the amount. */
  fee: maybe,
  /** Bonus for the deposit; `0.00` if none. */
  bonus: maybe,
  /** Amount credited to the wallet: amount minus fee plus bonus. After the payment: the amount that was credited. */
  arrives: maybe,
  /** Amount that the operator received, if known. In review it may differ from `amount`. */
  received: maybe,
  /** Id of the promotion that applies to the deposit. */
  promoId: maybe,
  promoTitle: maybe,
  /** Amount that the member must stake before a withdrawal, once the deposit is paid; `0.00` if none. */
  turnover: maybe,
  createTime: maybe,
  /** Payment deadline in server time (PAY-06). Null if the order no longer awaits a payment. */
  expireTime: maybe,
  /** Time of the last state change. */
  stateTime: maybe,
  /** Reason for a failure or a review: `provider`, `desk` (the operator), `late`, `amount`, `error`; otherwise null. */
  reason: maybeText,
  /** Message of the operator to the member. */
  note: maybeText,
  /** State changes so far, oldest first. */
  steps: nullish(array(step)),
  /** True if the member can cancel the order now (`cancelDeposit`). */
  canCancel: maybeFlag,
  /**
   * URL of the provider's payment page, which is on another origin and opens in a new tab or a frame. Null for a manual
   * transfer, and when a payment is no longer possible.
   */
  payUrl: maybeText,
  /** Details of a manual transfer; null for other kinds of deposits. */
  transfer: nullish(transfer),
});

/** Current state of a deposit order, which clients poll until the order is closed (PAY-09). */
export const depositOrder = endpoint({
  name: 'depositOrder',
  method: 'GET',
  path: '/wps/relay/MCS2_depositOrder',
  moduleId: 'FUNDTRANS3',
  auth: 'required',
  query: strictObject({ orderNo: id, ...speaking }),
  value: depositOrderShape,
});

/** Confirms that the member made the transfer: the state `created` becomes `pending`. Idempotent. */
export const confirmTransfer = endpoint({
  name: 'confirmTransfer',
  method: 'POST',
  path: '/wps/relay/MCS2_confirmTransfer',
  moduleId: 'FUNDTRANS3',
  auth: 'required',
  once: 'kept',
  body: strictObject({ orderNo: id, ...speaking }),
  value: depositOrderShape,
});

/**
 * Adds an image of the receipt to a manual transfer; `imageId` is the id that `feedbackImage` returned (S41). Another
 * image replaces the previous one.
 */
export const transferReceipt = endpoint({
  name: 'transferReceipt',
  method: 'POST',
  path: '/wps/relay/MCS2_depositSlip',
  moduleId: 'FUNDTRANS3',
  auth: 'required',
  once: 'kept',
  body: strictObject({ orderNo: id, imageId: requiredText(64), ...speaking }),
  value: depositOrderShape,
});

/** Cancels an unpaid deposit. */
export const cancelDeposit = endpoint({
  name: 'cancelDeposit',
  method: 'POST',
  path: '/wps/relay/MCS2_cancelDeposit',
  moduleId: 'FUNDTRANS3',
  auth: 'required',
  once: 'kept',
  body: strictObject({ orderNo: id, ...speaking }),
  value: depositOrderShape,
});

/** Deposit orders of the member between two days in the merchant's time zone, newest first (BOOK-05). */
export const depositReport = endpoint({
  name: 'depositReport',
  method: 'GET',
  path: '/wps/relay/MCS2_depositTransactionReport',
  moduleId: 'MEMTRANS3',
  auth: 'required',
  query: strictObject({
    ...period,
    /** State to filter by; `open` matches created, pending and review. */
    status: optional(picklist([...depositState.options, 'open'])),
    ...speaking,
  }),
  value: object({
    content: array(depositOrderShape),
    /** Cursor of the next page; null on the last page. */
    cursor: maybeText,
    pageNum: maybe,
    totalPages: maybe,
    total: maybe,
  }),
});
