/** A rendered board with the time in the hands of the test. */
import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { LotteryBoard, type LotteryBoardProps } from '../../../sdk/widgets/lottery-board/react.tsx';
import { type Answers, lobbyWith, MADE_AT, menuOf, renderOn } from '../../react/page.tsx';

/** Fake time from the moment of the answers, and storage as found. */
export function controlTime() {
  beforeEach(() => {
    vi.useFakeTimers({
      toFake: [
        'Date',
        'performance',
        'setTimeout',
        'clearTimeout',
        'setInterval',
        'clearInterval',
        // A frame that is asked for in one test and comes in none would keep those of all others.
        'requestAnimationFrame',
        'cancelAnimationFrame',
      ],
    });
    vi.setSystemTime(MADE_AT);
  });
  afterEach(() => {
    vi.useRealTimers();
    sessionStorage.clear();
    localStorage.clear();
  });
}

export async function show(games: object[], props: LotteryBoardProps = {}, answers: Answers = {}) {
  const lobby = lobbyWith({ game_menu: menuOf(...games), '/system/status': { info: '' }, ...answers });
  const page = renderOn(lobby, <LotteryBoard {...props} />);
  await arrive();
  return { lobby, ...page };
}

/** Lets answers, and the code that reads them, arrive. */
export async function arrive() {
  await pass(10);
  await act(() => vi.dynamicImportSettled());
  await pass(40);
}

export const cards = () => screen.getAllByRole('article');
export const names = () => cards().map(card => within(card).getByRole('heading').textContent);
export const card = (name: string) => cards().find(one => one.textContent?.includes(name))!;
export const time = (name: string) => within(card(name)).getByRole('timer');
export const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
