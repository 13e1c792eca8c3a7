/**
 * Records of a member's bets and money, with the module MEMTRANS3 (API-04, API-11). Fields are extensions of this kit
 * (OPEN: API-14): amounts are decimal strings, times are in ms since 1970, days are in the merchant's time zone, at
 * most 31 per request and up to two years ago. The first page is requested by number and contains the totals; further
 * pages are requested by `cursor` (BOOK-02, BOOK-03). Required flags: TRANSBETREPMEM3 for bets, TRANSREC3 for the
 * account record.
 */
import { array, nullish, optional, picklist, strictObject } from 'valibot';
import { endpoint } from '../endpoint.ts';
import { object } from '../object.ts';
import { id, maybe, maybeFlag, maybeText, period, requiredText, scalar, speaking } from '../schemas.ts';

/** Pagination fields of a record response. */
export const turned = {
  pageNum: maybe,
  totalPages: maybe,
  /** Cursor of the next page; null after the last page. */
  cursor: maybeText,
  /** Number of rows that match the filter; null on all pages except the first. */
  total: maybe,
};

/** Totals of the bets that match the filter: stakes without refunds, wins, and their difference. */
export const betTotals = nullish(object({ count: maybe, stake: maybe, win: maybe, net: maybe }));
/** Totals of the entries that match the filter: credits, debits, and their difference. */
export const ledgerEntryTotals = nullish(object({ in: maybe, out: maybe, net: maybe }));

/** States of a bet. */
export const orderState = picklist([
  /** The draw has not taken place yet. */
  'waiting',
  'won',
  'lost',
  /** The draw did not take place; the stake was refunded. */
  'refunded',
  /** The member canceled all numbers. */
  'cancelled',
]);

/** Fields of a bet, which is a lottery ticket or a game round. */
export const order = {
  /** Number of the bet: `L-191126-20418` for a ticket, `G-…` for a game round. */
  orderNo: scalar,
  /** LOTT for tickets; for game rounds the category of the game: RNG, FISH. */
  category: maybe,
  /** Name of the game in the requested language; null if the game no longer exists. */
  remark: maybe,
  iconUrl: maybeText,
  /**
   * Parameters for launching the game again (`launchGame`): vendor and game id, the code of a lottery, the node id of a
   * game.
   */
  vendor: maybe,
  gameId: maybe,
  gameCode: maybe,
  nodeId: maybe,
  /** Draw number of a ticket. */
  numero: maybe,
  /** Stake of the bet. */
  amount: maybe,
  /** Part of the stake that was refunded for canceled numbers. */
  cancelledAmount: maybe,
  /** Payout including the stake; `0.00` until the bet is settled. */
  winAmount: maybe,
  /** State of the bet: waiting, won, lost, refunded, cancelled. */
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
    /** Category to filter by: LOTT, or a game category. */
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
  /** Id of the sub-order, which is the part of a ticket for one number. */
  suborderNo: scalar,
  content: maybe,
  /** Stake of the sub-order. */
  amount: maybe,
  /** Payout of a winning number, as a multiple of its stake. */
  odds: maybe,
  winAmount: maybe,
  /** State of the sub-order: waiting, won, lost, cancelled. */
  status: maybe,
  /** Time at which the member canceled the sub-order; null if not canceled. */
  cancelTime: maybe,
});

/**
 * Receipt of an order or a single ledger entry. Amounts are decimal strings, null if the kind has no such amount or it
 * is not final.
 */
