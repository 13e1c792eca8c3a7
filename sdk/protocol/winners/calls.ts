/** Latest wins for the winner board. */
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
    // Undocumented: avoids a wallet request for the currency on a visitor's page.
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
          // Undocumented, used for a launch: falls back to the vendor and the id.
          gameCategory: maybe,
          gameCode: maybe,
          // Undocumented: avatar of the winner, which cannot be derived from the name.
          avatar: maybe,
        }),
      }),
    ),
  }),
});
