import { gameList, gameVendors, hotGames, vendorGameTypes } from 'lobbykit/wire';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hot, type ListPage, list, listUrl, run, type WireGame } from '../../helpers/gateway/game-steps.ts';
import { gateway, type TestGateway } from '../../helpers/gateway.ts';

let server: TestGateway;
beforeAll(async () => {
  server = await gateway();
});
afterAll(() => server.stop());

/** Database rows of the games in a response, in the order of the response. */
const rowsOf = async ({ games }: ListPage) => {
  const rows = await server.db
    .selectFrom('games')
    .selectAll()
    .where(
      'node_id',
      'in',
      games.map(({ nodeId }) => nodeId),
    )
    .execute();
  return games.map(({ nodeId }) => rows.find(({ node_id }) => node_id === nodeId)!);
};

const countOf = async (gameType: string) =>
  (
    await server.db
      .selectFrom('games')
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .where('game_type', '=', gameType)
      .executeTakeFirstOrThrow()
  ).n;

describe('game list', () => {
  it('API-21 API-24 pages of a game list contain every game of a category exactly once and in a stable order', async () => {
    const total = await countOf('PVP');
    const first = await list(server, { gameType: 'PVP' });
    expect([first.pageNum, first.totalPages]).toEqual([1, Math.ceil(total / 25)]);
    const pages = await Promise.all(
      Array.from({ length: first.totalPages }, (_, index) => list(server, { gameType: 'PVP', pageNo: index + 1 })),
    );
    const seen = pages.flatMap(({ games }) => games.map(({ nodeId }) => nodeId));
    expect([seen.length, new Set(seen).size]).toEqual([total, total]);
    expect(pages.at(-1)?.games.length).toBe(total % 25 || 25);
    const beyond = await list(server, { gameType: 'PVP', pageNo: first.totalPages + 1 });
    expect([beyond.games, beyond.pageNum]).toEqual([[], first.totalPages + 1]);
  });

  it('LIST-24 pagination by cursor omits and repeats no game when a game of the previous page is removed or added', async () => {
    const all = (await list(server, { gameType: 'PVP', pageSize: 100 })).games.map(({ nodeId }) => nodeId);
    const first = await list(server, { gameType: 'PVP', pageSize: 5 });
    const setActive = async (nodeId: number, active: boolean) => {
      await server.db.updateTable('games').set({ active }).where('node_id', '=', nodeId).execute();
      server.changed();
    };
    const second = () => list(server, { gameType: 'PVP', pageSize: 5, pageNo: 2, cursor: first.cursor! });
    const idsOf = async () => (await second()).games.map(({ nodeId }) => nodeId);
    expect(await idsOf()).toEqual(all.slice(5, 10));
    // The cursor points to the last game of the first page, which is removed too.
    for (const nodeId of [all[1]!, all[4]!]) {
      await setActive(nodeId, false);
      expect(await idsOf()).toEqual(all.slice(5, 10));
      await setActive(nodeId, true);
    }
    const walked: number[] = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const page: ListPage = await list(server, { gameType: 'PVP', pageSize: 50, ...(cursor && { cursor }) });
      walked.push(...page.games.map(({ nodeId }) => nodeId));
      ({ cursor } = page);
    }
    expect([walked.length, new Set(walked).size]).toEqual(Array(2).fill(await countOf('PVP')));
    const wrong = await server.get(listUrl({ cursor: 'x' }));
    expect([wrong.status, wrong.body.message]).toEqual([400, '"cursor" is not from a page of this list.']);
  });

  it('LIST-24 empty game list has one page', async () => {
    expect(await list(server, { gameType: 'CHESS' })).toEqual({ games: [], pageNum: 1, totalPages: 1, cursor: null });
  });

  it.each([
    ['vassalage', { vassalage: 'KIRIN' }, { vendor_code: 'KIRIN' }],
    ['gameClassify', { gameClassify: 'VP' }, { class: 'VP' }],
    ['minBet', { minBet: '0.5' }, { min_bet: '0.50' }],
    ['isNew', { isNew: '1' }, { is_new: true }],
    ['both vassalage and gameClassify', { vassalage: 'JL', gameClassify: 'JP' }, { vendor_code: 'JL', class: 'JP' }],
  ])('API-22 filter %s narrows the list to matching rows', async (_, query, expected) => {
    const response = await list(server, { ...query, pageSize: 100 });
    const rows = await rowsOf(response);
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) expect(row).toMatchObject({ ...expected, game_type: 'RNG' });
    expect((await list(server, { pageSize: 100 })).totalPages).toBeGreaterThan(response.totalPages);
  });

  it('API-22 minLine filters games by the minimum number of pay lines', async () => {
    const rows = await rowsOf(await list(server, { minLine: '50', pageSize: 100 }));
    expect(new Set(rows.map(({ lines }) => lines))).toEqual(new Set([50, 243]));
    const wrong = await server.get(listUrl({ minLine: 'many' }));
    expect([wrong.status, wrong.body.errorCode]).toEqual([400, 'input.invalid']);
  });

  it('API-23 clientType=2 is accepted and does not change the list', async () => {
    expect(await list(server, { clientType: '2' })).toEqual(await list(server));
  });

  it('LIST-32 list of all categories omits ELOTT and the ELOTT list contains its games', async () => {
    const all = await list(server, { gameType: 'ALL', pageSize: 100 });
    expect(new Set(all.games.map(({ gameType }) => gameType))).toEqual(
      new Set(['RNG', 'LIVE', 'PVP', 'FISH', 'SPORTS', 'ESPORTS', 'COCKFIGHT', 'LOTT']),
    );
    const quick = await list(server, { gameType: 'ELOTT' });
    expect(quick.games.map(({ gameCode, lottoMode }) => [gameCode, lottoMode])).toEqual([
      ['fast1', 'Elott'],
      ['fast3', 'Elott'],
      ['fast5', 'Elott'],
    ]);
  });

  it('TILE-07 TILE-09 LAUNCH-03 LAUNCH-04 lottery entry contains the fields of its launch request', async () => {
    const [sold] = (await list(server, { gameType: 'LOTT', vassalage: 'TCG_LOTTO_VN' })).games;
    expect(sold).toMatchObject({
      gameId: '101',
      gameCode: 'mb',
      lottoMode: 'Lott',
      drawDayOfWeek: '1,2,3,4,5,6,7',
    });
    const [sea] = (await list(server, { gameType: 'LOTT', vassalage: 'TCG_SEA' })).games;
    expect(sea).toMatchObject({ gameCode: 'fast3', lottoMode: 'SEA' });
  });

  it.each([
    ['pageSize', { pageSize: 101 }],
    ['pageNo', { pageNo: 0 }],
    ['gameClassify', { gameClassify: 'ALL' }],
    ['minBet', { minBet: '0.02' }],
    ['sort', { sort: 'name' }],
  ])('GW-03 game list error names the invalid field %s', async (field, query) => {
    const { status, body } = await server.get(listUrl(query));
    expect([status, body.errorCode]).toEqual([400, 'input.invalid']);
    expect(body.message).toContain(`"${field}"`);
  });

  it('game list returns 404 for an unknown merchant', async () => {
    const { status, body } = await server.get(listUrl({ merchant: 'nobody' }));
    expect([status, body.errorCode]).toEqual([404, 'merchant.unknown']);
  });
});

