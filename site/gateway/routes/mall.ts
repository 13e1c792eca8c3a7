/** The point mall (GIFT-03, GIFT-05). */
import { exchangePoints, mallOrders, orderGoods, pointHistory, pointMall } from 'lobbykit/wire';
import type { Database } from '../db/schema/schema.ts';
import { languageOf } from '../http/asked.ts';
import { forMember, type Route } from '../http/routes.ts';
import { readHistory, readMall, readOrders } from '../service/mall/mall.ts';
import { exchange, order } from '../service/mall/spending.ts';
import { memberOnce } from './money/member-once.ts';

export interface MallRoutesOptions {
  readonly db: Database;
  /** ms since 1970 */
  readonly now: () => number;
}

export const mallRoutes = ({ db, now }: MallRoutesOptions): Route[] => [
  forMember(pointMall, async ({ query, session, exchange: asked }) => {
    return { value: await readMall(db, session, languageOf(query, asked), now()) };
  }),
  forMember(pointHistory, async ({ query, session }) => {
    return { value: await readHistory(db, session, query.cursor) };
  }),
  forMember(mallOrders, async ({ query, session, exchange: asked }) => {
    return { value: await readOrders(db, session, query.cursor, languageOf(query, asked)) };
  }),
  memberOnce(exchangePoints, { db, now }, async ({ body, session }, trx) => {
    return exchange(trx, session, body, now());
  }),
  memberOnce(orderGoods, { db, now }, async ({ body, session, exchange: asked }, trx) => {
    return order(trx, session, body, languageOf(body, asked), now());
  }),
];
