/**
 * Records of bets and money for members, with module MEMTRANS3 (API-04, API-11). Fields are extensions of this kit
 * (OPEN: API-14): amounts are decimal text, times ms since 1970, days in the merchant's zone, at most 31 per request
 * and two years back. The first page is requested by number and returns the totals of the filter, further pages by
 * `cursor` (BOOK-02, BOOK-03). Required flags: TRANSBETREPMEM3 for bets, TRANSREC3 for the account record.
 */
import { array, nullish, optional, picklist, strictObject } from 'valibot';
import { endpoint } from '../endpoint.ts';
import { object } from '../object.ts';
import { id, maybe, maybeFlag, maybeText, period, requiredText, scalar, speaking } from '../schemas.ts';

/** Paging information of a record response. */
export const turned = {
  pageNum: maybe,
  totalPages: maybe,
  /** Cursor of the next page; null after the last page. */
  cursor: maybeText,
  /** Number of rows of the filter; null except on the first page. */
  total: maybe,
};

/** Totals of the filter: net stakes without refunds, wins, and the difference. */
export const betTotals = nullish(object({ count: maybe, stake: maybe, win: maybe, net: maybe }));
/** Totals of the filter: credits, debits, and the difference. */
export const ledgerEntryTotals = nullish(object({ in: maybe, out: maybe, net: maybe }));

/** States of a bet. */
export const orderState = picklist([
  /** The draw is pending. */
  'waiting',
  'won',
  'lost',
  /** The draw did not take place; the stake was refunded. */
  'refunded',
  /** The member canceled all numbers. */
  'cancelled',
]);

/** A bet: a lottery ticket or a round of a game. */
export const order = {
  /** `L-191126-20418` for a ticket, `G-…` for a round. */
  orderNo: scalar,
  /** LOTT for tickets, else the category of the game: RNG, FISH. */
  category: maybe,
  /** Name of the game in the requested language; null if the game no longer exists. */
  remark: maybe,
  iconUrl: maybeText,
  /** Parameters to launch the game again (`launchGame`): vendor and game id, code of a lottery, node id of a game. */
  vendor: maybe,
  gameId: maybe,
  gameCode: maybe,
  nodeId: maybe,
  /** Draw number of a ticket. */
  numero: maybe,
  /** Stake. */
  amount: maybe,
  /** Refunded part of the stake of canceled numbers. */
  cancelledAmount: maybe,
  /** Payout including the stake; `0.00` until settled. */
  winAmount: maybe,
  /** One of waiting, won, lost, refunded, cancelled. */
  status: maybe,
  createTime: maybe,
  settleTime: maybe,
};

