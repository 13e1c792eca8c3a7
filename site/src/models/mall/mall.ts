/** The point mall of a page: points and goods, history, orders, and what is done with points (GIFT-03). */
import type { Lobby } from 'lobbykit';
import {
  type MallGoods,
  type MallOrder,
  type PointEntry,
  type PointMall,
  readMallOrders,
  readPointEntries,
  readPointMall,
} from 'lobbykit/domain';
import { exchangePoints, mallOrders, orderGoods, pointHistory, pointMall } from 'lobbykit/wire';
import { type Asked, createAsked } from '../rewards/asked.ts';
import { createPaged, type Paged } from '../rewards/paged.ts';

export interface MallModel {
  readonly mall: Asked<PointMall>;
  readonly history: Paged<PointEntry>;
  readonly orders: Paged<MallOrder>;
  /**
   * Changes points into play money at the worth that was shown. Rejects with a CallError when it is refused; points and goods are asked
   * for again either way.
   */
  exchange(points: string, amount: string): Promise<void>;
  /** Orders one piece at the price that is shown; rejects as `exchange`. */
  order(goods: MallGoods): Promise<void>;
}

export function createMall(lobby: Pick<Lobby, '$language' | 'call' | 'tabs'>): MallModel {
  const mall = createAsked<PointMall>(lobby, async language => {
    const { value, serverTime } = await lobby.call(pointMall, { query: { language } });
    return { data: readPointMall(value), at: serverTime };
  });
  return {
    mall,
    history: createPaged(lobby, async cursor => {
      const { value, serverTime } = await lobby.call(pointHistory, { query: { cursor } });
      return { rows: readPointEntries(value.content), cursor: value.cursor, at: serverTime };
    }),
    orders: createPaged(lobby, async (cursor, language) => {
      const { value, serverTime } = await lobby.call(mallOrders, { query: { cursor, language } });
      return { rows: readMallOrders(value.content), cursor: value.cursor, at: serverTime };
    }),
    async exchange(points, amount) {
      try {
        await lobby.call(exchangePoints, { body: { points, amount } });
        lobby.tabs.tell('wallet');
      } finally {
        await mall.again();
      }
    },
    async order({ id, points }) {
      try {
        await lobby.call(orderGoods, { body: { goodsId: id, points, language: lobby.$language.get() } });
      } finally {
        await mall.again();
      }
    },
  };
}
