/** Goods of the point mall, and orders of them (GIFT-03). Points are decimal text. */
import type { Answer } from '../../wire/endpoint.ts';
import type { mallOrders } from '../../wire/mall.ts';
import { readNumber, readText } from '../read/read.ts';
import { pointsOf } from './exchange.ts';

/** Something of the mall that points are spent on. */
export interface MallGoods {
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
export type MallOrderState = keyof typeof MOVES;

/** May an order go from one state to the other? Delivered and cancelled ones stay as they are. */
export const mayMoveOrder = (from: MallOrderState, to: MallOrderState): boolean =>
  (MOVES[from] as readonly string[]).includes(to);

/** One piece that the member ordered. */
export interface MallOrder {
  readonly id: string;
  readonly name: string;
  readonly icon: string | null;
  readonly points: string;
  /** Null for a state that this version does not know. */
  readonly state: MallOrderState | null;
  /** Words of the house to it; '' for none. */
  readonly note: string;
  /** ms since 1970; null when unknown. */
  readonly orderTime: number | null;
  /** When the state changed last, as `orderTime`. */
  readonly stateTime: number | null;
}

const isState = (text: string): text is MallOrderState => Object.hasOwn(MOVES, text);

/** From an answer of `mallOrders`. */
export const readMallOrders = (rows: Answer<typeof mallOrders>['value']['content']): MallOrder[] =>
  rows.map(({ orderId, name, iconUrl, points, state, note, orderTime, stateTime }) => {
    const found = readText(state);
    return {
      id: readText(orderId),
      name: readText(name),
      icon: iconUrl ?? null,
      points: pointsOf(points),
      state: isState(found) ? found : null,
      note: note ?? '',
      orderTime: readNumber(orderTime),
      stateTime: readNumber(stateTime),
    };
  });
