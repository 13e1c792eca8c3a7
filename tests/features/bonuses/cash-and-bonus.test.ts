import { randomInt } from 'node:crypto';
import { toDecimal } from 'lobbykit/domain';
import { describe, expect, it } from 'vitest';

import { shareBack, takeStake } from '../../../site/gateway/features/bonuses/cash-and-bonus.ts';

const of = (stake: bigint, bonus: bigint) => ({ stake: toDecimal(stake), bonus_stake: toDecimal(bonus) });

describe('shares of cash and bonus', () => {
  it('PAY-10 stake is debited from cash first and from the bonus second, or not at all if both are insufficient', () => {
    expect(takeStake(5n, { cash: 7n, bonus: 9n })).toEqual({ cash: 5n, bonus: 0n });
    expect(takeStake(8n, { cash: 7n, bonus: 9n })).toEqual({ cash: 7n, bonus: 1n });
    expect(takeStake(16n, { cash: 7n, bonus: 9n })).toEqual({ cash: 7n, bonus: 9n });
    expect(takeStake(17n, { cash: 7n, bonus: 9n })).toBeNull();
    expect(takeStake(3n, { cash: 0n, bonus: 3n })).toEqual({ cash: 0n, bonus: 3n });
  });

  it('PAY-10 returned shares add up to the total and the bonus share is rounded down by less than 0.01', () => {
    for (let n = 0; n < 2_000; n++) {
      const stake = BigInt(1 + randomInt(5_000_000_000));
      const bonus = BigInt(randomInt(Number(stake) + 1));
      const win = BigInt(randomInt(90_000_000_000));
      const shares = shareBack(win, of(stake, bonus));
      expect(shares.cash + shares.bonus).toBe(win);
      const short = win * bonus - shares.bonus * stake;
      expect(short >= 0n && short < 100n * stake, `${win} of ${bonus}/${stake}`).toBe(true);
      expect(shareBack(stake, of(stake, bonus))).toEqual({ cash: stake - bonus, bonus });
    }
    expect(shareBack(0n, of(30n, 10n))).toEqual({ cash: 0n, bonus: 0n });
  });
});
