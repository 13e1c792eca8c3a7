/** Requests about games for tests. */
import { randomUUID } from 'node:crypto';
import { addFavorite, addRecentGame, favoriteIds, gameList, hotGames, removeFavorite } from 'lobbykit/wire';
import { parseCommand } from '../../../site/gateway/cli/command-line.ts';
import { runCommand } from '../../../site/gateway/cli/commands.ts';
import type { Reply, TestGateway } from '../gateway.ts';

/** A game of a response, with the fields used by tests. */
export interface WireGame {
  readonly nodeId: number;
  readonly gameId: string;
  readonly gameName: string;
  readonly vassalage: string;
  readonly gameType: string;
  readonly mobileLargeIcon: string;
  readonly isTop: boolean;
  readonly isNew: boolean;
  readonly gameCode?: string;
  readonly lottoMode?: string;
  readonly drawDayOfWeek?: string;
}

export interface ListPage {
  readonly games: readonly WireGame[];
  readonly pageNum: number;
  readonly totalPages: number;
  readonly cursor: string | null;
}

const withQuery = (path: string, query: Readonly<Record<string, string | number>>) =>
  `${path}?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))}`;

/** URL of the game list with the fields of API-21 and additional ones. */
export const listUrl = (query: Readonly<Record<string, string | number>> = {}) =>
  withQuery(gameList.path, {
    merchant: 'demo',
    platform: 'html5',
    gameType: 'RNG',
    language: 'EN',
    pageNo: 1,
    pageSize: 25,
    ...query,
  });

export const list = async (server: TestGateway, query: Readonly<Record<string, string | number>> = {}) =>
  (await server.get<ListPage>(listUrl(query))).body.value;

export const hot = async (server: TestGateway, query: Readonly<Record<string, string>> = {}) =>
  (
    await server.get<readonly WireGame[]>(
      withQuery(hotGames.path, { isPlatform: '2', language: 'EN', platform: 'html5', gameType: 'RNG', ...query }),
    )
  ).body.value;

/** Runs arguments of a command line on the gateway's database. */
export const run = (server: TestGateway, ...args: string[]) =>
  runCommand(parseCommand(args)!, { db: server.db, now: server.now, url: server.url, onChange: server.changed });

/** Creates a member of the merchant, with the calls about favorites. */
export async function keeper(server: TestGateway, merchant = 'demo') {
  const { token, memberId } = await server.memberSession({ userName: `keeper-${randomUUID().slice(0, 8)}`, merchant });
  const headers = { Authorization: `Bearer ${token}` };
  const favoriteOf = (nodeId: number | string, vendor: string) => ({ nodeId, token, vendor });
  return {
    token,
    memberId,
    headers,
    add: (nodeId: number | string, vendor: string, at = server): Promise<Reply> =>
      at.call(addFavorite, favoriteOf(nodeId, vendor), headers),
    remove: (nodeId: number | string, vendor: string, at = server): Promise<Reply> =>
      at.call(removeFavorite, favoriteOf(nodeId, vendor), headers),
    play: (nodeId: number | string, vendor: string, at = server): Promise<Reply> =>
      at.call(addRecentGame, { nodeId, vendor }, headers),
    ids: async () =>
      (
        await server.call<{ content: readonly number[]; totalPages: number }>(
          favoriteIds,
          { token, pageNo: 1, pageSize: 100 },
          headers,
        )
      ).body.value,
  };
}
