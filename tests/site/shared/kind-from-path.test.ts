import { describe, expect, it } from 'vitest';
import { centerKind, listKind } from '../../../site/src/shared/layout/kind-from-path.ts';

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
});