describe('hot games', () => {
  it('API-19 hot games start with the top games of the category in list order', async () => {
    const games = await hot(server, { gameType: 'FISH' });
    expect(games.length).toBeGreaterThan(2);
    const all = (await list(server, { gameType: 'FISH', pageSize: 100 })).games.filter(({ isTop }) => isTop);
    expect(games.slice(0, all.length)).toEqual(all);
  });

  it('LIST-34 hot games include games of the in-house vendor', async () => {
    expect((await hot(server)).filter(({ vassalage }) => vassalage === 'BGS').length).toBeGreaterThan(0);
  });
});

describe('vendor lists', () => {
  interface Vendors {
    sorting: string[];
    mapping: Record<
      string,
      { vendors: { vassalage: string; gameCategory: string }[]; gameClassify: string[]; displayNames: object }
    >;
    groups: { gameCategory: string; vendorNames: { accountTypeName: string }[] }[];
  }
  const codes = (response: Vendors, group: string) =>
    response.mapping[group]?.vendors.map(({ vassalage }) => vassalage);

  it('VENDOR-01 VENDOR-04 VENDOR-06 VENDOR-08 vendors are grouped in server order and the group SPORTS is not split', async () => {
    const { value } = (await server.get<Vendors>(`${gameVendors.path}?merchant=demo`)).body;
    expect(value.sorting).toEqual(['LOTT', 'RNG', 'LIVE', 'PVP', 'FISH', 'SPORTS', 'ELOTT']);
    expect(codes(value, 'SPORTS')).toEqual([
      'BTI',
      '123BET',
      'IRONLINE',
      'TERRACE',
      'PADDOCK',
      'TF',
      'IMSB',
      'DS88',
      'SV3',
    ]);
    expect(value.mapping.RNG?.gameClassify).toEqual(['AC', 'JP', 'SC', 'TG', 'VP']);
    expect(value.mapping.RNG?.displayNames).toMatchObject({ JL: 'Jade Lantern', BGS: 'Banyan Studio' });
    expect(value.groups.map(({ gameCategory }) => gameCategory)).toEqual(value.sorting);
    expect(value.groups[5]?.vendorNames[0]).toEqual({ accountTypeName: 'BTI' });
  });

  it('VENDOR-05 VENDOR-07 API-31 vendor menu lists each vendor once per group with its icon', async () => {
    const response = await server.get<{ vassalage: string; gameCategory: string; mobileSmallIcon: string }[]>(
      `${vendorGameTypes.path}?typeId=1&merchant_code=demo`,
    );
    const entries = response.body.value.map(({ vassalage, gameCategory }) => `${gameCategory} ${vassalage}`);
    expect(new Set(entries).size).toBe(entries.length);
    expect(entries).toEqual(expect.arrayContaining(['RNG JL', 'PVP JL', 'FISH JL', 'LOTT GPI']));
    for (const { mobileSmallIcon } of response.body.value)
      expect(mobileSmallIcon).toMatch(/^\/art\/vendor\/\w+-\w{8}\.svg$/);
  });
});

