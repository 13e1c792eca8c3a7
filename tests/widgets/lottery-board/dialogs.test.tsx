/** Bottom sheets of the board: past results and details of a lottery. */
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { game, RENDERED_AT, startSession } from '../../react/page.tsx';
import { controlTime, show } from './board.tsx';

controlTime();

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

  it('LOTT-14 navigation to another path closes the history', async () => {
    await show([game(1)], {}, responses);
    fireEvent.click(screen.getByRole('button', { name: 'Past results' }));
    await wait(() => expect(screen.getByRole('dialog')).toBeTruthy());
    const path = location.pathname;
    history.replaceState(null, '', '/elsewhere');
    fireEvent(window, new PopStateEvent('popstate'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    history.replaceState(null, '', path);
  });

  it('LOTT-17 LOTT-22 detail shows the result with its date and the open draws', async () => {
    await show([game(1)], {}, responses);
    fireEvent.click(screen.getByRole('button', { name: 'Lottery 1' }));
    await wait(() => expect(screen.getByText('Draw 20261121')).toBeTruthy());
    const sheet = screen.getByRole('dialog', { name: 'Lottery 1' });
    expect(within(sheet).getByText('Thursday 19 Nov 2026')).toBeTruthy();
    expect([...sheet.querySelectorAll('dt')].map(label => label.textContent)).toEqual(['G1', 'G2']);
    // The sheet shows this draw, which is 25 hours ahead and closes one minute earlier, and not the lottery's next
    // draw.
    expect(within(sheet).getByRole('timer', { name: 'Lottery 1: Draw 20261121' }).textContent).toMatch(/^1 d 0:5\d$/);
  });

  it('play button emits a launch request that the host page can prevent', async () => {
    startSession();
    const onLaunchRequest = vi.fn(event => event.preventDefault());
    await show([game(1)], { onLaunchRequest }, responses);
    fireEvent.click(screen.getByRole('button', { name: 'Lottery 1' }));
    await wait(() => expect(screen.getByRole('button', { name: 'Play now' })).toBeTruthy());
    fireEvent.click(screen.getByRole('button', { name: 'Play now' }));
    expect(onLaunchRequest.mock.calls[0]?.[0].detail.game).toMatchObject({ gameId: '1', code: 'code1' });
  });
});
