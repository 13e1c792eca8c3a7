/** Goods of the points store, and orders of them (GIFT-03). Points are decimal text. */
import type { ResponseOf } from '../endpoint.ts';
import { parseNumber, parseText } from '../parse-values.ts';
import type { pointsStoreOrders } from './calls.ts';
import { pointsOf } from './exchange.ts';

/** Something of the mall that points are spent on. */
export interface PointsStoreItem {
  readonly id: string;
  readonly name: string;
  readonly icon: string | null;
  /** Price of one piece, whole. */
  readonly points: string;
  /** Pieces that are left. */
  readonly stock: number;
}

/** What may become of an order of goods, by what it is: the one table of allowed moves. */
const MOVES = {
  ordered: ['sent', 'cancelled'],
  sent: ['delivered', 'cancelled'],
  delivered: [],
  cancelled: [],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** What an order of goods is: `ordered`, `sent`, and in the end `delivered` or `cancelled`. */
export type PointsStoreOrderState = keyof typeof MOVES;

/** May an order go from one state to the other? Delivered and cancelled ones stay as they are. */
export const mayMoveOrder = (from: PointsStoreOrderState, to: PointsStoreOrderState): boolean =>
  (MOVES[from] as readonly string[]).includes(to);

/** One piece that the member ordered. */
export interface PointsStoreOrder {
  readonly id: string;
  readonly name: string;
  readonly icon: string | null;
  readonly points: string;
  /** Null for a state that this version does not know. */
  readonly state: PointsStoreOrderState | null;
  /** Words of the house to it; '' for none. */
  readonly note: string;
  /** ms since 1970; null when unknown. */
  readonly orderTime: number | null;
  /** When the state changed last, as `orderTime`. */
  readonly stateTime: number | null;
}

const isState = (text: string): text is PointsStoreOrderState => Object.hasOwn(MOVES, text);

/** From an answer of `pointsStoreOrders`. */
export const parsePointsStoreOrders = (
  rows: ResponseOf<typeof pointsStoreOrders>['value']['content'],
): PointsStoreOrder[] =>
  rows.map(({ orderId, name, iconUrl, points, state, note, orderTime, stateTime }) => {
    const found = parseText(state);
    return {
      id: parseText(orderId),
      name: parseText(name),
      icon: iconUrl ?? null,
      points: pointsOf(points),
      state: isState(found) ? found : null,
      note: note ?? '',
      orderTime: parseNumber(orderTime),
      stateTime: parseNumber(stateTime),
    };
  });
