/** Lottery calls: menu, open draws, history. */
import { array, type InferOutput, nullish, optional, strictObject } from 'valibot';
import { endpoint } from '../endpoint.ts';
import { object } from '../object.ts';
import { id, language, maybe, maybeFlag, maybeText, mobile, pageNo, pageSize, prizeMode, scalar } from '../schemas.ts';

/**
 * One lottery (LOTT-23, LOTT-24). remainTime: ms to the draw; lockTime: seconds; previousWinningTime: ms since 1970;
 * lotteryTime: [request time, response time] in ms (COUNT-03); drawDayOfWeek: `1,3` (LOTT-11). `previousNumero`, `zone`
 * (IANA) and `resultSource` are extensions of this kit and may be missing on other gateways (OPEN: API-14).
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

/** A group of the menu (LOTT-25). */
export const lotteryGroup = object({
  tag: scalar,
  labelName: maybe,
  gameMenus: array(lotteryGame),
});

/**
 * An open draw: sale closes lockTime seconds before the end of remainTime (ms) (LOTT-22, LOTT-24). `commitment`, the
 * SHA-256 of the seed of a verifiable draw, is an extension of this kit (OPEN: API-14).
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
 * A past draw; winningTime: ms since 1970. A verifiable draw has a seed and its SHA-256, the commitment published
 * before the first ticket, each 64 hex digits; `verifyDraw` of `lobbykit/domain` checks them (OPEN: API-14).
 */
export const pastDraw = object({
  numero: scalar,
  winningNumber: maybe,
  winningTime: maybe,
  resultSource: maybeText,
  commitment: maybeText,
  seed: maybeText,
});

/** A lottery of the menu, in the format of the gateway's responses. */
export type WireLottery = InferOutput<typeof lotteryGame>;
/** A group of the menu. */
export type WireLotteryGroup = InferOutput<typeof lotteryGroup>;
/** A draw with tickets on sale. */
export type WireOpenDraw = InferOutput<typeof openDraw>;
/** A finished draw with its numbers. */
export type WireDraw = InferOutput<typeof pastDraw>;

/** Common query; `language` selects the language of names and is an extension of this kit (OPEN: API-14). */
const browse = { prizeMode, device: mobile, language: optional(language) };

/** Menu of lotteries by group, in server order (API-32). */
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

/** The next open draws of all games, soonest first; the kit requests `NUMERO_COUNT` draws (API-34, API-35). */
export const openedNumero = endpoint({
  name: 'openedNumero',
  method: 'GET',
  path: '/lotto/lgw/games/opened/numero',
  moduleId: 'COMM3',
  auth: 'never',
  query: strictObject({ device: mobile, count: pageSize, prizeMode, language }),
  value: array(openDraw),
});

/** The next open draws of one game (EP-19; OPEN: API-14 for its query). */
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

/** Past draws of one game, newest first (OPEN: API-14, the call is not documented). */
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

/** Most played lotteries, in descending order (EP-17; OPEN: API-14 for query and order). */
export const popularGames = endpoint({
  name: 'popularGames',
  method: 'GET',
  path: '/lgw/games/popular',
  moduleId: 'COMM3',
  auth: 'never',
  query: mobileQuery,
  value: array(lotteryGame),
});
