/** Routes of the logged-in member's favorite and recent games (EP-13 to EP-15, API-25 to API-29). */
import { addFavorite, addRecentGame, favoriteGames, favoriteIds, recentGames, removeFavorite } from 'lobbykit/wire';
import type { Database } from '../../platform/db/schema.ts';
import { forMember, type Route } from '../../platform/http/route.ts';
import type { MemberSession } from '../../platform/http/session.ts';
import { pagesOf, toWireGames } from '../games/responses.ts';
import { listMemberGames } from './repository.ts';
import { addFavoriteGame, addRecent, type MemberGameCall, removeFavoriteGame } from './service.ts';

export interface MemberGameRoutesOptions {
  readonly db: Database;
  /** Current time, ms since 1970. */
  readonly now: () => number;
  /** Returns the requested language if the lotteries have names in it, else English. */
  readonly language: (requested: string | undefined) => Promise<string>;
}

/**
 * Creates the routes. They ignore `token` in request bodies, because the session in the header identifies the member
 * (S2, S13).
 */
export function memberGameRoutes({ db, now, language }: MemberGameRoutesOptions): Route[] {
  return [
    forMember(favoriteIds, async ({ body, session }) => {
      const page = { number: Number(body.pageNo), size: Number(body.pageSize) };
      const { rows, total } = await listMemberGames(db, { kind: 'favorite', ...ownerOf(session) }, page);
      return { value: { content: rows.map(({ node_id }) => node_id), totalPages: pagesOf(total, page.size) } };
    }),
    forMember(favoriteGames, async ({ body, session }) => {
      const page = { number: Number(body.pageNo), size: Number(body.pageSize), cursor: body.cursor };
      const filter = { kind: 'favorite', ...ownerOf(session), gameType: body.gameType } as const;
      const found = await listMemberGames(db, filter, page);
      return {
        value: {
          content: toWireGames(found, await language(body.language)),
          totalPages: pagesOf(found.total, page.size),
          pageNum: page.number,
          cursor: found.cursor,
        },
      };
    }),
    forMember(addFavorite, async ({ body, session }) => {
      await addFavoriteGame(db, memberGameCall(body, session), now());
      return { value: {} };
    }),
    forMember(removeFavorite, async ({ body, session }) => {
      await removeFavoriteGame(db, memberGameCall(body, session));
      return { value: {} };
    }),
    forMember(recentGames, async ({ query, session }) => {
      const page = { number: Number(query.page), size: Number(query.pageSize), cursor: query.cursor };
      const filter = { kind: 'recent', ...ownerOf(session), gameType: query.gameType } as const;
      const found = await listMemberGames(db, filter, page);
      return {
        value: {
          list: toWireGames(found, await language(query.language)),
          totalPages: pagesOf(found.total, page.size),
          cursor: found.cursor,
        },
      };
    }),
    forMember(addRecentGame, async ({ body, session }) => {
      await addRecent(db, memberGameCall(body, session), now());
      return { value: {} };
    }),
  ];
}

const ownerOf = ({ memberId, merchantCode }: MemberSession) => ({ memberId, merchant: merchantCode });

/** Parses the game in a request body. A node id outside the integer range of the column matches no game. */
const memberGameCall = (
  { nodeId, vendor }: { readonly nodeId: string | number; readonly vendor: string },
  session: MemberSession,
): MemberGameCall => ({ ...ownerOf(session), nodeId: /^\d{1,9}$/.test(String(nodeId)) ? Number(nodeId) : -1, vendor });
