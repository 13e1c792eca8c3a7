import { describe, expect, it } from 'vitest';
import { readGame } from '../../../sdk/domain/games/games.ts';
import { centerKind, listKind, vendorTarget } from '../../../sdk/domain/games/kinds.ts';
import { hasMoreToShow, shownOf } from '../../../sdk/domain/games/shortened.ts';

describe('the list page', () => {
  it.each([
    ['/m/rng', 'RNG'],
    ['/m/live', 'LIVE'],
    ['/m/pvp/', 'PVP'],
    ['/m/FISH', 'FISH'],
  ])('LIST-01 LIST-03 takes its game type from the path %s', (path, kind) => {
    expect(listKind(path, '?gameType=SPORTS')).toBe(kind);
  });

  it('LIST-02 takes it from the query elsewhere, RNG without one', () => {
    expect(listKind('/m/gameList', '?gameType=fish')).toBe('FISH');
    expect(listKind('/m/gameList', '?gameType=')).toBe('RNG');
    expect(listKind('/m/gameList')).toBe('RNG');
    expect(listKind('/m/toString')).toBe('RNG');
  });
});

describe('the game center', () => {
  it.each([
    ['/m/sports', 'SPORTS'],
    ['/m/inhouse', 'RNG'],
    ['/m/esports', 'ESPORTS'],
    ['/m/cockfight', 'COCKFIGHT'],
    ['/m/live', 'LIVE'],
  ])('CENTER-01 LIST-03 has on %s the category %s', (path, kind) => {
    expect(centerKind(path, '?gameType=PVP')).toBe(kind);
  });

  it('CENTER-02 takes the query on any other path, SPORTS without one', () => {
    expect(centerKind('/m/gameCenter', '?gameType=pvp')).toBe('PVP');
    expect(centerKind('/m/gameCenter')).toBe('SPORTS');
  });

  it('CENTER-05 CENTER-06 shows six of seven until somebody asks for the rest', () => {
    const seven = [1, 2, 3, 4, 5, 6, 7];
    expect([5, 6, 7].map(count => hasMoreToShow(seven.slice(0, count)))).toEqual([false, false, true]);
    expect(shownOf(seven, false)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(shownOf(seven, true)).toEqual(seven);
  });

  it('CENTER-07 leads a vendor with a single game into it, any other to its list', () => {
    const game = readGame({ nodeId: 1, gameId: 'd1', gameName: 'Derby', vassalage: 'SABA', gameType: 'SPORTS' });
    const launch = { nodeId: '1', gameId: 'd1', name: 'Derby', vendor: 'SABA', kind: 'SPORTS' };
    expect(vendorTarget('SPORTS', 'SABA', [game])).toMatchObject({ launch });
    const list = { to: 'gameList?gameType=SPORTS&vassalage=A%26B' };
    expect(vendorTarget('SPORTS', 'A&B', [])).toEqual(list);
    expect(vendorTarget('SPORTS', 'A&B', [game, game])).toEqual(list);
  });
});
