/** Game endpoints: allowed request values, and bodies written by hand from member §3, §7, §9 and service §3. */
import { is } from 'valibot';
import { describe, expect, it } from 'vitest';
import * as wire from '../../../sdk/protocol/wire.ts';
import { testRequests, testResponses } from '../call-cases.ts';

const listed = { merchant: 'demo', platform: 'html5', gameType: 'RNG', language: 'TY', pageNo: 1, pageSize: 25 };
const accepts = (extra: object) => is(wire.gameList.query, { ...listed, ...extra });

describe('game requests', () => {
  it.each([
    { endpoint: wire.vendorGameTypes, method: 'GET', path: '/wps/relay/GCSGAME_getVassGameType' },
    { endpoint: wire.gameList, method: 'GET', path: '/wps/relay/GCSGAME_gameList' },
    { endpoint: wire.addFavorite, method: 'POST', path: '/wps/relay/MCSFE_addFavoriteGameV2' },
    { endpoint: wire.removeFavorite, method: 'POST', path: '/wps/relay/MCSFE_removeFavoriteGameV2' },
    { endpoint: wire.favoriteIds, method: 'POST', path: '/wps/relay/MCSFE_getFavoriteGames' },
    { endpoint: wire.favoriteGames, method: 'POST', path: '/wps/relay/MCSFE_getFavoriteGamesList' },
    { endpoint: wire.addRecentGame, method: 'POST', path: '/wps/relay/MCS2_addRecentGame' },
    { endpoint: wire.recentGames, method: 'GET', path: '/wps/relay/GCS_recentGame' },
    { endpoint: wire.hotGames, method: 'GET', path: '/wps/relay/GCSGAME_hotGamesV2' },
    { endpoint: wire.rankList, method: 'GET', path: '/wps/relay/GCSGAME_getRankList' },
  ])('EP-12 EP-13 EP-14 EP-15 EP-16 $endpoint.name is $method $path', ({ endpoint, method, path }) => {
    expect(endpoint).toMatchObject({ method, path, moduleId: 'COMM3' });
  });

  it('LIST-28 API-22 game list request accepts only 0.01, 0.05, 0.1, 0.5 and 0.75 as minimum bet', () => {
    for (const minBet of ['0.01', '0.05', '0.1', '0.5', '0.75', 0.01, 0.75]) expect(accepts({ minBet })).toBe(true);
    for (const minBet of ['all', '', '0.02', '1', 1]) expect([minBet, accepts({ minBet })]).toEqual([minBet, false]);
  });

  it('LIST-29 LIST-22 API-22 game list request accepts the classes JP, SC, VP, TG and AC, and isNew=1 in place of NEW', () => {
    for (const gameClassify of ['JP', 'SC', 'VP', 'TG', 'AC']) expect(accepts({ gameClassify })).toBe(true);
    for (const gameClassify of ['ALL', 'NEW', 'jp', '']) expect(accepts({ gameClassify })).toBe(false);
    expect([accepts({ isNew: '1' }), accepts({ isNew: 1 }), accepts({ isNew: '0' })]).toEqual([true, true, false]);
  });

  it('API-22 minLine accepts integers from 1', () => {
    for (const minLine of ['1', '243', 20]) expect(accepts({ minLine })).toBe(true);
    for (const minLine of ['0', '-1', '2.5', 'many', 0])
      expect([minLine, accepts({ minLine })]).toEqual([minLine, false]);
  });

  it('API-23 API-25 clientType accepts only 2', () => {
    const recent = { page: '1', pageSize: '25', gameType: 'RNG', language: 'EN' };
    expect([accepts({ clientType: '2' }), accepts({ clientType: '1' })]).toEqual([true, false]);
    expect(is(wire.recentGames.query, { ...recent, clientType: '2' })).toBe(true);
    expect(is(wire.recentGames.query, { ...recent, clientType: '3' })).toBe(false);
  });

  it('API-19 API-20 hot games request accepts platform 2, html5 and an optional merchant', () => {
    const hot = { isPlatform: '2', language: 'EN', platform: 'html5', gameType: 'RNG' };
    expect(is(wire.hotGames.query, hot)).toBe(true);
    expect(is(wire.hotGames.query, { ...hot, merchantCode: 'demo' })).toBe(true);
    expect(is(wire.hotGames.query, { ...hot, isPlatform: '1' })).toBe(false);
    expect(is(wire.hotGames.query, { ...hot, platform: 'flash' })).toBe(false);
  });

  it('API-29 LIST-35 LIST-37 favorite requests accept page sizes from 1 to 100', () => {
    const token = 't0k';
    expect(is(wire.favoriteIds.body, { token, pageNo: 1, pageSize: 100 })).toBe(true);
    for (const pageSize of [0, 101, 1.5]) expect(is(wire.favoriteIds.body, { token, pageNo: 1, pageSize })).toBe(false);
  });

  it('API-31 vendor game types request accepts only typeId 1', () => {
    expect(is(wire.vendorGameTypes.query, { typeId: '1', merchant_code: 'demo' })).toBe(true);
    expect(is(wire.vendorGameTypes.query, { typeId: '2', merchant_code: 'demo' })).toBe(false);
  });
});

