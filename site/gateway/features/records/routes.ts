/** Routes of members' records: ledger entries and bets (EP-21, EP-31, BOOK-01 to BOOK-04). */
import {
  cancelSuborders,
  memberTransactions,
  orderDetail,
  orders,
  transactionCodes,
  transactionReceipt,
} from 'lobbykit/wire';
import type { Database } from '../../platform/db/schema.ts';
import { timeOf } from '../../platform/db/time.ts';
import { languageOf } from '../../platform/http/request-headers.ts';
import { forMember, type Route } from '../../platform/http/route.ts';
import { memberIdempotent } from '../../platform/idempotency/member-routes.ts';
import { cancelOrder } from './cancel.ts';
import { listCodes } from './entry-kinds.ts';
import { ledgerEntryPage } from './ledger-entries.ts';
import { orderPage, readOrder } from './orders.ts';
import { readReceipt } from './receipts.ts';

export interface RecordRoutesOptions {
  readonly db: Database;
  /** Current time, ms since 1970. */
  readonly now: () => number;
}

export const recordRoutes = ({ db, now }: RecordRoutesOptions): Route[] => [
  forMember(memberTransactions, async ({ query, session, exchange }) => ({
    value: await ledgerEntryPage(db, session, { ...query, language: languageOf(query, exchange) }, now()),
  })),
  forMember(transactionCodes, async ({ query, exchange }) => {
    return { value: listCodes(languageOf(query, exchange)) };
  }),
  forMember(transactionReceipt, async ({ query, session, exchange }) => ({
    value: await readReceipt(db, session.memberId, String(query.number), languageOf(query, exchange)),
  })),
  forMember(orders, async ({ query, session, exchange }) => ({
    value: await orderPage(db, session, { ...query, language: languageOf(query, exchange) }, now()),
  })),
  forMember(orderDetail, async ({ query, session, exchange }) => ({
    value: await readOrder(db, session, query.orderNo, languageOf(query, exchange), now()),
  })),
  memberIdempotent(cancelSuborders, { db, now }, async ({ body, session, exchange }, trx) => {
    await cancelOrder(trx, session.memberId, body, timeOf);
    return readOrder(trx, session, body.orderNo, languageOf(body, exchange), now());
  }),
];
