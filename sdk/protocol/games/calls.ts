/** Game calls other than lotteries: lists, vendors, favorites, recent games. */
import {
  array,
  type InferOutput,
  literal,
  nullish,
  optional,
  picklist,
  record,
  strictObject,
  string,
  union,
} from 'valibot';
import { endpoint } from '../endpoint.ts';
import { object } from '../object.ts';
import {
  cursor,
  done,
  id,
  language,
  maybe,
  maybeFlag,
  maybeText,
  pageNo,
  pageSize,
  requiredText,
  scalar,
  token,
  whole,
} from '../schemas.ts';

/** One game (member §3). */
export const game = object({
  nodeId: scalar,
  gameId: maybe,
  roomId: maybe,
  code: maybe,
  gameCode: maybe,
  remark: maybe,
  nodeName: maybe,
  gameName: maybe,
  gameGroupId: maybe,
  lottoMode: maybe,
  showIcon: maybe,
  iconUrl: maybeText,
  displayName: maybe,
  vassalage: maybe,
  vendorCode: maybe,
  gameType: maybe,
  isGameH5: maybeFlag,
  mobileLargeIcon: maybeText,
  isTop: maybeFlag,
  isNew: maybeFlag,
  supportPlay: maybe,
  drawDayOfWeek: maybe,
});

/** A game in the format of the gateway's responses. */
export type WireGame = InferOutput<typeof game>;

const html5 = literal('html5');
/** Options of the minimum-bet filter (member §9). */
const minBet = union([picklist(['0.01', '0.05', '0.1', '0.5', '0.75']), picklist([0.01, 0.05, 0.1, 0.5, 0.75])]);
const two = picklist(['2', 2]);

/** Hot games; with merchantCode, those of one merchant (API-19, API-20). */
export const hotGames = endpoint({
  name: 'hotGames',
  method: 'GET',
  path: '/wps/relay/GCSGAME_hotGamesV2',
  moduleId: 'COMM3',
  auth: 'never',
  query: strictObject({
    isPlatform: two,
    language,
    platform: html5,
    gameType: requiredText(16),
    merchantCode: optional(requiredText(32)),
  }),
  value: array(game),
});

/**
 * A page of games, which is the same for members and visitors (API-21 to API-24). A gateway that supports cursors
 * ignores `pageNo` if the request has a `cursor`, and sends a null cursor on the last page. Other gateways send no
 * cursor.
 */
export const gameList = endpoint({
  name: 'gameList',
  method: 'GET',
  path: '/wps/relay/GCSGAME_gameList',
  moduleId: 'COMM3',
  auth: 'never',
  query: strictObject({
    merchant: requiredText(32),
    platform: html5,
    gameType: requiredText(16),
    language,
    pageNo,
    pageSize,
    cursor,
    gameName: optional(requiredText(64)),
    vassalage: optional(requiredText(32)),
    gameClassify: optional(picklist(['JP', 'SC', 'VP', 'TG', 'AC'])),
    minBet: optional(minBet),
    isNew: optional(picklist(['1', 1])),
    minLine: optional(whole(1, 9_999, /^[1-9]\d{0,3}$/)),
    clientType: optional(two),
  }),
  value: object({ games: array(game), pageNum: maybe, totalPages: maybe, cursor: maybeText }),
});

/** Games that the member played recently (API-25, API-26). */
export const recentGames = endpoint({
  name: 'recentGames',
  method: 'GET',
  path: '/wps/relay/GCS_recentGame',
  moduleId: 'COMM3',
  auth: 'required',
  query: strictObject({ page: pageNo, pageSize, cursor, gameType: requiredText(16), language, clientType: two }),
  value: object({ list: array(game), totalPages: maybe, cursor: maybeText }),
});

/**
 * Adds a game to the recent games after its launch (EP-15). OPEN: API-14: the fields are those of a favorite, without
 * the token.
 */
export const addRecentGame = endpoint({
  name: 'addRecentGame',
  method: 'POST',
  path: '/wps/relay/MCS2_addRecentGame',
  moduleId: 'COMM3',
  auth: 'required',
  body: strictObject({ nodeId: id, vendor: requiredText(32) }),
  value: done,
});

const favorite = strictObject({ nodeId: id, token, vendor: requiredText(32) });

/** Adds a favorite; the response contains only the success (EP-13, FAV-07, FAV-08). */
export const addFavorite = endpoint({
  name: 'addFavorite',
  method: 'POST',
  path: '/wps/relay/MCSFE_addFavoriteGameV2',
  moduleId: 'COMM3',
  auth: 'required',
  body: favorite,
  value: done,
});

/** Removes a favorite; the response contains only the success. */
export const removeFavorite = endpoint({
  name: 'removeFavorite',
  method: 'POST',
  path: '/wps/relay/MCSFE_removeFavoriteGameV2',
  moduleId: 'COMM3',
  auth: 'required',
  body: favorite,
  value: done,
});

/** Ids of the favorite games, in pages of up to 100 (API-28, API-29). */
export const favoriteIds = endpoint({
  name: 'favoriteIds',
  method: 'POST',
  path: '/wps/relay/MCSFE_getFavoriteGames',
  moduleId: 'COMM3',
  auth: 'required',
  body: strictObject({ token, pageNo, pageSize }),
  value: object({ content: array(scalar), totalPages: maybe }),
});

/** A page of favorite games (API-27, API-28). */
export const favoriteGames = endpoint({
  name: 'favoriteGames',
  method: 'POST',
  path: '/wps/relay/MCSFE_getFavoriteGamesList',
  moduleId: 'COMM3',
  auth: 'required',
  body: strictObject({ token, pageNo, pageSize, cursor, gameType: requiredText(16), language }),
  value: object({ content: array(game), totalPages: maybe, pageNum: maybe, cursor: maybeText }),
});

/** A vendor (VENDOR-05, VENDOR-07). */
const vendor = object({ vassalage: scalar, displayName: maybe, gameCategory: maybe, mobileSmallIcon: maybeText });

/**
 * Vendors of a merchant by game type, and the order of the types (API-30, VENDOR-06, VENDOR-08; OPEN: API-14 for the
 * path and the names of the lists).
 */
export const gameVendors = endpoint({
  name: 'gameVendors',
  method: 'GET',
  path: '/wps/relay/GCSGAME_getVendors',
  moduleId: 'COMM3',
  auth: 'never',
  query: strictObject({ merchant: requiredText(32) }),
  value: object({
    sorting: array(string()),
    mapping: record(
      string(),
      object({
        vendors: array(vendor),
        gameClassify: nullish(array(scalar)),
        displayNames: nullish(record(string(), maybe)),
      }),
    ),
    groups: nullish(array(object({ gameCategory: scalar, vendorNames: array(object({ accountTypeName: scalar })) }))),
  }),
});

/** Entries of the vendor menu (API-31, EP-12). */
export const vendorGameTypes = endpoint({
  name: 'vendorGameTypes',
  method: 'GET',
  path: '/wps/relay/GCSGAME_getVassGameType',
  moduleId: 'COMM3',
  auth: 'never',
  query: strictObject({ typeId: picklist(['1', 1]), merchant_code: requiredText(32) }),
  value: array(vendor),
});
