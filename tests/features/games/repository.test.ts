/** Game lists, favorites and recent games on both databases, including two gateways on one database. */
import { favoriteGames, gameMenuRecent, recentGames } from 'lobbykit/wire';
import { beforeAll, expect, it } from 'vitest';
import { onBothEngines } from '../../helpers/gateway/engines.ts';
import { keeper, list, type WireGame } from '../../helpers/gateway/game-steps.ts';
import type { TestGateway } from '../../helpers/gateway.ts';

const ids = (games: readonly WireGame[]) => games.map(({ nodeId }) => nodeId);

onBothEngines(
  'game lists of the gateway',
  twins => {
    const { at } = twins;
    let server: TestGateway;
    let games: readonly WireGame[];
    beforeAll(async () => {
      server = twins.server;
      const pages = await Promise.all([1, 2].map(pageNo => list(server, { pageNo, pageSize: 100 })));
      games = pages.flatMap(page => page.games);
    });

    it('API-22 game search ignores accents and matches word prefixes in any order', async () => {
      const plain = await list(server, { language: 'VI', gameName: 'ho thien', pageSize: 100 });
      const accented = await list(server, { language: 'VI', gameName: ' THIÊN  Hổ ', pageSize: 100 });
      expect(plain).toEqual(accented);
      const found = await list(server, { language: 'VI', gameName: 'RONG vang', pageSize: 100 });
      expect(found.games.map(game => game.gameName)).toContain('Rồng Vàng');
    });

    it('API-22 game search treats all characters except letters and digits as word separators', async () => {
      const expected = await list(server, { gameName: 'grand tig' });
      expect(expected.games.map(game => game.gameName)).toContain('Grand Tiger');
      for (const gameName of ["grand' & tig | !", 'grand:* tig)', '\\grand\\ <tig>', 'grand%tig_'])
        expect(await list(server, { gameName })).toEqual(expected);
      for (const gameName of ["'", '%', '!:*', '&']) expect((await list(server, { gameName })).games).toEqual([]);
    });

    it('FAV-04 R18 favorite is stored once regardless of repeated adds and the newest favorite is first', async () => {
      const member = await keeper(server);
      for (const game of games.slice(0, 3)) await member.add(game.nodeId, game.vassalage);
      const again = await member.add(games[0]!.nodeId, games[0]!.vassalage);
      expect(again.body.success).toBe(true);
      expect(await member.ids()).toEqual({ content: ids(games.slice(0, 3)).reverse(), totalPages: 1 });
    });

    it('FAV-04 R18 200 concurrent favorite toggles of ten games end in the last requested states', async () => {
      const member = await keeper(server);
      const ten = games.slice(0, 10);
      const toggles = Array.from({ length: 190 }, (_, n) => {
        const { nodeId, vassalage } = ten[n % 10]!;
        return n % 3 === 0 ? member.remove(nodeId, vassalage, at(n)) : member.add(nodeId, vassalage, at(n));
      });
      const responses = await Promise.all(toggles);
      expect(responses.every(({ status, body }) => status === 200 && body.success)).toBe(true);
      // The last ten concurrent toggles determine the final states.
      await Promise.all(
        ten.map(({ nodeId, vassalage }, n) =>
          n < 5 ? member.add(nodeId, vassalage, at(n)) : member.remove(nodeId, vassalage, at(n)),
        ),
      );
      expect([...(await member.ids()).content].sort()).toEqual(ids(ten.slice(0, 5)).sort());
      const rows = await server.db
        .selectFrom('member_games')
        .select('node_id')
        .where('member_id', '=', member.memberId)
        .execute();
      expect(rows).toHaveLength(5);
    });

    it('FAV-06 concurrent adds stop at 100 favorites and a removed favorite makes space for another', async () => {
      const member = await keeper(server);
      const responses = await Promise.all(
        games.slice(0, 120).map(({ nodeId, vassalage }, n) => member.add(nodeId, vassalage, at(n))),
      );
      const rejected = responses.filter(({ body }) => !body.success);
      expect(rejected).toHaveLength(20);
      expect(new Set(rejected.map(({ status, body }) => `${status} ${body.errorCode}`))).toEqual(
        new Set(['200 favorites.full']),
      );
      const stored = (await member.ids()).content;
      expect(stored).toHaveLength(100);
      const left = games.find(({ nodeId }) => !stored.includes(nodeId))!;
      const first = games.find(({ nodeId }) => nodeId === stored[0])!;
      // Adding an existing favorite does not count against the limit.
      expect((await member.add(first.nodeId, first.vassalage)).body.success).toBe(true);
      await member.remove(first.nodeId, first.vassalage);
      expect((await member.add(left.nodeId, left.vassalage)).body.success).toBe(true);
    });

    it('FAV-06 unknown game is rejected by its name and not stored as a favorite', async () => {
      const member = await keeper(server);
      const [game] = games;
      for (const [nodeId, vendor] of [
        [999_999, 'JL'],
        [game!.nodeId, 'NONE'],
        ['tiger', 'JL'],
        ['99999999999999999999', 'JL'],
      ] as const) {
        const { status, body } = await member.add(nodeId, vendor);
        expect([status, body.success, body.errorCode]).toEqual([200, false, 'game.unknown']);
        expect((await member.play(nodeId, vendor)).body.errorCode).toBe('game.unknown');
      }
      expect((await member.ids()).content).toEqual([]);
      // Removing a favorite that does not exist succeeds.
      expect((await member.remove(999_999, 'JL')).body.success).toBe(true);
    });

    it('API-27 API-28 favorites are paged by category with localized names', async () => {
      const member = await keeper(server);
      const slots = games.slice(0, 3);
      const [fish] = (await list(server, { gameType: 'FISH', language: 'VI' })).games;
      for (const { nodeId, vassalage } of [...slots, fish!]) await member.add(nodeId, vassalage);
      const page = async (gameType: string, pageNo: number, cursor?: string) =>
        (
          await server.call<{ content: WireGame[]; totalPages: number; pageNum: number; cursor: string | null }>(
            favoriteGames,
            { token: member.token, pageNo, pageSize: 2, ...(cursor && { cursor }), gameType, language: 'VI' },
            member.headers,
          )
        ).body.value;
      expect(await page('FISH', 1)).toEqual({ content: [fish], totalPages: 1, pageNum: 1, cursor: null });
      const first = await page('RNG', 1);
      expect([ids(first.content), first.totalPages, first.pageNum]).toEqual([ids(slots.slice(1)).reverse(), 2, 1]);
      const second = await page('RNG', 2);
      expect([ids(second.content), second.pageNum]).toEqual([[slots[0]!.nodeId], 2]);
      expect((await page('ALL', 1)).totalPages).toBe(2);
      // After a removal, the next page by number is shifted by one favorite, but the next page by cursor is not.
      const [removed] = first.content;
      await member.remove(removed!.nodeId, removed!.vassalage);
      expect(ids((await page('RNG', 2)).content)).toEqual([]);
      const rest = await page('RNG', 2, first.cursor!);
      expect([ids(rest.content), rest.cursor]).toEqual([[slots[0]!.nodeId], null]);
    });

    it('API-25 API-26 EP-15 recent games list each game once with the latest first, up to 100 games', async () => {
      const member = await keeper(server);
      const recent = async (pageSize = 100, gameType = 'ALL', cursor?: string) =>
        (
          await server.get<{ list: WireGame[]; totalPages: number; cursor: string | null }>(
            `${recentGames.path}?page=1&pageSize=${pageSize}&gameType=${gameType}&language=EN&clientType=2${cursor ? `&cursor=${cursor}` : ''}`,
            { ModuleId: 'COMM3', ...member.headers },
          )
        ).body.value;
      expect(await recent()).toEqual({ list: [], totalPages: 1, cursor: null });
      for (const { nodeId, vassalage } of games.slice(0, 104)) await member.play(nodeId, vassalage);
      await member.play(games[50]!.nodeId, games[50]!.vassalage);
      const played = ids(games.slice(4, 104)).reverse();
      const expected = [games[50]!.nodeId, ...played.filter(nodeId => nodeId !== games[50]!.nodeId)];
      expect(ids((await recent()).list)).toEqual(expected);
      const first = await recent(25);
      expect(first.totalPages).toBe(4);
      // A game that is played again moves to the top. The next page by cursor omits this game and is otherwise
      // unchanged.
      await member.play(games[60]!.nodeId, games[60]!.vassalage);
      const next = expected.slice(25, 50).filter(nodeId => nodeId !== games[60]!.nodeId);
      expect(ids((await recent(25, 'ALL', first.cursor!)).list).slice(0, 24)).toEqual(next.slice(0, 24));
      expect((await recent(25, 'LIVE')).list).toEqual([]);
    });

    it('opened lottery is listed in the recent lotteries', async () => {
      const member = await keeper(server);
      const sold = (await list(server, { gameType: 'LOTT', vassalage: 'TCG_LOTTO_VN' })).games;
      for (const { nodeId, vassalage } of sold.slice(0, 2)) await member.play(nodeId, vassalage);
      await at(1).advance(1_000);
      await member.play(sold[0]!.nodeId, sold[0]!.vassalage, at(1));
      const { body } = await server.get<{ code: string }[]>(
        `${gameMenuRecent.path}?device=MOBILE&recentCount=100&prizeMode=Lott&language=EN`,
        { ModuleId: 'COMM3', ...member.headers },
      );
      expect(body.value.map(({ code }) => code)).toEqual([sold[0]!.gameCode, sold[1]!.gameCode]);
    });

    it('FAV-01 API-11 favorites require a session and are visible only to their member', async () => {
      const [one, other] = [await keeper(server), await keeper(server)];
      await one.add(games[0]!.nodeId, games[0]!.vassalage);
      expect((await other.ids()).content).toEqual([]);
      const foreign = await server.call(
        { method: 'POST', path: '/wps/relay/MCSFE_getFavoriteGames', moduleId: 'COMM3' },
        { token: one.token, pageNo: 1, pageSize: 100 },
      );
      expect([foreign.status, foreign.body.errorCode]).toEqual([401, 'session.missing']);
    });
  },
  { inGate: true },
);
