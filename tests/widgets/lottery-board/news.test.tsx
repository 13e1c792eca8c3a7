/** Automatic updates of the board, and its bottom sheets. */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { game, menuOf, RENDERED_AT, startSession } from '../../react/page.tsx';
import { card, controlTime, pass, show } from './board.tsx';

controlTime();

describe('board updates', () => {
  const fast = (numero: string, winning: string, remainTime: number) =>
    game(1, { numero, previousWinningNumber: winning, remainTime, lockTime: 5 });

  it('new numbers appear one ball after another within 1.2 s with the special prize last', async () => {
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

  it('board announces 5 minutes, 1 minute and the close of a favorite and no other times', async () => {
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

describe('bottom sheets', () => {
  const draws = {
    content: [{ numero: '20261119', winningNumber: '60213~80300', winningTime: RENDERED_AT - 86_400_000 }],
    pageNum: 1,
    totalPages: 1,
  };
  const open = [{ gameId: 1, numero: '20261121', remainTime: 90_000_000, lockTime: 60, isSale: true }];
  const responses = { '/draws/history': draws, '/opened/game': open };
  const wait = async (find: () => unknown) => {
    vi.useRealTimers();
    await waitFor(find);
  };

  it('LOTT-12 LOTT-13 history opens with picker, search and draws and restores the focus on close', async () => {
    await show([game(1), game(2)], {}, responses);
    const link = screen.getByRole('button', { name: 'Past results' });
    link.focus();
    fireEvent.click(link);
    await wait(() => expect(screen.getByText('Thursday 19 Nov 2026')).toBeTruthy());
    const sheet = screen.getByRole('dialog', { name: 'Past results' });
    fireEvent.input(within(sheet).getByRole('searchbox', { name: 'Search by name' }), { target: { value: 'ry 2' } });
    await waitFor(() => expect(within(sheet).queryByRole('button', { name: 'Lottery 1' })).toBeNull());
    expect(within(sheet).getByRole('button', { name: 'Lottery 2' })).toBeTruthy();
    fireEvent.click(within(sheet).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(document.activeElement).toBe(link);
  });

  it('LOTT-14 back navigation closes the history', async () => {
    await show([game(1)], {}, responses);
    fireEvent.click(screen.getByRole('button', { name: 'Past results' }));
    await wait(() => expect(screen.getByRole('dialog')).toBeTruthy());
    fireEvent(window, new PopStateEvent('popstate'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('LOTT-17 LOTT-22 detail shows the result with its date and the open draws', async () => {
    await show([game(1)], {}, responses);
    fireEvent.click(screen.getByRole('button', { name: 'Lottery 1' }));
    await wait(() => expect(screen.getByText('Draw 20261121')).toBeTruthy());
    const sheet = screen.getByRole('dialog', { name: 'Lottery 1' });
    expect(within(sheet).getByText('Thursday 19 Nov 2026')).toBeTruthy();
    expect([...sheet.querySelectorAll('dt')].map(label => label.textContent)).toEqual(['G1', 'G2']);
    // 25 hours to this draw and one minute less to its close, unlike the lottery's next draw.
    expect(within(sheet).getByRole('timer', { name: 'Lottery 1: Draw 20261121' }).textContent).toMatch(/^1 d 0:5\d$/);
  });

  it('play button emits a launch request that the host can prevent', async () => {
    startSession();
    const onLaunchRequest = vi.fn(event => event.preventDefault());
    await show([game(1)], { onLaunchRequest }, responses);
    fireEvent.click(screen.getByRole('button', { name: 'Lottery 1' }));
    await wait(() => expect(screen.getByRole('button', { name: 'Play now' })).toBeTruthy());
    fireEvent.click(screen.getByRole('button', { name: 'Play now' }));
    expect(onLaunchRequest.mock.calls[0]?.[0].detail.game).toMatchObject({ gameId: '1', code: 'code1' });
  });
});
