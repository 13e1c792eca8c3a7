import { sql } from 'kysely';
import { gameList } from 'lobbykit/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isCalled } from '../../../site/gateway/features/games/repository.ts';
import { createWordIndex } from '../../../site/gateway/features/games/word-index.ts';
import { gateway, type TestGateway } from '../../helpers/gateway.ts';

let server: TestGateway;
beforeAll(async () => {
  server = await gateway();
});
afterAll(() => server.stop());

/** Returns the ids of the games on all pages of a search. */
async function found(name: string): Promise<number[]> {
  const ids: number[] = [];
  for (let page = 1, pages = 1; page <= pages; page++) {
    const query = `merchant=demo&platform=html5&gameType=ALL&pageNo=${page}&pageSize=100&clientType=2&language=VI`;
    const { body } = await server.get<{ games: { nodeId: number }[]; totalPages: number }>(
      `${gameList.path}?${query}&gameName=${encodeURIComponent(name)}`,
      { ModuleId: gameList.moduleId },
    );
    ids.push(...body.value.games.map(({ nodeId }) => nodeId));
    pages = body.value.totalPages;
  }
  return ids;
}

describe('game search index', () => {
  it.each(['ti', 'rồng', 'RONG', 'gold d', 'da', 'cherry', 'sorte', 'k', 'mat chuoc', '7', 'zzz'])(
    'OPS-17 in-memory index and database index return the same games for "%s"',
    async name => {
      const rows = await server.db
        .selectFrom('games as g')
        .innerJoin('vendors as v', 'v.code', 'g.vendor_code')
        .select('g.node_id')
        .where('g.active', '=', true)
        .where('v.active', '=', true)
        .where('g.game_type', '<>', 'ELOTT')
        .where(isCalled(name))
        .orderBy('g.position')
        .orderBy('g.node_id')
        .execute();
      expect(await found(name)).toEqual(rows.map(({ node_id }) => node_id));
    },
  );

  it('OPS-17 search reads the rows of the games once and again only after a row changed', async () => {
    await found('ti');
    // Responses are cached by search text, so the tests use different texts.
    await sql`alter table games rename to lost_games`.execute(server.db);
    const without = await found('ho');
    await sql`alter table lost_games rename to games`.execute(server.db);
    expect(without.length).toBeGreaterThan(0);
    await sql`update games set active = false where node_id = ${without[0]}`.execute(server.db);
    server.changed();
    expect(await found('ho')).toEqual(without.slice(1));
  });

  it('OPS-17 search matches a name only if all searched words begin words of the name in the same language', () => {
    const index = createWordIndex([
      { EN: 'Golden Dragon', VI: 'Rồng vàng' },
      { EN: 'Dragon Palace', VI: 'Cung điện vàng' },
      { EN: 'Red Goldfish', VI: 'Cá vàng đỏ' },
    ]);
    const names = (...terms: string[]) => [...index.find(terms)];
    expect(names('gold')).toEqual([1, 0, 1]);
    expect(names('gold', 'drag')).toEqual([1, 0, 0]);
    expect(names('drag', 'vang')).toEqual([0, 0, 0]);
    expect(names('vang', 'ca')).toEqual([0, 0, 1]);
    expect(names('old')).toEqual([0, 0, 0]);
  });
});
