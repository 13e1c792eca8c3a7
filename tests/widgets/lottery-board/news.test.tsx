/** Changes of the board that occur without a visitor: new numbers and announcements. */
import { act, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { game, menuOf, startSession } from '../../react/page.tsx';
import { card, controlTime, pass, show } from './board.tsx';

controlTime();

describe('board updates', () => {
  const fast = (numero: string, winning: string, remainTime: number) =>
    game(1, { numero, previousWinningNumber: winning, remainTime, lockTime: 5 });

  it('new numbers appear one ball after another within 1.2 s, and the special prize is last', async () => {
    let menu = menuOf(fast('7', '11111~22222', 20_000));
    const { lobby } = await show([], {}, { game_menu: () => menu });
    await pass(1_000);
    menu = menuOf(fast('8', '33333~44444,55555', 60_000));
    await act(() => lobby.refreshLottery());
    await pass(100);
    const numbers = card('Lottery 1').querySelector<HTMLElement>('[data-reveal]')!;
    const step = Number.parseFloat(numbers.style.getPropertyValue('--lk-step'));
    const places = [...numbers.querySelectorAll<HTMLElement>('b')].map(ball => [
      ball.closest('.lk-balls') !== null,
      Number(ball.style.getPropertyValue('--lk-i')),
    ]);
    const special = places.filter(([gold]) => gold).map(([, place]) => place as number);
    const lower = places.filter(([gold]) => !gold).map(([, place]) => place as number);
    expect(Math.min(...special)).toBeGreaterThan(Math.max(...lower));
    expect(Math.max(...special) * step + 150).toBeLessThanOrEqual(1_200);
    expect(card('Lottery 1').textContent).toContain('Just drawn');
  });

  it('board announces 5 minutes, 1 minute and the close of sale of a favorite, and no other times', async () => {
    startSession();
    localStorage.setItem('LOTTFAV', '{"ann":["1"]}');
    await show([game(1, { remainTime: 303_000, lockTime: 0 }), game(2, { remainTime: 303_000, lockTime: 0 })]);
    const announced = new Set<string>();
    for (let second = 0; second < 305; second++) {
      await pass(1_000);
      const news = screen.getAllByRole('status').map(region => region.textContent);
      for (const one of news) if (one) announced.add(one);
    }
    expect([...announced]).toEqual([
      'Lottery 1: closes in 5 minutes',
      'Lottery 1: closes in 1 minute',
      'Lottery 1: sales closed',
    ]);
  });
});
