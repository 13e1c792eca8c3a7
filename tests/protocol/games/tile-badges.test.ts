import { describe, expect, it } from 'vitest';
import { canBeFavorite, gameTag, hasBadge } from '../../../sdk/protocol/games/tile-badges.ts';

describe('tile badges', () => {
  it('TILE-03 TILE-04 Hot badge precedes the New badge', () => {
    const tag = (isHot: boolean, isNew: boolean) => gameTag({ isHot, isNew }, true);
    expect([tag(true, false), tag(false, true), tag(true, true), tag(false, false)]).toEqual([
      'hot',
      'new',
      'hot',
      null,
    ]);
  });

  it('LIMIT-02 Hot badge is hidden and New badge is visible for a member with an exclusion', () => {
    expect([gameTag({ isHot: true, isNew: false }, false), gameTag({ isHot: true, isNew: true }, false)]).toEqual([
      null,
      'new',
    ]);
  });

  it('TILE-05 vendor badge is visible only for vendor JL', () => {
    expect(['JL', 'BGS', ''].map(vendor => hasBadge({ vendor }))).toEqual([true, false, false]);
  });

  it('TILE-02 FAV-09 all games except lotteries can be favorites', () => {
    const hearts = ['RNG', 'LIVE', 'LOTT', 'ELOTT'].map(kind => canBeFavorite({ kind }));
    expect(hearts).toEqual([true, true, false, false]);
  });
});
