/** Game frame states: address requested, page loading, open, or failed (LAUNCH-07, LAUNCH-08, R11). */
import { type CallError, isCallError } from 'lobbykit';
import type { LaunchGame } from 'lobbykit/domain';
import { atom, onMount, type ReadableAtom } from 'nanostores';
import { FRAME_WAIT_MS } from '../../../shared/time/durations.ts';
import type { Launches } from './launches-model.ts';

export type GameFrameState =
  | { readonly status: 'asking' }
  /** `turn` increments with every URL, so that each URL gets a new frame. */
  | { readonly status: 'opening' | 'open'; readonly address: string; readonly turn: number }
  /** null: load timeout. */
  | { readonly status: 'failed'; readonly error: CallError | null };

export interface GameFrame {
  readonly $state: ReadableAtom<GameFrameState>;
  /** Marks the page of `turn` as loaded. */
  loaded(turn: number): void;
  /** Restarts with a new URL, because launch tokens are single-use. */
  restart(): void;
}

/** Requests the URL on mount, and releases the game on unmount. */
export function createGameFrame(launches: Pick<Launches, 'take'>, game: LaunchGame): GameFrame {
  const $state = atom<GameFrameState>({ status: 'asking' });
  let turn = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const cancel = () => {
    turn += 1;
    clearTimeout(timer);
  };

  const start = async () => {
    cancel();
    const current = turn;
    $state.set({ status: 'asking' });
    try {
      const address = await launches.take(game);
      if (current !== turn) return;
      $state.set({ status: 'opening', address, turn });
      timer = setTimeout(() => $state.set({ status: 'failed', error: null }), FRAME_WAIT_MS);
    } catch (error) {
      if (!isCallError(error)) throw error;
      if (current === turn) $state.set({ status: 'failed', error });
    }
  };

  onMount($state, () => {
    void start();
    return cancel;
  });

  return {
    $state,
    loaded(loadedTurn) {
      const now = $state.get();
      if (now.status !== 'opening' || now.turn !== loadedTurn) return;
      clearTimeout(timer);
      $state.set({ ...now, status: 'open' });
    },
    restart: () => void start(),
  };
}