const receiptShape = object({
  /** Number of the order or of the ledger entry. */
  number: scalar,
  /**
   * Kind of the receipt: deposit, withdrawal, bet, or `entry` for other ledger entries, such as transfers and
   * exchanges.
   */
  kind: maybe,
  /** Name of the ledger entry in the requested language: `Transfer`. */
  title: maybe,
  /** Name of the payment method, the bank or the game, or of the other member of a transfer. */
  name: maybe,
  /** Last four digits of the bank account to which a withdrawal is paid: `···· 4417`. */
  accountNo: maybeText,
  payeeName: maybeText,
  /** State of the order; null for a single ledger entry. */
  status: maybe,
  /** Kind of the payment method of a deposit. */
  methodKind: maybe,
  /** Main amount of the receipt; negative for a ledger entry that is a debit. */
  amount: maybe,
  /** Requested amount of a deposit or withdrawal. */
  requested: maybe,
  /** Amount that the operator received for a deposit. */
  received: maybe,
  /** Stake of a bet, and the part of it that was debited from the bonus balance. */
  staked: maybe,
  bonusStake: maybe,
  fee: maybe,
  /** Amount that a deposit credited to the cash balance, without the bonus. */
  credited: maybe,
  /** Amount paid to the bank account; null if a withdrawal ended without a payment. */
  paidOut: maybe,
  /** Payout of a bet, including the stake. */
  won: maybe,
  /** Part of a stake or withdrawal that was returned to the member. */
  refunded: maybe,
  /** Bonus that was credited together with a deposit. */
  bonus: maybe,
  /** Number of points that were exchanged. */
  points: maybe,
  /** Cash plus bonus after the last ledger entry of the order, as in the wallet; null if there is no ledger entry. */
  balance: maybe,
  /** Bonus part of `balance`. */
  bonusBalance: maybe,
  /** Note of the operator to the member. */
  note: maybeText,
  /** Expected time of a withdrawal's payment or a ticket's draw, ms since 1970. */
  expectTime: maybe,
  /** State changes of the order, oldest first. */
  steps: array(object({ status: maybe, time: maybe })),
});

/** Fields of a bet's details. */
export const orderDetailFields = {
  ...order,
  /** Number of final digits of the special prize on which the member bet; null for a game round. */
  digits: maybe,
  /** Result of the draw in the format of `drawHistory`; null before the draw. */
  winningNumber: maybe,
  /** Times of the close of sale and of the draw; only for tickets. */
  closeTime: maybe,
  drawTime: maybe,
  /** True if sub-orders can be canceled now. */
  canCancel: maybeFlag,
  /** Symbols that the slot machine showed; null for other bets. */
  symbols: nullish(array(scalar)),
  /**
   * Dice round: number rolled (0 to 99), side that the member chose (`under` or `over`), and payout as a multiple of
   * the stake. Null for other bets.
   */
  dice: nullish(object({ roll: scalar, side: scalar, payout: scalar })),
  suborders: array(suborder),
  /** Receipt of the bet; null in the records of a team. */
  receipt: nullish(receiptShape),
};
const orderShape = object(orderDetailFields);

/** One bet with its sub-orders, one for each number (EP-21, BOOK-04). */
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
 * Cancels all of the given sub-orders or none before the close of sale, and refunds their stakes immediately (EP-21,
 * BOOK-04). After the close of sale, or if a sub-order is already canceled, the error is `order.closed`.
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

/** Fields of a ledger entry in a member's records. */
export const ledgerEntry = {
  transactionNo: scalar,
  /** Code of the transaction's kind, one of `transactionCodes`. */
  txCode: maybe,
  /** Name of the transaction's kind in the requested language: `Stake refunded`. */
  txName: maybe,
  /** Kind of the entry in the ledger: bet, win, refund, deposit, hold. */
  kind: maybe,
  /** Account that the entry changes: cash or bonus. */
  account: maybe,
  /** Amount of the entry; negative for debits. */
  amount: maybe,
  /** Cash plus bonus after the entry, as in the wallet. */
  balance: maybe,
  /** Bonus part of `balance`. */
  bonusBalance: maybe,
  /** Requested amount, received amount and fee of a deposit; null for other ledger entries. */
  deposit: nullish(object({ requested: maybe, received: maybe, fee: maybe })),
  createTime: maybe,
  /** Name of the game or the payment method, or of the other member of a transfer. */
  remark: maybe,
  /** Category of the game; only for bets. */
  category: maybe,
  /** Number of the bet, deposit or withdrawal to which the entry belongs. */
  orderNo: maybe,
};

/** Account record, newest first. With types A, the record of an agent (EP-31, BOOK-01). */
export const memberTransactions = endpoint({
  name: 'memberTransactions',
  method: 'GET',
  path: '/wps/relay/ODS2_MemberTransaction',
  moduleId: 'MEMTRANS3',
  auth: 'required',
  query: strictObject({
    ...period,
    /** Codes of transaction kinds to filter by, separated by commas. */
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
 * Receipt for a deposit, withdrawal, bet or ledger entry of the member, by its number (OPEN: API-14). For any other
 * number, the error is `order.unknown`.
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

/** Codes and names of transaction kinds, for the filter (EP-31). */
export const transactionCodes = endpoint({
  name: 'transactionCodes',
  method: 'GET',
  path: '/wps/relay/GLS2_TxCodeList',
  moduleId: 'MEMTRANS3',
  auth: 'required',
  query: strictObject(speaking),
  value: array(object({ txCode: scalar, txName: maybe })),
});
