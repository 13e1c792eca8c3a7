import { describe, expect, it } from 'vitest';
import { levelShare } from '../../../../site/src/features/vip/usage.ts';

describe('progress to the next VIP level', () => {
  it.each([
    ['0.00', 0],
    ['20000000.00', 0],
    ['57200000.00', 0.62],
    ['80000000.00', 1],
    ['99000000.00', 1],
  ])('GIFT-04 progress with a stake of %s is %d', (staked, share) => {
    expect(levelShare(staked, '20000000.00', '80000000.00')).toBe(share);
  });

  it('GIFT-04 progress is complete if the next level requires no stake', () => {
    expect(levelShare('0.00', '0.00', '0.00')).toBe(1);
  });
});
