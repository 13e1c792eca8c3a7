import { describe, expect, it } from 'vitest';
import { largestWin, parseWinners, type Winner, winnersLoop } from '../../../sdk/protocol/winners/wins.ts';
import { fc } from '../../helpers/chance/fast-check.ts';

const vo = { customerName: 'an***9', gameName: 'Dragon', winAmount: '520.50', gameId: 'g7', nodeId: 70, vendor: 'PG' };

describe('parsed wins', () => {
  it('WIN-08 parseWinners returns name, game, amount and launch target', () => {
    expect(parseWinners({ list: [{ vo }] })).toEqual([
      {
        name: 'an***9',
        game: 'Dragon',
        amount: '520.50',
        avatar: null,
        launch: { gameId: 'g7', nodeId: '70', vendor: 'PG', code: 'g7', kind: undefined, name: 'Dragon' },
      },
    ]);
  });

  it('WIN-08 parseWinners returns the avatar of the response', () => {
    const list = ['/art/avatar/fox.png', '', null].map(avatar => ({ vo: { ...vo, avatar } }));
    expect(parseWinners({ list }).map(({ avatar }) => avatar)).toEqual(['/art/avatar/fox.png', null, null]);
  });

  it('WIN-04 launch target has category and code of the game if the response contains them', () => {
    const [winner] = parseWinners({ list: [{ vo: { ...vo, gameCategory: 'LIVE', gameCode: 'mb' } }] });
    expect(winner?.launch).toMatchObject({ kind: 'LIVE', code: 'mb' });
  });

  it('WIN-08 a win without a game has no launch target, and a win without a name or amount is dropped', () => {
    const list = [
      { ...vo, vendor: null },
      { ...vo, gameId: null, nodeId: undefined },
      { ...vo, customerName: ' ' },
      { ...vo, winAmount: null },
    ].map(one => ({ vo: one }));
    expect(parseWinners({ list }).map(({ launch }) => launch)).toEqual([null, null]);
  });
});

describe('winner board rules', () => {
  const wins = (count: number) => parseWinners({ list: Array.from({ length: count }, () => ({ vo })) });

  it('WIN-01 winner board is static with up to six wins and scrolls with seven or more', () => {
    expect([0, 1, 6, 7, 20].map(count => winnersLoop(wins(count)))).toEqual([false, false, false, true, true]);
  });

  it('largestWin compares amounts as numbers and returns the first of equal wins', () => {
    const of = (...amounts: string[]) => largestWin(amounts.map(amount => ({ amount }) as Winner));
    expect(of('9.50', '10.00', '10.0', '007.99')).toBe(1);
    expect(of('99999999999999999.01', '99999999999999999.02')).toBe(1);
    expect(of('520.5', '520.49')).toBe(0);
    expect(of('lots')).toBe(-1);
    expect(of()).toBe(-1);
  });

  it('largestWin returns the same win as a numeric comparison for random amounts', () => {
    const amount = fc.integer({ min: 0, max: 1_000_000_00 });
    fc.assert(
      fc.property(fc.array(amount, { minLength: 1 }), cents => {
        const texts = cents.map(cent => ({ amount: (cent / 100).toFixed(2) }));
        expect(largestWin(texts)).toBe(cents.indexOf(Math.max(...cents)));
      }),
    );
  });
});
