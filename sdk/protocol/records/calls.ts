/**
 * Records of play and money: under MEMTRANS3 (API-04), for members (API-11). Fields are ours (OPEN: API-14): amounts are decimal text,
 * times ms since 1970. Days are those of the merchant's clock, at most 31 at once and two years back. Only the first page is asked for by
 * its number, each further one by the `cursor` of the one before; the first one alone has sums and total, which are those of the filter
 * (BOOK-02, BOOK-03). The betting record wants the flag TRANSBETREPMEM3, the account record TRANSREC3.
 */
import { array, nullish, optional, picklist, strictObject } from 'valibot';
import { endpoint } from '../endpoint.ts';
import { object } from '../object.ts';
import { day, id, maybe, maybeFlag, maybeText, pageNo, pageSize, scalar, speaking, texts } from '../schemas.ts';

/** Days and page of a record. */
export const period = {
  startDate: day,
  endDate: day,
  pageNo,
  pageSize,
  /** The page after the one that gave it. */
  cursor: optional(texts(128)),
};
/** What a page of a record says about the others. */
export const turned = {
  pageNum: maybe,
  totalPages: maybe,
  /** What asks for the next page; null after the last one. */
  cursor: maybeText,
  /** Rows of the filter; null but on the first page. */
  total: maybe,
};

/** Of the whole filter: stakes that did not come back, what was won, and the difference. */
export const betTotals = nullish(object({ count: maybe, stake: maybe, win: maybe, net: maybe }));
/** Of the whole filter: what came, what went, and the difference. */
export const ledgerEntryTotals = nullish(object({ in: maybe, out: maybe, net: maybe }));

/** States of a bet. */
export const orderState = picklist([
  /** Waits for its draw. */
  'waiting',
  'won',
  'lost',
  /** The draw never took place; the stake came back. */
  'refunded',
  /** The member took back all of its numbers. */
  'cancelled',
]);

/** A bet: a lottery ticket or a round of a game. */
export const order = {
  /** `L-191126-20418` for a ticket, `G-…` for a round. */
  orderNo: scalar,
  /** LOTT for tickets, else the kind of the game: RNG, FISH. */
  category: maybe,
  /** Name of the game in the language asked for; null for one that is no longer known. */
  remark: maybe,
  iconUrl: maybeText,
  /** What launches the game again (`launchGame`): the vendor's own id, the code of a lottery, the node of a game. */
  vendor: maybe,
  gameId: maybe,
  gameCode: maybe,
  nodeId: maybe,
  /** The draw of a ticket. */
  numero: maybe,
  /** What was staked. */
  amount: maybe,
  /** What of it came back because numbers were taken back. */
  cancelledAmount: maybe,
  /** What came back, the stake included; `0.00` until it is settled. */
  winAmount: maybe,
  /** One of waiting, won, lost, refunded, cancelled. */
  status: maybe,
  createTime: maybe,
  settleTime: maybe,
};

/** Lottery tickets and rounds of games, newest first (EP-21, BOOK-03). */
export const orders = endpoint({
  name: 'orders',
  method: 'GET',
  path: '/lgw/orders',
  moduleId: 'MEMTRANS3',
  auth: 'required',
  query: strictObject({
    ...period,
    /** LOTT, or a kind of games. */
    category: optional(texts(32)),
    status: optional(orderState),
    ...speaking,
  }),
  value: object({
    content: array(object(order)),
    ...turned,
    sums: betTotals,
  }),
});

const suborder = object({
  /** The number that was bet on. */
  suborderNo: scalar,
  content: maybe,
  /** Stake. */
  amount: maybe,
  /** What a right number pays, in stakes. */
  odds: maybe,
  winAmount: maybe,
  /** One of waiting, won, lost, cancelled. */
  status: maybe,
  /** When the member took it back; null where that was not so. */
  cancelTime: maybe,
});

/** A bet that is opened. */
export const orderDetailFields = {
  ...order,
  /** How many last digits of the special prize are bet on; null for a round of a game. */
  digits: maybe,
  /** The result of the draw as `drawHistory` writes it, null before. */
  winningNumber: maybe,
  /** Close of sale and draw of a ticket. */
  closeTime: maybe,
  drawTime: maybe,
  /** Sub-orders may be taken back now. */
  canCancel: maybeFlag,
  /** What the reels showed; null for tickets. */
  symbols: nullish(array(scalar)),
  suborders: array(suborder),
};
const orderShape = object(orderDetailFields);

/** One bet with its sub-orders (EP-21, BOOK-04). */
export const orderDetail = endpoint({
  name: 'orderDetail',
  method: 'GET',
  path: '/lgw/orders/detail',
  moduleId: 'MEMTRANS3',
  auth: 'required',
  query: strictObject({ orderNo: id, ...speaking }),
  value: orderShape,
});

/**
 * Takes sub-orders back before the close of sale, all of those named or none; their stake comes back at once (EP-21, BOOK-04).
 * Rejected with `order.closed` after it, and for those that are taken back already.
 */
export const cancelSuborders = endpoint({
  name: 'cancelSuborders',
  method: 'POST',
  path: '/lgw/orders/suborders/cancel',
  moduleId: 'MEMTRANS3',
  auth: 'required',
  once: 'kept',
  body: strictObject({ orderNo: id, suborderNos: array(id), ...speaking }),
  value: orderShape,
});

/** A movement of the member's money. */
export const ledgerEntry = {
  transactionNo: scalar,
  /** One of `transactionCodes`. */
  txCode: maybe,
  /** What it is called in the language asked for: `Stake refunded`. */
  txName: maybe,
  /** Kind in the books: bet, win, refund, deposit, hold. */
  kind: maybe,
  /** Account of the entry: cash or bonus. */
  account: maybe,
  /** With a minus for what left the account. */
  amount: maybe,
  /** Cash and bonus together after the entry, as the wallet shows it. */
  balance: maybe,
  /** The part of `balance` that is bonus. */
  bonusBalance: maybe,
  /** Of a deposit: what was requested, what came in, and what of it the method kept; null for other ledger entries. */
  deposit: nullish(object({ requested: maybe, received: maybe, fee: maybe })),
  createTime: maybe,
  /** What it was for: the name of the game, of the way to deposit, of who paid or was paid. */
  remark: maybe,
  /** Kind of the game, where it belongs to a play. */
  category: maybe,
  /** The bet or deposit it belongs to. */
  orderNo: maybe,
};

/** Account record, newest first; types A: that of an agent (EP-31, BOOK-01). */
export const memberTransactions = endpoint({
  name: 'memberTransactions',
  method: 'GET',
  path: '/wps/relay/ODS2_MemberTransaction',
  moduleId: 'MEMTRANS3',
  auth: 'required',
  query: strictObject({
    ...period,
    /** One code, or several joined by commas. */
    txCode: optional(texts(128)),
    types: optional(picklist(['A'])),
    ...speaking,
  }),
  value: object({
    content: array(object(ledgerEntry)),
    ...turned,
    sums: ledgerEntryTotals,
  }),
});

/** Kinds of transactions to filter by (EP-31). */
export const transactionCodes = endpoint({
  name: 'transactionCodes',
  method: 'GET',
  path: '/wps/relay/GLS2_TxCodeList',
  moduleId: 'MEMTRANS3',
  auth: 'required',
  query: strictObject(speaking),
  value: array(object({ txCode: scalar, txName: maybe })),
});
