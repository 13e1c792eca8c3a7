import { describe, expect, it } from 'vitest';
import { parseGame, parseGames, uniqueGames } from '../../../sdk/protocol/games/parse-games.ts';

const row = {
  nodeId: 71,
  gameId: 'JL-0071',
  roomId: 3,
  gameCode: 'mega777',
  gameGroupId: 9,
  gameName: 'Mega Reels 777',
  nodeName: 'mega-reels',
  vassalage: 'JL',
  gameType: 'rng',
  mobileLargeIcon: '/art/games/71.svg',
  iconUrl: '/art/games/71-small.svg',
  isTop: '1',
  isNew: 0,
  lottoMode: null,
};

describe('parsed game', () => {
  it('TILE-07 TILE-08 TILE-09 parseGame returns names without markup, and numbers as text', () => {
    expect(parseGame(row)).toEqual({
      nodeId: '71',
      gameId: 'JL-0071',
      code: 'mega777',
      roomId: '3',
      groupId: '9',
      name: 'Mega Reels 777',
      vendor: 'JL',
      kind: 'RNG',
      image: '/art/games/71.svg',
      isHot: true,
      isNew: false,
      lottoMode: '',
      playType: null,
    });
  });

  it.each([
    ['ent', 'ent'],
    ['trad', 'trad'],
    ['Entertainment', 'ent'],
    ['TRADITION,ENTERTAINMENT', 'trad'],
    [' ent;trad ', 'ent'],
    ['live', null],
    ['', null],
    [null, null],
  ])('ROUTE-16 TILE-09 SESS-24 supportPlay %o results in the play type %o', (supportPlay, playType) => {
    expect(parseGame({ ...row, supportPlay }).playType).toBe(playType);
  });

  it('TILE-07 TILE-08 code takes precedence over gameCode, and vassalage over vendorCode', () => {
    expect(parseGame({ nodeId: 1, code: 'a', gameCode: 'b', vendorCode: 'SV3' })).toMatchObject({
      code: 'a',
      vendor: 'SV3',
    });
    expect(parseGame({ nodeId: 1, gameCode: 'b', vassalage: 'JL', vendorCode: 'SV3' })).toMatchObject({
      code: 'b',
      vendor: 'JL',
    });
  });

  it.each([
    ['gameName', { gameName: 'A', nodeName: 'B', displayName: 'C', remark: 'D' }, 'A'],
    ['nodeName', { gameName: '  ', nodeName: 'B', displayName: 'C', remark: 'D' }, 'B'],
    ['displayName', { displayName: 'C', remark: 'D' }, 'C'],
    ['remark', { remark: 'D', code: 'x' }, 'D'],
    ['its code', { code: 'x', gameId: 'y' }, 'x'],
    ['its id', {}, '5'],
  ])('TILE-06 game name is %s', (_, names, name) => {
    expect(parseGame({ nodeId: 5, ...names }).name).toBe(name);
  });

  it('TILE-09 game image is the large icon, otherwise the icon of iconUrl, otherwise null', () => {
    expect(parseGame({ nodeId: 1, iconUrl: '/small.svg' }).image).toBe('/small.svg');
    expect(parseGame({ nodeId: 1, mobileLargeIcon: '', iconUrl: null }).image).toBeNull();
  });

  it('R10 R13 a game with an id occurs once in a list, and a game without an id is dropped', () => {
    const games = parseGames([{ nodeId: 1, gameName: 'first' }, { nodeId: '1', gameName: 'second' }, { nodeId: ' ' }]);
    expect(games.map(({ name }) => name)).toEqual(['first']);
    expect(uniqueGames([...games, ...games])).toEqual(games);
  });
});
