/** Records of play and money: under MEMTRANS3 (API-04), for members (API-11). Fields are ours (OPEN: API-14). */
import { array, nullish, optional, picklist, strictObject } from 'valibot';
import { endpoint } from './endpoint.ts';
import { object } from './object.ts';
import { day, done, id, maybe, pageNo, pageSize, scalar, words } from './shapes.ts';

const period = { startDate: day, endDate: day, pageNo, pageSize };
const paged = { pageNum: maybe, totalPages: maybe };

/** Lottery bets (EP-21). */
export const orders = endpoint({
  name: 'orders',
  method: 'GET',
  path: '/lgw/orders',
  moduleId: 'MEMTRANS3',
  auth: 'required',
  query: strictObject({ ...period, gameId: optional(id), status: optional(words(32)) }),
  value: object({
    content: array(
      object({
        orderNo: scalar,
        gameId: maybe,
        remark: maybe,
        numero: maybe,
        amount: maybe,
        winAmount: maybe,
        status: maybe,
        createTime: maybe,
      }),
    ),
    ...paged,
  }),
});

/** One bet with its sub-orders (EP-21). */
export const orderDetail = endpoint({
  name: 'orderDetail',
  method: 'GET',
  path: '/lgw/orders/detail',
  moduleId: 'MEMTRANS3',
  auth: 'required',
  query: strictObject({ orderNo: id }),
  value: object({
    orderNo: scalar,
    winningNumber: maybe,
    suborders: array(object({ suborderNo: scalar, content: maybe, amount: maybe, winAmount: maybe, status: maybe })),
  }),
});

/** Takes a sub-order back before the close of sale (EP-21). */
export const cancelSuborders = endpoint({
  name: 'cancelSuborders',
  method: 'POST',
  path: '/lgw/orders/suborders/cancel',
  moduleId: 'MEMTRANS3',
  auth: 'required',
  body: strictObject({ orderNo: id, suborderNos: array(id) }),
  value: done,
});

const transaction = object({
  transactionNo: scalar,
  txCode: maybe,
  txName: maybe,
  amount: maybe,
  balance: maybe,
  status: maybe,
  createTime: maybe,
  remark: maybe,
});

/** Account record; types A: that of an agent (EP-31). */
export const memberTransactions = endpoint({
  name: 'memberTransactions',
  method: 'GET',
  path: '/wps/relay/ODS2_MemberTransaction',
  moduleId: 'MEMTRANS3',
  auth: 'required',
  query: strictObject({ ...period, txCode: optional(words(32)), types: optional(picklist(['A'])) }),
  value: object({ content: array(transaction), ...paged }),
});

/** Kinds of transactions to filter by (EP-31). */
export const transactionCodes = endpoint({
  name: 'transactionCodes',
  method: 'GET',
  path: '/wps/relay/GLS2_TxCodeList',
  moduleId: 'MEMTRANS3',
  auth: 'required',
  value: array(object({ txCode: scalar, txName: maybe })),
});

/** Withdrawals and their state (EP-32). */
export const withdrawReport = endpoint({
  name: 'withdrawReport',
  method: 'GET',
  path: '/wps/relay/MCS2_WithdrawTransactionReport',
  moduleId: 'MEMTRANS3',
  auth: 'required',
  query: strictObject({ ...period, status: optional(words(32)) }),
  value: object({ content: array(transaction), ...paged, total: nullish(scalar) }),
});

/** Deposits and their state (EP-33; OPEN: EP-34 for the name). */
export const depositReport = endpoint({
  name: 'depositReport',
  method: 'GET',
  path: '/wps/relay/MCS2_depositTransactionReport',
  moduleId: 'MEMTRANS3',
  auth: 'required',
  query: strictObject({ ...period, status: optional(words(32)) }),
  value: object({ content: array(transaction), ...paged, total: nullish(scalar) }),
});
