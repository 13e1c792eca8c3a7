/** The latest wins, for the winner board. */
import { array, strictObject } from 'valibot';
import { endpoint } from '../endpoint.ts';
import { object } from '../object.ts';
import { language, maybe, pageSize, texts } from '../schemas.ts';

/** Winner board: the latest wins (WIN-06 to WIN-08). */
export const rankList = endpoint({
  name: 'rankList',
  path: '/wps/relay/GCSGAME_getRankList',
  moduleId: 'COMM3',
  method: 'GET',
  auth: 'never',
  query: strictObject({ gameCategory: texts(16), language, limitNum: pageSize }),
  value: object({
    // Not documented: with it a visitor's page asks no wallet for the currency.
    currencySymbol: maybe,
    list: array(
      object({
        vo: object({
          customerName: maybe,
          gameName: maybe,
          winAmount: maybe,
          gameId: maybe,
          nodeId: maybe,
          vendor: maybe,
          // Not documented, but what a launch needs: without them the vendor and the id say it.
          gameCategory: maybe,
          gameCode: maybe,
          // Nor is this one: the picture of who won, which no name can be told from.
          avatar: maybe,
        }),
      }),
    ),
  }),
});