describe('game responses', () => {
  const read = (endpoint: { value: Parameters<typeof wire.parseResponse>[0] }, value: unknown) =>
    wire.parseResponse(endpoint.value, value);

  it('API-26 API-28 recent and favorite responses contain games and totalPages with an optional pageNum', () => {
    const game = { nodeId: '34', nodeName: 'Fruit' };
    expect(read(wire.recentGames, { list: [game], totalPages: 2 }).ok).toBe(true);
    expect(read(wire.favoriteGames, { content: [game], totalPages: 2 }).ok).toBe(true);
    expect(read(wire.favoriteGames, { content: [game], totalPages: 2, pageNum: 1 }).ok).toBe(true);
    expect(read(wire.favoriteIds, { content: [34, '35'], totalPages: 1 }).ok).toBe(true);
  });
});

const token = 'f3x-token';

testRequests([
  {
    row: 'API-19 API-20 hot games',
    endpoint: wire.hotGames,
    sent: { isPlatform: '2', language: 'EN', platform: 'html5', gameType: 'RNG' },
    extra: { merchantCode: 'demo' },
  },
  {
    row: 'API-21 API-22 API-23 game list',
    endpoint: wire.gameList,
    sent: { merchant: 'demo', platform: 'html5', gameType: 'RNG', language: 'EN', pageNo: '1', pageSize: '25' },
    extra: {
      gameName: 'fruit',
      vassalage: 'JL',
      gameClassify: 'JP',
      minBet: '0.05',
      isNew: '1',
      minLine: '20',
      clientType: '2',
    },
  },
  {
    row: 'API-25 recent games',
    endpoint: wire.recentGames,
    sent: { page: '1', pageSize: '25', gameType: 'RNG', language: 'EN', clientType: '2' },
  },
  {
    row: 'API-27 favorite games',
    endpoint: wire.favoriteGames,
    sent: { token, pageNo: 1, pageSize: 25, gameType: 'RNG', language: 'EN' },
  },
  { row: 'API-29 favorite ids', endpoint: wire.favoriteIds, sent: { token, pageNo: 1, pageSize: 100 } },
  { row: 'FAV-08 adding a favorite', endpoint: wire.addFavorite, sent: { nodeId: 4711, token, vendor: 'JL' } },
  { row: 'FAV-08 removing a favorite', endpoint: wire.removeFavorite, sent: { nodeId: '4711', token, vendor: 'JL' } },
  { row: 'API-30 vendors', endpoint: wire.gameVendors, sent: { merchant: 'demo' } },
  { row: 'API-31 vendor game types', endpoint: wire.vendorGameTypes, sent: { typeId: '1', merchant_code: 'demo' } },
  {
    row: 'LAUNCH-03 Vietnamese lottery',
    endpoint: wire.launchGame,
    sent: { vendor: 'TCG_LOTTO_VN', gameCode: 'VNMB', prizeMode: 'Lott' },
    extra: { language: 'VI' },
  },
  {
    row: 'LAUNCH-04 SEA lottery',
    endpoint: wire.launchGame,
    sent: { vendor: 'TCG_SEA', gameCode: 'TH1', prizeMode: 'SEA' },
    extra: { language: 'VI' },
  },
  {
    row: 'LAUNCH-06 other vendors',
    endpoint: wire.launchGame,
    sent: { vendor: 'JL', gameId: 12, nodeId: 34, gameCategory: 'RNG' },
    extra: { language: 'VI' },
  },
]);

const game = {
  code: 'F1',
  gameCode: 'F1',
  remark: 'Fruit',
  gameId: 12,
  roomId: 3,
  nodeId: 34,
  nodeName: 'Fruit',
  gameName: 'Fruit Party',
  gameGroupId: 1,
  lottoMode: 'Lott',
  showIcon: '1',
  iconUrl: '/f.png',
  displayName: 'Fruit',
  vassalage: 'JL',
  vendorCode: 'JL',
  gameType: 'RNG',
  isGameH5: true,
  mobileLargeIcon: '/f-large.png',
  isTop: 1,
  isNew: '0',
  supportPlay: 'ent',
  drawDayOfWeek: '1,3',
};

testResponses([
  ['API-24 game list', wire.gameList, { games: [game], pageNum: 1, totalPages: 4 }],
  ['API-26 recent games', wire.recentGames, { list: [game], totalPages: 1 }],
  ['API-28 favorite games', wire.favoriteGames, { content: [game], totalPages: 2, pageNum: 1 }],
  ['API-28 favorite ids', wire.favoriteIds, { content: [34, '35'], totalPages: 1 }],
  ['API-19 hot games', wire.hotGames, [game]],
  [
    'API-30 VENDOR-05 VENDOR-06 VENDOR-08 vendors',
    wire.gameVendors,
    {
      sorting: ['RNG', 'LIVE'],
      mapping: {
        RNG: {
          vendors: [{ vassalage: 'JL', displayName: 'Jili', gameCategory: 'RNG' }],
          gameClassify: ['JP'],
          displayNames: { JL: 'Jili' },
        },
      },
      groups: [{ gameCategory: 'SPORTS', vendorNames: [{ accountTypeName: 'BTI' }] }],
    },
  ],
  ['VENDOR-07 vendor menu', wire.vendorGameTypes, [{ vassalage: 'JL', mobileSmallIcon: '/jl.png' }]],
  ['LAUNCH-07 launch', wire.launchGame, 'https://games.example/t/1'],
]);

it('R13 schema of a success-only response accepts any value', () => {
  for (const value of [undefined, null, { id: 1 }])
    expect(wire.parseResponse(wire.addFavorite.value, value).ok).toBe(true);
});

it('R13 game without nodeId is dropped, and the other games of its list are kept', () => {
  expect(wire.parseResponse(wire.gameList.value, { games: [game, { gameName: 'lost' }] })).toMatchObject({
    ok: true,
    dropped: [{ path: 'games', count: 1 }],
  });
});
