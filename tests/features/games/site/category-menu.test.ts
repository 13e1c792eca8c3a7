import type { VendorGroup } from 'lobbykit/domain';
import { describe, expect, it } from 'vitest';
import {
  categoryPath,
  categoryTitle,
  centerTitle,
  menuCategories,
  menuCategoryAt,
} from '../../../../site/src/features/games/category-menu.ts';

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

describe('category menu', () => {
  it('TAB-01 TAB-02 category menu starts with HOT and RNG, follows the server order and omits ELOTT and LOTT', () => {
    expect(menuCategories(groups)).toEqual(['HOT', 'RNG', 'LIVE', 'INHOUSE', 'PVP', 'COCKFIGHT', 'SPORTS', 'ESPORTS']);
  });

  it('TAB-01 TAB-02 category menu starts with HOT and RNG, each only once, regardless of the server order', () => {
    expect(menuCategories([group('INHOUSE', 'BGS'), group('HOT', 'JL')])).toEqual(['HOT', 'RNG', 'INHOUSE']);
  });

  it('CENTER-04 category menu contains in-house games only if their vendor is available', () => {
    expect(menuCategories([group('RNG', 'JL'), group('LIVE', 'HALCYON')])).toEqual(['HOT', 'RNG', 'LIVE']);
  });

  it('TAB-03 category menu is empty without categories', () => {
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
  ])('TAB-05 TAB-06 category %s leads to %s', (kind, path) => {
    expect(categoryPath(kind)).toBe(path);
  });
});

describe('active category', () => {
  it.each([
    ['/m/home', 'HOT'],
    ['/m/hot', 'HOT'],
    ['/m/inhouse', 'INHOUSE'],
    ['/m/cockfight', 'COCKFIGHT'],
    ['/m/lott', 'LOTT'],
    ['/m/activity', undefined],
    ['constructor', undefined],
  ])('TAB-04 active category at %s is %s', (path, kind) => {
    expect(menuCategoryAt(path)).toBe(kind);
  });
});

it('game center titles RNG as in-house games and an unnamed category as games', () => {
  expect([centerTitle('RNG'), categoryTitle('RNG'), centerTitle('LIVE')]).toEqual([
    'kind.INHOUSE',
    'kind.RNG',
    'kind.LIVE',
  ]);
  expect([categoryTitle('POKER'), categoryTitle('toString')]).toEqual(['kind.other', 'kind.other']);
});
