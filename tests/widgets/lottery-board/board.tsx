/** Rendered board with time controlled by the test. */
import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { LotteryBoard, type LotteryBoardProps } from '../../../sdk/widgets/lottery-board/react.tsx';
import { lobbyWith, menuOf, RENDERED_AT, type Responses, renderOn } from '../../react/page.tsx';

/** Fake time from the creation time of the responses, and clean storage. */
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
        // A frame requested in one test and never run would block those of all other tests.
        'requestAnimationFrame',
        'cancelAnimationFrame',
      ],
    });
    vi.setSystemTime(RENDERED_AT);
  });
  afterEach(() => {
    vi.useRealTimers();
    sessionStorage.clear();
    localStorage.clear();
  });
}

export async function show(games: object[], props: LotteryBoardProps = {}, responses: Responses = {}) {
  const lobby = lobbyWith({ game_menu: menuOf(...games), '/system/status': { info: '' }, ...responses });
  const page = renderOn(lobby, <LotteryBoard {...props} />);
  await arrive();
  return { lobby, ...page };
}

/** Waits until responses and the lazy chunks that parse them have arrived. */
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
