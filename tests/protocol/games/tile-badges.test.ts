import { describe, expect, it } from 'vitest';
import { canBeFavorite, gameTag, hasBadge } from '../../../sdk/protocol/games/tile-badges.ts';

describe('a tile', () => {
  it('TILE-03 TILE-04 carries Hot before New', () => {
    const tag = (isHot: boolean, isNew: boolean) => gameTag({ isHot, isNew }, true);
    expect([tag(true, false), tag(false, true), tag(true, true), tag(false, false)]).toEqual([
      'hot',
      'new',
      'hot',
      null,
    ]);
  });

  it('LIMIT-02 is not called hot to a member who takes a break, and is still new', () => {
    expect([gameTag({ isHot: true, isNew: false }, false), gameTag({ isHot: true, isNew: true }, false)]).toEqual([
      null,
      'new',
    ]);
  });

  it('TILE-05 carries a badge for vendor JL alone', () => {
    expect(['JL', 'BGS', ''].map(vendor => hasBadge({ vendor }))).toEqual([true, false, false]);
  });

  it('TILE-02 FAV-09 has a heart unless it is a lottery', () => {
    const hearts = ['RNG', 'LIVE', 'LOTT', 'ELOTT'].map(kind => canBeFavorite({ kind }));
    expect(hearts).toEqual([true, true, false, false]);
  });
});
