/** States of the game frame: URL requested, page loading, open, or failed (LAUNCH-07, LAUNCH-08, R11). */
import { type CallError, isCallError } from 'lobbykit';
import type { LaunchGame } from 'lobbykit/domain';
import { atom, onMount, type ReadableAtom } from 'nanostores';
import { FRAME_WAIT_MS } from '../../../shared/time/durations.ts';
import type { Launches } from './launches-model.ts';

export type GameFrameState =
  | { readonly status: 'asking' }
  /** `turn` increases with each new URL, so that each URL gets a new iframe. */
  | { readonly status: 'opening' | 'open'; readonly address: string; readonly turn: number }
  /** Error of the launch request; null if the game's page did not load in time. */
  | { readonly status: 'failed'; readonly error: CallError | null };

export interface GameFrame {
  readonly $state: ReadableAtom<GameFrameState>;
  /** Marks the game's page as loaded; ignores a page of an earlier turn. */
  loaded(turn: number): void;
  /** Starts the game again with a new URL, because launch tokens are single-use. */
  restart(): void;
}

/** Requests the game's URL on mount; ignores pending responses after unmount. */
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