/** Lottery tickets and game rounds, newest first (EP-21, BOOK-03). */
export const orders = endpoint({
  name: 'orders',
  method: 'GET',
  path: '/lgw/orders',
  moduleId: 'MEMTRANS3',
  auth: 'required',
  query: strictObject({
    ...period,
    /** LOTT, or a game category. */
    category: optional(requiredText(32)),
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
  /** Number of the bet. */
  suborderNo: scalar,
  content: maybe,
  /** Stake. */
  amount: maybe,
  /** Payout of a winning number, as a multiple of the stake. */
  odds: maybe,
  winAmount: maybe,
  /** One of waiting, won, lost, cancelled. */
  status: maybe,
  /** Time of the cancellation by the member; otherwise null. */
  cancelTime: maybe,
});

/**
 * Receipt of an order or of a single ledger entry. Amounts are decimal text, null if the kind has no such amount or the
 * amount is not final.
 */
const receiptShape = object({
  /** Number of the order or of the ledger entry. */
  number: scalar,
  /** deposit, withdrawal, bet, or `entry` for other ledger entries, such as transfers and exchanges. */
  kind: maybe,
  /** Name of the ledger entry in the requested language: `Transfer`. */
  title: maybe,
  /** Payment method, bank, game, or the other member of a transfer. */
  name: maybe,
  /** Last four digits of the bank account of a withdrawal: `···· 4417`. */
  accountNo: maybeText,
  payeeName: maybeText,
  /** State of the order; null for a ledger entry. */
  status: maybe,
  /** Kind of the deposit method. */
  methodKind: maybe,
  /** Main amount, negative for a ledger entry that is a debit. */
  amount: maybe,
  /** Amount of a deposit or withdrawal as requested. */
  requested: maybe,
  /** Amount that arrived for a deposit. */
  received: maybe,
  /** Stake of a bet, and its part from the bonus balance. */
  staked: maybe,
  bonusStake: maybe,
  fee: maybe,
  /** Credited to the cash balance by a deposit, without the bonus. */
  credited: maybe,
  /** Paid to the bank account; null once a withdrawal has ended without a payment. */
  paidOut: maybe,
  /** Payout of a bet, including the stake. */
  won: maybe,
  /** Returned part of a stake or of a withdrawal. */
  refunded: maybe,
  /** Bonus credited with a deposit. */
  bonus: maybe,
  /** Points of an exchange. */
  points: maybe,
  /** Cash and bonus after the last ledger entry of the order, as in the wallet; null without a ledger entry. */
  balance: maybe,
  /** Bonus part of `balance`. */
  bonusBalance: maybe,
  /** Note of the operator to the member. */
  note: maybeText,
  /** Expected end, ms since 1970: the payment of a withdrawal, the draw of a ticket. */
  expectTime: maybe,
  /** State changes, oldest first. */
  steps: array(object({ status: maybe, time: maybe })),
});

/** Details of a bet. */
export const orderDetailFields = {
  ...order,
  /** Number of last digits of the special prize in the bet; null for a game round. */
  digits: maybe,
  /** Result of the draw in the format of `drawHistory`, null before the draw. */
  winningNumber: maybe,
  /** Close of sale and draw of a ticket. */
  closeTime: maybe,
  drawTime: maybe,
  /** Sub-orders can be canceled now. */
  canCancel: maybeFlag,
  /** Symbols of the slot machine; null for other bets. */
  symbols: nullish(array(scalar)),
  /** Roll from 0 to 99, side (`under` or `over`) and payout in stakes of a dice round; null for other bets. */
  dice: nullish(object({ roll: scalar, side: scalar, payout: scalar })),
  suborders: array(suborder),
  /** Null in records of a team. */
  receipt: nullish(receiptShape),
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
 * Cancels all given sub-orders or none before the close of sale, with an immediate refund (EP-21, BOOK-04). The error
 * is `order.closed` after the close of sale and for sub-orders that are canceled already.
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

/** A ledger entry of the member. */
export const ledgerEntry = {
  transactionNo: scalar,
  /** One of `transactionCodes`. */
  txCode: maybe,
  /** Name in the requested language: `Stake refunded`. */
  txName: maybe,
  /** Kind in the ledger: bet, win, refund, deposit, hold. */
  kind: maybe,
  /** Account of the entry: cash or bonus. */
  account: maybe,
  /** Negative for debits. */
  amount: maybe,
  /** Total of cash and bonus after the entry, as in the wallet. */
  balance: maybe,
  /** Bonus part of `balance`. */
  bonusBalance: maybe,
  /** Requested amount, received amount and fee of a deposit; null for other ledger entries. */
  deposit: nullish(object({ requested: maybe, received: maybe, fee: maybe })),
  createTime: maybe,
  /** Subject of the entry: name of the game, the payment method, the payer or the payee. */
  remark: maybe,
  /** Category of the game, for bets. */
  category: maybe,
  /** Related bet, deposit, or withdrawal. */
  orderNo: maybe,
};

/** Account record, newest first; types A: the record of an agent (EP-31, BOOK-01). */
export const memberTransactions = endpoint({
  name: 'memberTransactions',
  method: 'GET',
  path: '/wps/relay/ODS2_MemberTransaction',
  moduleId: 'MEMTRANS3',
  auth: 'required',
  query: strictObject({
    ...period,
    /** One code, or several separated by commas. */
    txCode: optional(requiredText(128)),
    types: optional(picklist(['A'])),
    ...speaking,
  }),
  value: object({
    content: array(object(ledgerEntry)),
    ...turned,
    sums: ledgerEntryTotals,
  }),
});

/**
 * Receipt of a deposit, a withdrawal, a bet, or a ledger entry of the member by its number (OPEN: API-14). The error is
 * `order.unknown` for other numbers.
 */
export const transactionReceipt = endpoint({
  name: 'transactionReceipt',
  method: 'GET',
  path: '/wps/relay/MCS2_transactionReceipt',
  moduleId: 'MEMTRANS3',
  auth: 'required',
  query: strictObject({ number: id, ...speaking }),
  value: receiptShape,
});

/** Transaction kinds for the filter (EP-31). */
export const transactionCodes = endpoint({
  name: 'transactionCodes',
  method: 'GET',
  path: '/wps/relay/GLS2_TxCodeList',
  moduleId: 'MEMTRANS3',
  auth: 'required',
  query: strictObject(speaking),
  value: array(object({ txCode: scalar, txName: maybe })),
});
