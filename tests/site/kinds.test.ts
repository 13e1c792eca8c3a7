import type { VendorGroup } from 'lobbykit/domain';
import { describe, expect, it } from 'vitest';
import { centerKinds, centerPath, centerTitle, kindPath, kindTitle, menuKinds } from '../../site/src/rules/kinds.ts';

const group = (kind: string, ...ids: string[]): VendorGroup => ({
  kind,
  vendors: ids.map(id => ({ id, name: id, icon: null })),
  classes: [],
  accountNames: [],
});

const groups = [
  group('LIVE', 'HALCYON'),
  group('LOTT', 'GPI'),
  group('RNG', 'BGS', 'JL'),
  group('PVP', 'TABLA'),
  group('COCKFIGHT', 'DS88'),
  group('SPORTS', 'BTI'),
  group('ESPORTS', 'TF'),
  group('ELOTT', 'ELOTT'),
];

describe('the menu of categories', () => {
  it('starts with HOT and RNG, follows the server, and leaves lotteries out', () => {
    expect(menuKinds(groups)).toEqual(['HOT', 'RNG', 'LIVE', 'PVP', 'COCKFIGHT', 'SPORTS', 'ESPORTS']);
  });

  it('is empty where nothing is offered', () => {
    expect(menuKinds([])).toEqual([]);
  });

  it.each([
    ['HOT', '/m/hot'],
    ['RNG', '/m/rng'],
    ['PVP', '/m/pvp'],
    ['FISH', '/m/fish'],
    ['LIVE', '/m/live'],
    ['SPORTS', '/m/sports'],
    ['ESPORTS', '/m/esports'],
    ['COCKFIGHT', '/m/cockfight'],
    ['LOTT', '/m/gameList?gameType=LOTT'],
    ['A&B', '/m/gameList?gameType=A%26B'],
    ['constructor', '/m/gameList?gameType=constructor'],
  ])('%s leads to %s', (kind, path) => {
    expect(kindPath(kind)).toBe(path);
  });
});

describe('the switcher of the game center', () => {
  it('CENTER-03 offers the categories with a page in the center, in the order of the server', () => {
    expect(centerKinds(groups)).toEqual(['LIVE', 'RNG', 'COCKFIGHT', 'SPORTS', 'ESPORTS']);
  });

  it('CENTER-04 offers RNG only where its in-house vendor is', () => {
    expect(centerKinds([group('RNG', 'JL'), group('LIVE', 'HALCYON')])).toEqual(['LIVE']);
  });

  it.each([
    ['SPORTS', '/m/sports'],
    ['RNG', '/m/inhouse'],
    ['ESPORTS', '/m/esports'],
    ['COCKFIGHT', '/m/cockfight'],
    ['LIVE', '/m/live'],
    ['FISH', '/m/gameCenter?gameType=FISH'],
  ])('CENTER-01 CENTER-02 %s is at %s', (kind, path) => {
    expect(centerPath(kind)).toBe(path);
  });

  it('calls RNG by what it holds there, and a category without a name just games', () => {
    expect([centerTitle('RNG'), kindTitle('RNG'), centerTitle('LIVE')]).toEqual([
      'kind.INHOUSE',
      'kind.RNG',
      'kind.LIVE',
    ]);
    expect([kindTitle('POKER'), kindTitle('toString')]).toEqual(['kind.other', 'kind.other']);
  });
});
