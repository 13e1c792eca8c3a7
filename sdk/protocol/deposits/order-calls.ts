/**
 * Deposit orders: states, polling and actions of the member (PAY-06, PAY-09; the fields are extensions of this kit).
 */
import { array, nullish, optional, picklist, strictObject } from 'valibot';
import { endpoint } from '../endpoint.ts';
import { object } from '../object.ts';
import { id, maybe, maybeFlag, maybeText, period, requiredText, scalar, speaking } from '../schemas.ts';

/** States of a deposit (PAY-09). */
export const depositState = picklist([
  /** Open order without a payment or a confirmation. */
  'created',
  /** The member is on the provider's page, or has confirmed the transfer. */
  'pending',
  /** Paid: the money is in the wallet. */
  'paid',
  /** The provider or an operator rejected the payment. */
  'failed',
  /** Not paid in time. */
  'expired',
  /** The payment was late or had another amount: an operator decides. */
  'review',
  /** Canceled by the member. */
  'cancelled',
  /** Paid and then reversed. */
  'reversed',
]);

/** A state change of a deposit. */
const step = object({
  /** New state; one of `depositState`. */
  status: maybe,
  time: maybe,
});

/** Receiving account of a manual transfer (PAY-06). */
const transfer = object({
  bankName: maybe,
  iconUrl: maybeText,
  accountName: maybe,
  /** Digits without spaces. */
  accountNo: maybe,
  /** Exact amount to transfer. */
  amount: maybe,
  /** Eight letters and digits that the transfer must contain. */
  reference: maybe,
  /** Text of the QR code for bank apps (EMVCo, VietQR); null for currencies other than dong. */
  qrText: maybeText,
  /** The member has uploaded an image of the receipt. */
  hasReceipt: maybeFlag,
});

/** A deposit order, as in the responses of all its calls. */
export const depositOrderShape = object({
  orderNo: scalar,
  /** One of `depositState`. */
  status: maybe,
  bankId: maybe,
  bankName: maybe,
  iconUrl: maybeText,
  /** One of `depositKind`. */
  kind: maybe,
  /** Amount that the member pays. */
  amount: maybe,
  /** Fee of the method, part of the amount. */
  fee: maybe,
  /** Bonus of the deposit, `0.00` if none. */
  bonus: maybe,
  /** Amount credited to the wallet: amount minus fee plus bonus. Once paid: the actual credit. */
  arrives: maybe,
  /** Received amount if known; in review it may differ from `amount`. */
  received: maybe,
  /** Promotion of the deposit. */
  promoId: maybe,
  promoTitle: maybe,
  /** Required stake before a withdrawal once paid, `0.00` if none. */
  turnover: maybe,
  createTime: maybe,
  /** Payment deadline by the server's clock (PAY-06). Null once irrelevant. */
  expireTime: maybe,
  /** Time of the change to the current state. */
  stateTime: maybe,
  /** Reason for a failure or review: `provider`, `desk`, `late`, `amount`, `error`; otherwise null. */
  reason: maybeText,
  /** Note of the operator to the member. */
  note: maybeText,
  /** State changes so far, oldest first. */
  steps: nullish(array(step)),
  /** The member can cancel the order now (`cancelDeposit`). */
  canCancel: maybeFlag,
  /**
   * URL where the payment continues, on another origin, in a new tab or a frame; null for a transfer and once
   * payment is not possible.
   */
  payUrl: maybeText,
  /** Details of a deposit by transfer; null for other kinds of deposits. */
  transfer: nullish(transfer),
});

/** Current state of a deposit; polled until the order is closed (PAY-09). */
export const depositOrder = endpoint({
  name: 'depositOrder',
  method: 'GET',
  path: '/wps/relay/MCS2_depositOrder',
  moduleId: 'FUNDTRANS3',
  auth: 'required',
  query: strictObject({ orderNo: id, ...speaking }),
  value: depositOrderShape,
});

/** Confirms that the transfer was made: `created` becomes `pending`; idempotent. */
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
 * Adds an image of a receipt to a manual transfer; `imageId` is the response of `feedbackImage` (S41). A further image
 * replaces the previous one.
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

/** The member's deposits, newest first, between two days in the merchant's zone (BOOK-05). */
export const depositReport = endpoint({
  name: 'depositReport',
  method: 'GET',
  path: '/wps/relay/MCS2_depositTransactionReport',
  moduleId: 'MEMTRANS3',
  auth: 'required',
  query: strictObject({
    ...period,
    /** `open` matches created, pending and review. */
    status: optional(picklist([...depositState.options, 'open'])),
    ...speaking,
  }),
  value: object({
    content: array(depositOrderShape),
    /** Cursor of the next page, null at the end. */
    cursor: maybeText,
    pageNum: maybe,
    totalPages: maybe,
    total: maybe,
  }),
});
