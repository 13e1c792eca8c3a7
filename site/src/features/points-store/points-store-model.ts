/** Points store: the member's points, items, points ledger, orders, and actions (GIFT-03). */
import type { Lobby } from 'lobbykit';
import {
  type PointsEntry,
  type PointsStore,
  type PointsStoreItem,
  type PointsStoreOrder,
  parsePointsEntries,
  parsePointsStore,
  parsePointsStoreOrders,
} from 'lobbykit/domain';
import { exchangePoints, orderGoods, pointHistory, pointsStoreItems, pointsStoreOrders } from 'lobbykit/wire';
import { createMemberResource, type MemberResource } from '../../shared/http/member-resource.ts';
import { createPaged, type Paged } from '../../shared/lists/paged-resource.ts';

export interface PointsStoreModel {
  readonly pointsStore: MemberResource<PointsStore>;
  readonly history: Paged<PointsEntry>;
  readonly orders: Paged<PointsStoreOrder>;
  /**
   * Exchanges points for play money; `amount` is the amount shown to the member. Rejects with a CallError; requests
   * points and items again, even after an error.
   */
  exchange(points: string, amount: string): Promise<void>;
  /**
   * Orders one item at the price shown to the member. Rejects with a CallError; requests points and items again, even
   * after an error.
   */
  order(goods: PointsStoreItem): Promise<void>;
}

export function createPointsStore(lobby: Pick<Lobby, '$language' | 'call' | 'tabs'>): PointsStoreModel {
  const pointsStore = createMemberResource<PointsStore>(lobby, async language => {
    const { value, serverTime } = await lobby.call(pointsStoreItems, { query: { language } });
    return { data: parsePointsStore(value), at: serverTime };
  });
  return {
    pointsStore,
    history: createPaged(lobby, async cursor => {
      const { value, serverTime } = await lobby.call(pointHistory, { query: { cursor } });
      return { rows: parsePointsEntries(value.content), cursor: value.cursor, at: serverTime };
    }),
    orders: createPaged(lobby, async (cursor, language) => {
      const { value, serverTime } = await lobby.call(pointsStoreOrders, { query: { cursor, language } });
      return { rows: parsePointsStoreOrders(value.content), cursor: value.cursor, at: serverTime };
    }),
    async exchange(points, amount) {
      try {
        await lobby.call(exchangePoints, { body: { points, amount } });
        lobby.tabs.send('wallet');
      } finally {
        await pointsStore.again();
      }
    },
    async order({ id, points }) {
      try {
        await lobby.call(orderGoods, { body: { goodsId: id, points, language: lobby.$language.get() } });
      } finally {
        await pointsStore.again();
      }
    },
  };
}
