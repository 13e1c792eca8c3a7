/** Published returns of the in-house games, by enumeration of all outcomes and by simulation. */
import { describe, expect, it } from 'vitest';
import {
  DICE_PAYOUTS,
  DICE_RETURN,
  DICE_SIDES,
  dicePayoutOf,
  ROLLS,
  rollOf,
} from '../../../site/gateway/features/games/dice.ts';
import { payoutOf, REELS_RETURN, SYMBOLS, spin } from '../../../site/gateway/features/games/slot-machine.ts';
import { SEED, seededRandom } from '../../helpers/chance/seed.ts';
import { isSlowRun } from '../../helpers/slow.ts';

const SPINS = isSlowRun ? 2_000_000 : 100_000;
const SIMULATED_ROLLS = isSlowRun ? 100_000 : 5_000;
const BETS = DICE_SIDES.flatMap(side => DICE_PAYOUTS.map(payout => ({ side, payout })));

/** Stops of a reel by symbol name, in production order. */
const STRIP = SYMBOLS.flatMap(({ name, stops }) => Array<string>(stops).fill(name));

/** Payout and square of the payout of all equally likely outcomes, in stakes. */
function momentsOf(payouts: Iterable<number>) {
  let [count, sum, squares] = [0, 0, 0];
  for (const payout of payouts) {
    count += 1;
    sum += payout;
    squares += payout * payout;
  }
  return { count, sum, mean: sum / count, deviation: Math.sqrt(squares / count - (sum / count) ** 2) };
}

function* reelsPayouts() {
  for (const a of STRIP) for (const b of STRIP) for (const c of STRIP) yield payoutOf([a, b, c]);
}

const dicePayouts = (bet: (typeof BETS)[number]) => Array.from({ length: ROLLS }, (_, roll) => dicePayoutOf(roll, bet));

/** Fails if the mean of `rounds` payouts differs from the exact one by more than four standard errors. */
function expectMean(title: string, sum: number, rounds: number, exact: { mean: number; deviation: number }): void {
  const error = Math.abs(sum / rounds - exact.mean) / (exact.deviation / Math.sqrt(rounds));
  expect(error, `${title}: standard errors, LOBBYKIT_SEED=${SEED}`).toBeLessThanOrEqual(4);
}

describe('published returns', () => {
  it('published return of the slot machine equals the return computed from all 8,000 combinations of reel stops', () => {
    const { count, sum } = momentsOf(reelsPayouts());
    expect(count).toBe(8_000);
    // Compared as whole numbers, because the percentage has three decimals.
    expect(sum * 100_000).toBe(Math.round(REELS_RETURN * 1_000) * count);
  });

  it.each(BETS)(
    'published return of the dice equals the return computed from all 100 rolls for $side with payout $payout',
    bet => {
      const { count, sum } = momentsOf(dicePayouts(bet));
      expect([count, sum]).toEqual([ROLLS, DICE_RETURN]);
    },
  );

  it(`${SPINS} simulated spins return the published share within four standard errors`, () => {
    const next = seededRandom(SEED);
    let sum = 0;
    for (let n = 0; n < SPINS; n++) sum += payoutOf(spin(count => Math.floor(next() * count)));
    expectMean('reels', sum, SPINS, momentsOf(reelsPayouts()));
  });

  it(`${SIMULATED_ROLLS} simulated rolls return the published share of each bet within four standard errors`, async () => {
    const serverSeed = SEED.toString(16).padStart(64, '0');
    const sums = BETS.map(() => 0);
    for (let nonce = 0; nonce < SIMULATED_ROLLS; nonce++) {
      const roll = await rollOf({ serverSeed, clientSeed: 'simulation', nonce });
      BETS.forEach((bet, at) => {
        sums[at]! += dicePayoutOf(roll, bet);
      });
    }
    BETS.forEach((bet, at) => {
      expectMean(`${bet.side} ${bet.payout}`, sums[at]!, SIMULATED_ROLLS, momentsOf(dicePayouts(bet)));
    });
  });
});
