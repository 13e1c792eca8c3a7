/** The points store (GIFT-03, GIFT-05). */
import { exchangePoints, orderGoods, pointHistory, pointsStoreItems, pointsStoreOrders } from 'lobbykit/wire';
import type { Database } from '../../platform/db/schema.ts';
import { languageOf } from '../../platform/http/request-headers.ts';
import { forMember, type Route } from '../../platform/http/route.ts';
import { memberIdempotent } from '../../platform/idempotency/member-routes.ts';
import { readHistory, readMall, readOrders } from './service.ts';
import { exchange, order } from './spending.ts';

export interface PointsStoreRoutesOptions {
  readonly db: Database;
  /** ms since 1970 */
  readonly now: () => number;
}

export const pointsStoreRoutes = ({ db, now }: PointsStoreRoutesOptions): Route[] => [
  forMember(pointsStoreItems, async ({ query, session, exchange: asked }) => {
    return { value: await readMall(db, session, languageOf(query, asked), now()) };
  }),
  forMember(pointHistory, async ({ query, session }) => {
    return { value: await readHistory(db, session, query.cursor) };
  }),
  forMember(pointsStoreOrders, async ({ query, session, exchange: asked }) => {
    return { value: await readOrders(db, session, query.cursor, languageOf(query, asked)) };
  }),
  memberIdempotent(exchangePoints, { db, now }, async ({ body, session }, trx) => {
    return exchange(trx, session, body, now());
  }),
  memberIdempotent(orderGoods, { db, now }, async ({ body, session, exchange: asked }, trx) => {
    return order(trx, session, body, languageOf(body, asked), now());
  }),
];
