/**
 * Points store (GIFT-03, GIFT-05; OPEN: API-14: names and fields are extensions of this kit): points earned by settled
 * qualifying stake, goods, exchange of points for money, history. Points are decimal strings with at most two decimals,
 * amounts are decimal strings, and times are in ms since 1970. All calls require the flag PTSYS3 and return the errors
 * `points.*`, `goods.*` and `points.store.*` of ERROR_CODES.
 */
import { array, nullish, pipe, regex, strictObject, string } from 'valibot';
import { endpoint } from '../endpoint.ts';
import { object } from '../object.ts';
import { amountText, cursor, id, maybe, maybeText, scalar, speaking } from '../schemas.ts';

/** Number of points in a request, an integer. */
const wholePoints = pipe(string(), regex(/^[1-9]\d{0,11}$/));

/** Balance of points, rates, exchange and goods (GIFT-03). */
export const pointsStoreItems = endpoint({
  name: 'pointsStoreItems',
  method: 'GET',
  path: '/wps/relay/MCS2_pointMall',
  moduleId: 'COMM3',
  auth: 'required',
  query: strictObject(speaking),
  value: object({
    points: maybe,
    /** Points earned in the last seven days. */
    week: maybe,
    /**
     * Rates by category: settled qualifying stake for which the member earns one point. Categories that earn no points
     * are omitted.
     */
    rates: array(object({ category: scalar, stake: maybe })),
    /**
     * Value of one point in play money, and minimum number of points per exchange; null if the merchant offers no
     * exchange.
     */
    exchange: nullish(object({ amount: maybe, min: maybe })),
    goods: array(object({ goodsId: scalar, name: maybe, iconUrl: maybeText, points: maybe, stock: maybe })),
  }),
});

/** Ledger entries of points, newest first (GIFT-03). */
export const pointHistory = endpoint({
  name: 'pointHistory',
  method: 'GET',
  path: '/wps/relay/MCS2_pointHistory',
  moduleId: 'COMM3',
  auth: 'required',
  query: strictObject({ cursor }),
  value: object({
    content: array(
      object({
        entryId: scalar,
        /**
         * Kind of the entry: earned, taken (a stake was reversed), exchange, order, returned (an order was canceled),
         * given (granted by the operator).
         */
        kind: maybe,
        /** Category of the bet that earned the points. */
        category: maybeText,
        /** Number of points; negative for debits. */
        points: maybe,
        /** Balance of points after the entry. */
        balance: maybe,
        /** Play money credited in exchange for the points. */
        amount: maybe,
        /**
         * Number of the ledger entry that credited the money, for `transactionReceipt`; null for entries other than
         * exchanges.
         */
        transactionNo: maybeText,
        time: maybe,
      }),
    ),
    /** Cursor of the next page; null after the last page. */
    cursor: maybeText,
  }),
});

const pointsStoreOrder = {
  orderId: scalar,
  name: maybe,
  iconUrl: maybeText,
  points: maybe,
  /** State of the order: ordered, sent, delivered, cancelled. */
  state: maybe,
  /** Note of the operator about the order, such as a parcel number. */
  note: maybeText,
  orderTime: maybe,
  /** Time of the last state change. */
  stateTime: maybe,
};

/** Orders of the member, newest first (GIFT-03). */
export const pointsStoreOrders = endpoint({
  name: 'pointsStoreOrders',
  method: 'GET',
  path: '/wps/relay/MCS2_mallOrders',
  moduleId: 'COMM3',
  auth: 'required',
  query: strictObject({ cursor, ...speaking }),
  value: object({ content: array(object(pointsStoreOrder)), cursor: maybeText }),
});

/**
 * Exchanges points for play money (GIFT-03). `amount` is the amount that the page displayed; if the rate has changed
 * since, the error is `points.store.changed`.
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

/**
 * Orders one item (GIFT-03). `points` is the price that the page displayed; if the price has changed since, the error
 * is `points.store.changed`.
 */
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