describe('response cache', () => {
  const HOT = `${hotGames.path}?isPlatform=2&language=EN&platform=html5&gameType=RNG`;
  const tagOf = async (path: string) => (await server.get(path)).headers.get('etag');

  it.each([
    ['a list page', listUrl()],
    ['hot games', HOT],
    ['vendors', `${gameVendors.path}?merchant=demo`],
    ['the vendor menu', `${vendorGameTypes.path}?typeId=1&merchant_code=demo`],
  ])(
    'R7 response of %s has a shared ETag, no Vary: Origin header and a 304 response for a matching ETag',
    async (_, path) => {
      const { headers } = await server.get(path, { ModuleId: 'COMM3', Origin: 'https://shop.example' });
      expect(headers.get('access-control-allow-origin')).toBe('*');
      expect(headers.get('vary')).toBe('Accept-Encoding');
      expect(headers.get('cache-control')).toBe('public, max-age=0, s-maxage=1');
      const again = await fetch(server.url + path, {
        headers: { ModuleId: 'COMM3', 'If-None-Match': headers.get('etag')! },
      });
      expect([again.status, await again.text()]).toEqual([304, '']);
    },
  );

  it('R7 ETag of a game list does not change after a draw, but changes with a row of the list', async () => {
    const before = await tagOf(HOT);
    await server.advance(60_000);
    expect(await tagOf(HOT)).toBe(before);
    const [game] = await hot(server);
    await run(server, 'game', 'set', String(game!.nodeId), '--top', 'off');
    expect(await tagOf(HOT)).not.toBe(before);
  });

  it('R7 equivalent search texts share one response and a search without letters differs from the full list', async () => {
    const written = ['hổ  vàng', 'HO VANG', ' ho-vang '].map(gameName => tagOf(listUrl({ gameName })));
    expect(new Set(await Promise.all(written)).size).toBe(1);
    const signs = await Promise.all([tagOf(listUrl({ gameName: '%' })), tagOf(listUrl())]);
    expect(signs[0]).not.toBe(signs[1]);
  });

  it('S13 game list ignores an invalid token', async () => {
    const response = await server.get<{ games: WireGame[] }>(listUrl(), {
      ModuleId: gameList.moduleId,
      Authorization: 'Bearer wrong',
    });
    expect(response.status).toBe(200);
  });
});
