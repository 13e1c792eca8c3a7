/** Lottery calls: menu, open draws, history. */
import { array, type InferOutput, nullish, optional, strictObject } from 'valibot';
import { endpoint } from '../endpoint.ts';
import { object } from '../object.ts';
import { id, language, maybe, maybeFlag, maybeText, mobile, pageNo, pageSize, prizeMode, scalar } from '../schemas.ts';

/**
 * One lottery (LOTT-23, LOTT-24). remainTime: ms until the draw; lockTime: s; previousWinningTime: ms since 1970;
 * lotteryTime: [request time, response time] in ms (COUNT-03); drawDayOfWeek: `1,3` (LOTT-11). `previousNumero`, `zone`
 * (IANA) and `resultSource` are extensions of this kit, which other gateways may omit (OPEN: API-14).
 */
export const lotteryGame = object({
  gameId: scalar,
  code: maybe,
  gameCode: maybe,
  remark: maybe,
  mobileIconUrl: maybeText,
  isSale: maybeFlag,
  remainTime: maybe,
  lockTime: maybe,
  previousWinningNumber: maybe,
  previousWinningTime: maybe,
  previousNumero: maybe,
  numero: maybe,
  gameMenuTag: maybe,
  tag: maybe,
  lotteryTime: nullish(array(nullish(scalar))),
  drawDayOfWeek: maybe,
  zone: maybeText,
  resultSource: maybeText,
});

/** A group of the lottery menu (LOTT-25). */
export const lotteryGroup = object({
  tag: scalar,
  labelName: maybe,
  gameMenus: array(lotteryGame),
});

/**
 * An open draw. Its sale closes lockTime seconds before the draw, which is in remainTime ms (LOTT-22, LOTT-24).
 * `commitment`, the SHA-256 of a verifiable draw's seed, is an extension of this kit (OPEN: API-14).
 */
export const openDraw = object({
  gameId: scalar,
  code: maybe,
  remark: maybe,
  numero: scalar,
  remainTime: maybe,
  lockTime: maybe,
  isSale: maybeFlag,
  lotteryTime: nullish(array(nullish(scalar))),
  commitment: maybeText,
});

/**
 * A past draw; winningTime is in ms since 1970. A verifiable draw has a seed and a commitment, each 64 hex digits: the
 * commitment is the seed's SHA-256, published before the first ticket. `verifyDraw` in `lobbykit/domain` checks them
 * (OPEN: API-14).
 */
export const pastDraw = object({
  numero: scalar,
  winningNumber: maybe,
  winningTime: maybe,
  resultSource: maybeText,
  commitment: maybeText,
  seed: maybeText,
});

/** A lottery of the menu, in the format of the response. */
export type WireLottery = InferOutput<typeof lotteryGame>;
/** A group of the menu, in the format of the response. */
export type WireLotteryGroup = InferOutput<typeof lotteryGroup>;
/** A draw with tickets on sale, in the format of the response. */
export type WireOpenDraw = InferOutput<typeof openDraw>;
/** A past draw with its numbers, in the format of the response. */
export type WireDraw = InferOutput<typeof pastDraw>;

/**
 * Query fields that several calls share. `language` selects the language of names and is an extension of this kit
 * (OPEN: API-14).
 */
const browse = { prizeMode, device: mobile, language: optional(language) };

/** Menu of lotteries by group, in the server's order (API-32). */
export const gameMenu = endpoint({
  name: 'gameMenu',
  path: '/lgw/vn/games/game_menu',
  moduleId: 'COMM3',
  method: 'GET',
  auth: 'never',
  query: strictObject(browse),
  value: array(lotteryGroup),
});

/** Lotteries played by the member, most recent first (API-33). */
export const gameMenuRecent = endpoint({
  name: 'gameMenuRecent',
  method: 'GET',
  path: '/lgw/vn/games/game_menu/recent',
  moduleId: 'COMM3',
  auth: 'required',
  query: strictObject({
    device: mobile,
    recentCount: pageSize,
    prizeMode,
    language,
  }),
  value: array(lotteryGame),
});

/** Next open draws of all games, the earliest first. The kit requests `NUMERO_COUNT` draws (API-34, API-35). */
export const openedNumero = endpoint({
  name: 'openedNumero',
  method: 'GET',
  path: '/lotto/lgw/games/opened/numero',
  moduleId: 'COMM3',
  auth: 'never',
  query: strictObject({ device: mobile, count: pageSize, prizeMode, language }),
  value: array(openDraw),
});

/** Next open draws of one game (EP-19; OPEN: API-14 for the query). */
export const openedGameNumeros = endpoint({
  name: 'openedGameNumeros',
  method: 'GET',
  path: '/lgw/vn/numeros/opened/game',
  moduleId: 'COMM3',
  auth: 'never',
  query: strictObject({
    device: mobile,
    count: pageSize,
    gameId: id,
    prizeMode: optional(prizeMode),
    language: optional(language),
  }),
  value: array(openDraw),
});

/** Past draws of one game, newest first (OPEN: API-14: the call is not documented). */
export const drawHistory = endpoint({
  name: 'drawHistory',
  method: 'GET',
  path: '/lgw/vn/draws/history',
  moduleId: 'COMM3',
  auth: 'never',
  query: strictObject({
    gameId: id,
    pageNo,
    pageSize,
    language: optional(language),
  }),
  value: object({
    content: array(pastDraw),
    pageNum: maybe,
    totalPages: maybe,
  }),
});

/** Query of the calls of EP-17, whose documents name no parameter. */
const mobileQuery = strictObject({ device: mobile, prizeMode: optional(prizeMode), language: optional(language) });

/** All lotteries of the menu, each once, for clients without groups (EP-17). */
export const mobileGames = endpoint({
  name: 'mobileGames',
  method: 'GET',
  path: '/lgw/games/mobile',
  moduleId: 'COMM3',
  auth: 'never',
  query: mobileQuery,
  value: array(lotteryGame),
});

/** Menu of lotteries by group, like `gameMenu` (EP-17). */
export const mobileGameMenus = endpoint({
  name: 'mobileGameMenus',
  method: 'GET',
  path: '/lgw/games/mobile_game_menus',
  moduleId: 'COMM3',
  auth: 'never',
  query: mobileQuery,
  value: array(lotteryGroup),
});

/** Most played lotteries, the most popular first (EP-17; OPEN: API-14 for query and order). */
export const popularGames = endpoint({
  name: 'popularGames',
  method: 'GET',
  path: '/lgw/games/popular',
  moduleId: 'COMM3',
  auth: 'never',
  query: mobileQuery,
  value: array(lotteryGame),
});
