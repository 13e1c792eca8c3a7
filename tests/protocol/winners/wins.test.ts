import { describe, expect, it } from 'vitest';
import { largestWin, parseWinners, type Winner, winnersLoop } from '../../../sdk/protocol/winners/wins.ts';
import { fc } from '../../helpers/chance/fast-check.ts';

const vo = { customerName: 'an***9', gameName: 'Dragon', winAmount: '520.50', gameId: 'g7', nodeId: 70, vendor: 'PG' };

describe('wins of an answer', () => {
  it('WIN-08 have name, game, amount and what a tap starts', () => {
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

  it('WIN-08 have the picture that the gateway tells', () => {
    const list = ['/art/avatar/fox.png', '', null].map(avatar => ({ vo: { ...vo, avatar } }));
    expect(parseWinners({ list }).map(({ avatar }) => avatar)).toEqual(['/art/avatar/fox.png', null, null]);
  });

  it('WIN-04 take category and code of the game where the gateway tells them', () => {
    const [winner] = parseWinners({ list: [{ vo: { ...vo, gameCategory: 'LIVE', gameCode: 'mb' } }] });
    expect(winner?.launch).toMatchObject({ kind: 'LIVE', code: 'mb' });
  });

  it('WIN-08 start nothing where the game is not named, and are left out without a name or an amount', () => {
    const list = [
      { ...vo, vendor: null },
      { ...vo, gameId: null, nodeId: undefined },
      { ...vo, customerName: ' ' },
      { ...vo, winAmount: null },
    ].map(one => ({ vo: one }));
    expect(parseWinners({ list }).map(({ launch }) => launch)).toEqual([null, null]);
  });
});

describe('the board', () => {
  const wins = (count: number) => parseWinners({ list: Array.from({ length: count }, () => ({ vo })) });

  it('WIN-01 stands still up to six wins and moves from seven on', () => {
    expect([0, 1, 6, 7, 20].map(count => winnersLoop(wins(count)))).toEqual([false, false, false, true, true]);
  });

  it('marks the largest win, the first of equals, by the number and not by its letters', () => {
    const of = (...amounts: string[]) => largestWin(amounts.map(amount => ({ amount }) as Winner));
    expect(of('9.50', '10.00', '10.0', '007.99')).toBe(1);
    expect(of('99999999999999999.01', '99999999999999999.02')).toBe(1);
    expect(of('520.5', '520.49')).toBe(0);
    expect(of('lots')).toBe(-1);
    expect(of()).toBe(-1);
  });

  it('marks the same win as numbers would, for any amounts a number holds', () => {
    const amount = fc.integer({ min: 0, max: 1_000_000_00 });
    fc.assert(
      fc.property(fc.array(amount, { minLength: 1 }), cents => {
        const texts = cents.map(cent => ({ amount: (cent / 100).toFixed(2) }));
        expect(largestWin(texts)).toBe(cents.indexOf(Math.max(...cents)));
      }),
    );
  });
});
