import { describe, expect, it } from 'vitest';
import { centerKind, listKind } from '../../../site/src/shared/layout/game-type-from-path.ts';

describe('game type of the list page', () => {
  it.each([
    ['/m/rng', 'RNG'],
    ['/m/live', 'LIVE'],
    ['/m/pvp/', 'PVP'],
    ['/m/FISH', 'FISH'],
  ])('LIST-01 LIST-03 the list page gets its game type from the path %s', (path, kind) => {
    expect(listKind(path, '?gameType=SPORTS')).toBe(kind);
  });

  it('LIST-02 the list page gets its game type from the query on other paths, with RNG as the default', () => {
    expect(listKind('/m/gameList', '?gameType=fish')).toBe('FISH');
    expect(listKind('/m/gameList', '?gameType=')).toBe('RNG');
    expect(listKind('/m/gameList')).toBe('RNG');
    expect(listKind('/m/toString')).toBe('RNG');
  });
});

describe('category of the game center', () => {
  it.each([
    ['/m/sports', 'SPORTS'],
    ['/m/inhouse', 'RNG'],
    ['/m/esports', 'ESPORTS'],
    ['/m/cockfight', 'COCKFIGHT'],
    ['/m/live', 'LIVE'],
  ])('CENTER-01 LIST-03 the game center at %s shows the category %s', (path, kind) => {
    expect(centerKind(path, '?gameType=PVP')).toBe(kind);
  });

  it('CENTER-02 the game center gets its category from the query on other paths, with SPORTS as the default', () => {
    expect(centerKind('/m/gameCenter', '?gameType=pvp')).toBe('PVP');
    expect(centerKind('/m/gameCenter')).toBe('SPORTS');
  });
});
