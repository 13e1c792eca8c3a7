/** Playing: launch, and the winner board. */
import { array, literal, pipe, regex, strictObject, string, union } from 'valibot';
import { endpoint } from './endpoint.ts';
import { object } from './object.ts';
import { id, language, maybe, pageSize, prizeMode, speaking, words } from './shapes.ts';

/** Winner board: the latest wins (WIN-06 to WIN-08). */
export const rankList = endpoint({
  name: 'rankList',
  path: '/wps/relay/GCSGAME_getRankList',
  moduleId: 'COMM3',
  method: 'GET',
  auth: 'never',
  query: strictObject({ gameCategory: words(16), language, limitNum: pageSize }),
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

/** Vendors with a launcher of their own; LOTT and ELOTT are never launched by this call. */
const otherVendor = pipe(string(), regex(/^(?!(?:TCG_LOTTO_VN|TCG_SEA|LOTT|ELOTT)$)\w{1,32}$/));

/** Starts a game in the language asked for; value is the address to open (EP-18, LAUNCH-03 to LAUNCH-07; OPEN: LAUNCH-07). */
export const launchGame = endpoint({
  name: 'launchGame',
  method: 'POST',
  path: '/wps/game/launchGame',
  moduleId: 'COMM3',
  auth: 'required',
  once: true,
  body: union([
    strictObject({ vendor: literal('TCG_LOTTO_VN'), gameCode: words(32), prizeMode, ...speaking }),
    strictObject({ vendor: literal('TCG_SEA'), gameCode: words(32), prizeMode: literal('SEA'), ...speaking }),
    strictObject({ vendor: otherVendor, gameId: id, nodeId: id, gameCategory: words(16), ...speaking }),
  ]),
  value: string(),
});
