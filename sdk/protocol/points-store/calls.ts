/**
 * The points store (GIFT-03, GIFT-05; OPEN: API-14, names and fields are ours): points that settled qualifying stake brings, what they can be
 * spent on, and what became of them. Points are decimal text with at most two decimals, amounts decimal text, times ms since 1970. All
 * calls want the flag PTSYS3. What they refuse with: `points.*`, `goods.*` and `mall.*` of ERROR_CODES.
 */
import { array, nullish, optional, pipe, regex, strictObject, string } from 'valibot';
import { endpoint } from '../endpoint.ts';
import { object } from '../object.ts';
import { amountText, id, maybe, maybeText, scalar, speaking, texts } from '../schemas.ts';

/** Whole points of a request: they are spent whole. */
const wholePoints = pipe(string(), regex(/^[1-9]\d{0,11}$/));

/** What the member has, how points are earned, and what they are good for (GIFT-03). */
export const pointsStoreItems = endpoint({
  name: 'pointsStoreItems',
  method: 'GET',
  path: '/wps/relay/MCS2_pointMall',
  moduleId: 'COMM3',
  auth: 'required',
  query: strictObject(speaking),
  value: object({
    points: maybe,
    /** Earned in the last seven days. */
    week: maybe,
    /** How much settled qualifying stake of a category brings one point; categories that bring none are missing. */
    rates: array(object({ category: scalar, stake: maybe })),
    /** What one point is worth in play money, and the fewest points of an exchange; null where points are not exchanged. */
    exchange: nullish(object({ amount: maybe, min: maybe })),
    goods: array(object({ goodsId: scalar, name: maybe, iconUrl: maybeText, points: maybe, stock: maybe })),
  }),
});

/** Every movement of points, the latest first (GIFT-03). */
export const pointHistory = endpoint({
  name: 'pointHistory',
  method: 'GET',
  path: '/wps/relay/MCS2_pointHistory',
  moduleId: 'COMM3',
  auth: 'required',
  query: strictObject({ cursor: optional(texts(64)) }),
  value: object({
    content: array(
      object({
        entryId: scalar,
        /** earned, taken (a stake was undone), exchange, order, returned (an order was cancelled), given (by the house). */
        kind: maybe,
        /** Of the stake that brought the points. */
        category: maybeText,
        /** Negative for what was spent. */
        points: maybe,
        /** What the member had after it. */
        balance: maybe,
        /** Play money of an exchange. */
        amount: maybe,
        time: maybe,
      }),
    ),
    /** What asks for the next ones; null after the last. */
    cursor: maybeText,
  }),
});

const pointsStoreOrder = {
  orderId: scalar,
  name: maybe,
  iconUrl: maybeText,
  points: maybe,
  /** ordered, sent, delivered, cancelled. */
  state: maybe,
  /** Words of the house to the order, such as the number of a parcel. */
  note: maybeText,
  orderTime: maybe,
  /** When the state changed last. */
  stateTime: maybe,
};

/** Goods that the member ordered, the latest first (GIFT-03). */
export const pointsStoreOrders = endpoint({
  name: 'pointsStoreOrders',
  method: 'GET',
  path: '/wps/relay/MCS2_mallOrders',
  moduleId: 'COMM3',
  auth: 'required',
  query: strictObject({ cursor: optional(texts(64)), ...speaking }),
  value: object({ content: array(object(pointsStoreOrder)), cursor: maybeText }),
});

/**
 * Changes points into play money (GIFT-03). `amount` is what the member was shown: refused with `mall.changed` when the points are worth
 * something else by now.
 */
export const exchangePoints = endpoint({
  name: 'exchangePoints',
  method: 'POST',
  path: '/wps/relay/MCS2_exchangePoints',
  moduleId: 'COMM3',
  auth: 'required',
  once: 'kept',
  body: strictObject({ points: wholePoints, amount: amountText }),
  value: object({ points: maybe, amount: maybe, balance: maybe }),
});

/** Orders one piece (GIFT-03). `points` is the price that the member was shown: refused with `mall.changed` when it is another by now. */
export const orderGoods = endpoint({
  name: 'orderGoods',
  method: 'POST',
  path: '/wps/relay/MCS2_orderGoods',
  moduleId: 'COMM3',
  auth: 'required',
  once: 'kept',
  body: strictObject({ goodsId: id, points: wholePoints, ...speaking }),
  value: object({ ...pointsStoreOrder, balance: maybe }),
});
