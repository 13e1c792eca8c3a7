/** Call that returns the latest wins, for the winner board. */
import { array, strictObject } from 'valibot';
import { endpoint } from '../endpoint.ts';
import { object } from '../object.ts';
import { language, maybe, pageSize, requiredText } from '../schemas.ts';

/** Latest wins (WIN-06 to WIN-08). */
export const rankList = endpoint({
  name: 'rankList',
  path: '/wps/relay/GCSGAME_getRankList',
  moduleId: 'COMM3',
  method: 'GET',
  auth: 'never',
  query: strictObject({ gameCategory: requiredText(16), language, limitNum: pageSize }),
  value: object({
    // Undocumented field. It saves visitors' pages a request for the wallet, which would only provide the currency.
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
          // Undocumented fields for the launch of the game. If missing, the vendor and the game id are used.
          gameCategory: maybe,
          gameCode: maybe,
          // Undocumented field with the winner's avatar.
          avatar: maybe,
        }),
      }),
    ),
  }),
});
