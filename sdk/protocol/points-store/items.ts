/** Goods of the points store, and orders of goods (GIFT-03). Points are decimal strings. */
import type { ResponseOf } from '../endpoint.ts';
import { parseNumber, parseText } from '../parse-values.ts';
import type { pointsStoreOrders } from './calls.ts';
import { pointsOf } from './exchange.ts';

/** An item that the points store offers. */
export interface PointsStoreItem {
  readonly id: string;
  readonly name: string;
  readonly icon: string | null;
  /** Price of one item in points, an integer. */
  readonly points: string;
  /** Number of items in stock. */
  readonly stock: number;
}

/** States to which an order may change, by its current state. */
const MOVES = {
  ordered: ['sent', 'cancelled'],
  sent: ['delivered', 'cancelled'],
  delivered: [],
  cancelled: [],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** State of an order: `ordered`, `sent`, and finally `delivered` or `cancelled`. */
export type PointsStoreOrderState = keyof typeof MOVES;

/** Checks whether an order may change from one state to another. `delivered` and `cancelled` are final. */
export const mayMoveOrder = (from: PointsStoreOrderState, to: PointsStoreOrderState): boolean =>
  (MOVES[from] as readonly string[]).includes(to);

/** An order of one item of the points store. */
export interface PointsStoreOrder {
  readonly id: string;
  readonly name: string;
  readonly icon: string | null;
  readonly points: string;
  /** State of the order; null for a state that this version does not support. */
  readonly state: PointsStoreOrderState | null;
  /** Note of the operator; '' if none. */
  readonly note: string;
  /** Time of the order, ms since 1970; null if unknown. */
  readonly orderTime: number | null;
  /** Time of the last state change, ms since 1970; null if unknown. */
  readonly stateTime: number | null;
}

const isState = (text: string): text is PointsStoreOrderState => Object.hasOwn(MOVES, text);

/** Parses the orders in a response of `pointsStoreOrders`. */
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
