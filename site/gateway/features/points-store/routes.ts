/** Routes of the points store (GIFT-03, GIFT-05). */
import { exchangePoints, orderGoods, pointHistory, pointsStoreItems, pointsStoreOrders } from 'lobbykit/wire';
import type { Database } from '../../platform/db/schema.ts';
import { languageOf } from '../../platform/http/request-headers.ts';
import { forMember, type Route } from '../../platform/http/route.ts';
import { memberIdempotent } from '../../platform/idempotency/member-routes.ts';
import { readHistory, readMall, readOrders } from './lists.ts';
import { exchange, order } from './service.ts';

export interface PointsStoreRoutesOptions {
  readonly db: Database;
  /** Current time, ms since 1970. */
  readonly now: () => number;
}

export const pointsStoreRoutes = ({ db, now }: PointsStoreRoutesOptions): Route[] => [
  forMember(pointsStoreItems, async ({ query, session, exchange: httpExchange }) => {
    return { value: await readMall(db, session, languageOf(query, httpExchange), now()) };
  }),
  forMember(pointHistory, async ({ query, session }) => {
    return { value: await readHistory(db, session, query.cursor) };
  }),
  forMember(pointsStoreOrders, async ({ query, session, exchange: httpExchange }) => {
    return { value: await readOrders(db, session, query.cursor, languageOf(query, httpExchange)) };
  }),
  memberIdempotent(exchangePoints, { db, now }, async ({ body, session }, trx) => {
    return exchange(trx, session, body, now());
  }),
  memberIdempotent(orderGoods, { db, now }, async ({ body, session, exchange: httpExchange }, trx) => {
    return order(trx, session, body, languageOf(body, httpExchange), now());
  }),
];
