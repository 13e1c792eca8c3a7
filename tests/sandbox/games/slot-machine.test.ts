import { describe, expect, it } from 'vitest';
import { toUnits } from '../../../sdk/protocol/domain.ts';
import { payoutOf, REELS, SYMBOLS, spin } from '../../../site/gateway/features/games/slot-machine.ts';
import { areTicketNumbers, digitsOf, oddsOf } from '../../../site/gateway/features/lottery/bets/last-digit-bets.ts';
import { parseLevels } from '../../../site/gateway/features/lottery/prize-levels.ts';
import { toStakes } from '../../../site/gateway/sandbox/games/responses.ts';

const STOPS = SYMBOLS.reduce((sum, { stops }) => sum + stops, 0);

describe('slot machine', () => {
  it.each([
    [['seven', 'seven', 'seven'], 500],
    [['gem', 'gem', 'gem'], 150],
    [['cherry', 'cherry', 'cherry'], 5],
    [['seven', 'bell', 'seven'], 10],
    [['star', 'cherry', 'cherry'], 1],
    [['gem', 'gem', 'star'], 0],
    [['seven', 'gem', 'star'], 0],
  ])('slot machine symbols %j pay %i times the stake', (shown, pay) => expect(payoutOf(shown)).toBe(pay));

  it('slot machine shows each symbol in proportion to its stops', () => {
    const spins = 20_000;
    const seen = new Map<string, number>();
    for (let n = 0; n < spins; n++) for (const symbol of spin()) seen.set(symbol, (seen.get(symbol) ?? 0) + 1);
    for (const { name, stops } of SYMBOLS) {
      const [part, share] = [(seen.get(name) ?? 0) / (spins * REELS), stops / STOPS];
      // Seven standard deviations: a fair reel fails about once in a hundred billion runs.
      expect(Math.abs(part - share), name).toBeLessThan(7 * Math.sqrt((share * (1 - share)) / (spins * REELS)));
    }
  });
});

describe('lottery bets', () => {
  const RESULT = '06021~803~60683,51132';

  it.each([
    [1, ['1'], 9],
    [1, ['2', '3'], 0],
    [2, ['99', '21'], 90],
    [3, ['021'], 900],
    [3, ['803', '683'], 0],
  ])('lottery bet of %i digits on %j pays %i times the stake, for the special prize only', (digits, numbers, pays) => {
    expect(oddsOf({ digits, numbers }, RESULT)).toBe(pays);
  });

  it('lottery bet digits match the prize levels', () => {
    expect(digitsOf(parseLevels('5x1~2x1'))).toEqual([1, 2, 3]);
    expect(digitsOf(parseLevels('2x1~5x1'))).toEqual([1, 2]);
  });

  it('lottery bet requires one to ten distinct numbers with the correct digits', () => {
    expect(areTicketNumbers(['00', '07'], 2)).toBe(true);
    for (const wrong of [[], ['7'], ['07', '07'], ['0a'], ['007'], Array.from({ length: 11 }, (_, n) => `${n + 10}`)]) {
      expect(areTicketNumbers(wrong, 2)).toBe(false);
    }
  });

  it('lottery stakes are round amounts from minimum to maximum', () => {
    expect(toStakes(toUnits('0.75'), toUnits('20.00'))).toEqual(['0.75', '1.00', '2.00', '5.00', '10.00', '20.00']);
    expect(toStakes(toUnits('1.00'), toUnits('1.00'))).toEqual(['1.00']);
  });
});
