import type { VendorGroup } from 'lobbykit/domain';
import { describe, expect, it } from 'vitest';
import {
  categoryPath,
  categoryTitle,
  centerTitle,
  menuCategories,
  menuCategoryAt,
} from '../../../../site/src/features/games/category-pages.ts';

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
  it('TAB-01 TAB-02 starts with HOT and RNG, follows the server, and leaves ELOTT, LOTT and RNG out', () => {
    expect(menuCategories(groups)).toEqual(['HOT', 'RNG', 'LIVE', 'INHOUSE', 'PVP', 'COCKFIGHT', 'SPORTS', 'ESPORTS']);
  });

  it('TAB-01 TAB-02 starts with HOT and RNG whatever the server sorts, each of them once', () => {
    expect(menuCategories([group('INHOUSE', 'BGS'), group('HOT', 'JL')])).toEqual(['HOT', 'RNG', 'INHOUSE']);
  });

  it('CENTER-04 has the in-house games only where their vendor is', () => {
    expect(menuCategories([group('RNG', 'JL'), group('LIVE', 'HALCYON')])).toEqual(['HOT', 'RNG', 'LIVE']);
  });

  it('TAB-03 is empty where nothing is sorted', () => {
    expect(menuCategories([])).toEqual([]);
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
    ['INHOUSE', '/m/inhouse'],
    ['LOTT', '/m/lott'],
    ['ELOTT', '/m/lott'],
    ['A&B', '/m/gameList?gameType=A%26B'],
    ['constructor', '/m/gameList?gameType=constructor'],
  ])('TAB-05 TAB-06 %s leads to %s', (kind, path) => {
    expect(categoryPath(kind)).toBe(path);
  });
});

describe('the entry of the menu that is marked', () => {
  it.each([
    ['/m/home', 'HOT'],
    ['/m/hot', 'HOT'],
    ['/m/inhouse', 'INHOUSE'],
    ['/m/cockfight', 'COCKFIGHT'],
    ['/m/lott', 'LOTT'],
    ['/m/activity', undefined],
    ['constructor', undefined],
  ])('TAB-04 is on %s that of %s', (path, kind) => {
    expect(menuCategoryAt(path)).toBe(kind);
  });
});

it('calls RNG in the game center by what it holds there, and a category without a name just games', () => {
  expect([centerTitle('RNG'), categoryTitle('RNG'), centerTitle('LIVE')]).toEqual([
    'kind.INHOUSE',
    'kind.RNG',
    'kind.LIVE',
  ]);
  expect([categoryTitle('POKER'), categoryTitle('toString')]).toEqual(['kind.other', 'kind.other']);
});
