/** A deposit on its way: its states, how it is followed, and what the member may do with it (PAY-06, PAY-09; fields are ours). */
import { array, nullish, optional, picklist, pipe, regex, strictObject, string } from 'valibot';
import { endpoint } from '../endpoint.ts';
import { object } from '../object.ts';
import { day, id, maybe, maybeFlag, maybeText, pageNo, pageSize, scalar, speaking, texts } from '../schemas.ts';

/** States of a deposit (PAY-09). */
export const depositState = picklist([
  /** The order is there; nobody has paid or said so. */
  'created',
  /** The member is at the provider's page, or says that the transfer is made. */
  'pending',
  /** Booked: the money is in the wallet. */
  'paid',
  /** The provider or the desk refused the payment. */
  'failed',
  /** Nobody paid in time. */
  'expired',
  /** Money came late or with another amount: a person decides. */
  'review',
  /** The member gave it up. */
  'cancelled',
  /** It was paid, and taken back. */
  'reversed',
]);

/** One step of a deposit's way. */
const step = object({
  /** The state that was reached; one of `depositState`. */
  status: maybe,
  time: maybe,
});

/** Where a transfer by hand goes (PAY-06). */
const transfer = object({
  bankName: maybe,
  iconUrl: maybeText,
  accountName: maybe,
  /** Digits without spaces. */
  accountNo: maybe,
  /** What exactly to transfer. */
  amount: maybe,
  /** Eight letters and digits that the transfer has to carry. */
  reference: maybe,
  /** Text of the QR code that a bank's app reads (EMVCo, VietQR); null for other currencies than dong. */
  qrText: maybeText,
  /** The member added a picture of the receipt. */
  hasReceipt: maybeFlag,
});

/** A deposit as every call of it answers. */
export const depositOrderShape = object({
  orderNo: scalar,
  /** One of `depositState`. */
  status: maybe,
  bankId: maybe,
  bankName: maybe,
  iconUrl: maybeText,
  /** One of `depositKind`. */
  kind: maybe,
  /** What the member pays. */
  amount: maybe,
  /** What of it the method keeps. */
  fee: maybe,
  /** The bonus that comes with it, `0.00` for none. */
  bonus: maybe,
  /** What is in the wallet afterwards: amount less fee plus bonus. Once paid: what really went there. */
  arrives: maybe,
  /** What came in, where that is known: in review it may be less or more than `amount`. */
  received: maybe,
  /** The promotion that goes with it. */
  promoId: maybe,
  promoTitle: maybe,
  /** What has to be staked before a withdrawal once it is paid, `0.00` for nothing. */
  turnover: maybe,
  createTime: maybe,
  /** By the server's clock: nobody pays after this (PAY-06). Null once that is of no matter. */
  expireTime: maybe,
  /** When it reached the state it is in. */
  stateTime: maybe,
  /** Why it failed or is under review: `provider`, `desk`, `late`, `amount`, `error`; null otherwise. */
  reason: maybeText,
  /** What the desk says to the member about it. */
  note: maybeText,
  /** The way so far, oldest first. */
  steps: nullish(array(step)),
  /** The member may give it up now (`cancelDeposit`). */
  canCancel: maybeFlag,
  /** Where the payment goes on, on an origin of its own, in a new tab or a frame; null for a transfer and once nobody may pay. */
  payUrl: maybeText,
  /** Null for other kinds. */
  transfer: nullish(transfer),
});

/** One deposit as it stands: what the page asks until it is over (PAY-09). */
export const depositOrder = endpoint({
  name: 'depositOrder',
  method: 'GET',
  path: '/wps/relay/MCS2_depositOrder',
  moduleId: 'FUNDTRANS3',
  auth: 'required',
  query: strictObject({ orderNo: id, ...speaking }),
  value: depositOrderShape,
});

/** The member says that the transfer is made: `created` becomes `pending`; said again, nothing changes. */
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

/** Adds the picture of a receipt to a transfer by hand; `imageId` is what `feedbackImage` answered (S41). A further one takes its place. */
export const transferReceipt = endpoint({
  name: 'transferReceipt',
  method: 'POST',
  path: '/wps/relay/MCS2_depositSlip',
  moduleId: 'FUNDTRANS3',
  auth: 'required',
  once: 'kept',
  body: strictObject({ orderNo: id, imageId: texts(64), ...speaking }),
  value: depositOrderShape,
});

/** Gives up a deposit that nobody has paid yet. */
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

/** Where a further page of a list begins, as the page before said. */
const cursor = optional(pipe(string(), regex(/^[\w-]{1,128}$/)));

/** The member's deposits, newest first, between two days of the merchant's zone (BOOK-05). */
export const depositReport = endpoint({
  name: 'depositReport',
  method: 'GET',
  path: '/wps/relay/MCS2_depositTransactionReport',
  moduleId: 'MEMTRANS3',
  auth: 'required',
  query: strictObject({
    startDate: day,
    endDate: day,
    /** Of the first page only; further ones are asked by `cursor`. */
    pageNo,
    pageSize,
    cursor,
    /** `open`: created, pending and review together. */
    status: optional(picklist([...depositState.options, 'open'])),
    ...speaking,
  }),
  value: object({
    content: array(depositOrderShape),
    /** What the next page is asked by, null at the end. */
    cursor: maybeText,
    pageNum: maybe,
    totalPages: maybe,
    total: maybe,
  }),
});
