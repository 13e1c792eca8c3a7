/**
 * Mutated responses in the page, 200 of them in the slow run: no response makes the page show `undefined` (R13, R14).
 */
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LotteryBoard } from '../../../sdk/widgets/lottery-board/react.tsx';
import { seededRandom } from '../../helpers/chance/seed.ts';
import { isSlowRun } from '../../helpers/slow.ts';
import { game, lobbyWith, menuOf, renderOn } from '../../react/page.tsx';

/** Number of mutated responses per layout. */
const ROUNDS = isSlowRun ? 67 : 20;

const WRONG = /undefined|NaN|Invalid Date|\[object Object\]|\bnull\b/;
const VALUES: readonly unknown[] = [
  null,
  undefined,
  '',
  ' ',
  0,
  -1,
  Number.MAX_SAFE_INTEGER,
  1e300,
  'x'.repeat(10_000),
  '~~,,~',
  ',',
  '١٢٣',
  '1,2~abc~,',
  true,
  [],
  {},
  [null],
  ['a', 'b'],
  '\u202e\u0000',
  '<img src=x onerror=alert(1)>',
  'Etc/Nowhere',
];

afterEach(() => vi.restoreAllMocks());
beforeEach(() => localStorage.clear());

describe('mutated responses', () => {
  it.each(['cards', 'rows', 'schedule'] as const)(
    'R13 R14 mutated responses never show an invalid value as %s',
    async layout => {
      const random = seededRandom(layout.length);
      const pick = <T,>(from: readonly T[]): T => from[Math.floor(random() * from.length)]!;
      vi.spyOn(console, 'error').mockImplementation(() => {});
      for (let round = 0; round < ROUNDS; round++) {
        const damaged: Record<string, unknown> = game(1);
        for (let hits = 0; hits < 1 + (round % 4); hits++) damaged[pick(Object.keys(damaged))] = pick(VALUES);
        const lobby = lobbyWith({ game_menu: menuOf(damaged, game(2)), '/system/status': {} });
        const page = renderOn(lobby, <LotteryBoard layout={layout} />);
        // Invalid rows are dropped, and the board shows the valid row in every case.
        await waitFor(() => expect(screen.getByRole('region').dataset.state).toBe('ready'), { interval: 2 });
        const seen = layout === 'schedule' ? 'button' : 'article';
        const isShown = () => screen.getAllByRole(seen).some(one => /Lottery 2/.test(one.title + one.textContent));
        // Waits, because the code of the week is a lazy chunk.
        await waitFor(() => expect(isShown()).toBe(true), { interval: 2 });
        const text = page.container.textContent ?? '';
        expect(text, JSON.stringify(damaged)).not.toMatch(WRONG);
        expect(page.container.innerHTML, JSON.stringify(damaged)).not.toMatch(
          /NaN|Invalid Date|\[object Object\]|<img src="x"/,
        );
        page.unmount();
        lobby.dispose();
      }
    },
  );
});
