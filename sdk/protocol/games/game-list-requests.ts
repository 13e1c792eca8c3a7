/** Requests of game lists by selection, and the evaluation of their responses (LIST-22 to LIST-37, API-19 to API-27). */
import type { Payload } from '../endpoint.ts';
import type { favoriteGames, gameList, hotGames, recentGames } from './calls.ts';
import { type GameChoice, IN_HOUSE_VENDOR } from './game-filters.ts';
import { GAME_PAGE_SIZE, LOTTERY_VENDOR_PAGE_SIZE } from './page-sizes.ts';
import type { Game } from './parse-games.ts';

/** Returns the number of games per request (LIST-35, LIST-37). */
export const pageSizeOf = ({ kind }: Pick<GameChoice, 'kind'>): number =>
  isLotteryKind(kind) ? LOTTERY_VENDOR_PAGE_SIZE : GAME_PAGE_SIZE;

const isLotteryKind = (kind: string) => kind === 'LOTT' || kind === 'ELOTT';

/** Fields of a request that are not part of the selection. */
export interface GamePlayer {
  readonly merchant: string;
  readonly language: string;
  /** Token of the session; '' without a session. */
  readonly token: string;
  readonly page: number;
  readonly pageSize: number;
  /** Cursor from the response with the previous page, if any. */
  readonly cursor?: string;
}

/** Builds the query of the main list, with its search and filters (API-21..23, LIST-22). */
export function listQuery(choice: GameChoice, context: GamePlayer): Payload<typeof gameList>['query'] {
  const { kind, name, vendor, gameClass, minBet, minLine } = choice;
  return {
    merchant: context.merchant,
    platform: 'html5',
    gameType: kind,
    language: context.language,
    pageNo: context.page,
    pageSize: context.pageSize,
    clientType: '2',
    ...(context.cursor && { cursor: context.cursor }),
    ...(name && { gameName: name }),
    ...(vendor !== null && { vassalage: vendor }),
    ...(gameClass === 'NEW' && { isNew: '1' as const }),
    ...(gameClass !== 'ALL' && gameClass !== 'NEW' && { gameClassify: gameClass }),
    ...(minBet !== 'ALL' && { minBet }),
    ...(minLine && { minLine }),
  };
}

/** Builds the query of the merchant's hot games (API-19, API-20). */
export const hotQuery = ({ kind }: GameChoice, context: GamePlayer): Payload<typeof hotGames>['query'] => ({
  isPlatform: '2',
  platform: 'html5',
  language: context.language,
  gameType: kind,
  merchantCode: context.merchant,
});

/** Builds the query of recent games (API-25, LIST-35). */
export const recentQuery = ({ kind }: GameChoice, context: GamePlayer): Payload<typeof recentGames>['query'] => ({
  page: context.page,
  pageSize: context.pageSize,
  ...(context.cursor && { cursor: context.cursor }),
  gameType: kind,
  language: context.language,
  clientType: '2',
});

/** Builds the body of the request for a page of favorite games (API-27). */
export const favoritesBody = ({ kind }: GameChoice, context: GamePlayer): Payload<typeof favoriteGames>['body'] => ({
  token: context.token,
  pageNo: context.page,
  pageSize: context.pageSize,
  ...(context.cursor && { cursor: context.cursor }),
  gameType: kind,
  language: context.language,
});

/**
 * Checks whether a game in a response belongs to the list; ELOTT games belong only to lists that request them
 * (LIST-32). The shared list contains only the operator's own vendor, whatever the hot and recent responses contain
 * (LIST-34).
 */
export const belongs = (choice: GameChoice, game: Pick<Game, 'kind' | 'vendor'>): boolean =>
  (game.kind !== 'ELOTT' || choice.kind === 'ELOTT') && (!choice.inHouse || game.vendor === IN_HOUSE_VENDOR);

/**
 * Checks whether the list has another page. A response without a page number counts as the requested page (LIST-24,
 * OPEN: LIST-25).
 * @param cursor of the response, if any. It takes precedence over the total, which decreases when a game is removed
 */
export const hasMorePages = (
  pageNum: number | null,
  requestedPage: number,
  totalPages: number | null,
  cursor?: string | null,
): boolean => (cursor === undefined ? (pageNum ?? requestedPage) < (totalPages ?? 0) : cursor !== null);
