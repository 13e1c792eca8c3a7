/** Model of the winner board: latest wins, automatic scrolling, and actions. */
import { atom, onMount, type ReadableAtom } from 'nanostores';
import { winners as texts } from '../../i18n/english/winners.ts';
import { addEnglish } from '../../i18n/english.ts';
import { createToasts } from '../../lobby/content/toasts.ts';
import type { Emit } from '../../lobby/events.ts';
import { startingWith } from '../../lobby/resource/resource.ts';
import { computed, getSnapshot } from '../../lobby/resource/stores.ts';
import type { CallError, Lobby, Model, Resource, Toast, Translate, Wallet } from '../../lobby/types.ts';
import { type Wins, winnerTexts, winsIn, winsOf } from '../../lobby/winners/wins.ts';
import { responseValue } from '../../protocol/embed/embedded-response.ts';
import type { ResponseOf } from '../../protocol/endpoint.ts';
import { FALLBACK_TAG } from '../../protocol/language.ts';
import type { rankList } from '../../protocol/winners/calls.ts';
import {
  isRanks,
  largestWin,
  WINNER_COUNT,
  WINNER_ROW_MS,
  type Winner,
  winnersLoop,
} from '../../protocol/winners/wins.ts';
import type { WinnerParams } from './props.ts';

addEnglish(texts);

export interface WinnerState {
  /** State of the widget. `empty` hides the board (WIN-02). Wins that could not be refreshed stay `ready`. */
  readonly status: 'loading' | 'ready' | 'empty' | 'error';
  readonly winners: readonly Winner[];
  /** Index of the largest win; -1 if there are no wins. */
  readonly largest: number;
  /** True if the list scrolls automatically (WIN-01). */
  readonly loops: boolean;
  /** Time per row of the automatic scrolling, ms. */
  readonly speed: number;
  /** True if the visitor paused the automatic scrolling. */
  readonly stopped: boolean;
  /** Currency symbol of the amounts; null until known. */
  readonly currency: string | null;
  readonly error: CallError | null;
  /** Error of the last launch. If it contains a URL, the visitor can open the game with a button (LAUNCH-08). */
  readonly toast: Toast | null;
  readonly sandbox: boolean;
}

export interface WinnerActions {
  /** Launches the game of a win, or requests a login (WIN-04, WIN-05). Must be called in a click handler. */
  launch(place: number): Promise<void>;
  /** Pauses or resumes the automatic scrolling. */
  toggle(): void;
  dismissToast(): void;
  retry(): Promise<void>;
}

export type WinnerBoardModel = Model<WinnerState, WinnerActions>;

/**
 * Creates the model with `params` for `lobby`. It sends no request until `$state` has a listener.
 * @param emit passes events to the widget's listeners first; returns false if a listener prevents the default action
 * @param initial wins that the page contains, shown until the response to the board's own request arrives. The initial
 * value of `$state` depends on no other data
 */
export function createWinnerBoard(
  lobby: Lobby,
  params: WinnerParams = {},
  emit: Emit = () => true,
  initial?: ResponseOf<typeof rankList>,
): WinnerBoardModel {
  const { category = 'ALL', limit = WINNER_COUNT, speed = WINNER_ROW_MS, still = false } = params;
  const { $wins: $shared, refresh, showInitial } = winsOf(lobby, category, limit);
  if (initial) showInitial(initial);
  const $wins = initial ? startingWith($shared, winsIn(initial)) : $shared;
  const $stopped = atom(false);
  const toasts = createToasts();
  /** True if the texts have loaded. The board renders nothing before. */
  const $textsLoaded = atom(areTextsLoaded(getSnapshot(lobby.$text)));
  /** Currency of the merchant's wallet, for responses that contain no currency (BAL-08). */
  const $ofWallet = atom<string | null>(null);

  const $state: ReadableAtom<WinnerState> = computed(
    [$wins, $stopped, toasts.$toast, $textsLoaded, $ofWallet],
    (wins, stopped, toast, textsLoaded, ofWallet) => {
      const winners = wins.data?.winners ?? [];
      return {
        status: textsLoaded ? statusOf(wins) : 'loading',
        winners,
        largest: largestWin(winners),
        loops: !still && winnersLoop(winners),
        speed,
        stopped,
        currency: wins.data?.currency || ofWallet,
        error: wins.error ?? null,
        toast,
        sandbox: wins.data?.sandbox === true,
      };
    },
  );

  const find = async () => {
    await winnerTexts(lobby);
    $textsLoaded.set(true);
  };

  /** Requests the wallet if the response contains no currency. */
  const followCurrency = () => {
    const show = ({ data, error }: Resource<Wallet>) =>
      $ofWallet.set(data?.currencySymbol ?? (error ? lobby.config.currencySymbol : null));
    let offWallet: (() => void) | undefined;
    const offWins = $wins.subscribe(({ data }) => {
      if (data && !data.currency) offWallet ??= lobby.$wallet.subscribe(show);
    });
    return () => {
      offWins();
      offWallet?.();
    };
  };

  onMount($state, () => {
    void find();
    const off = followCurrency();
    return () => {
      off();
      toasts.clear();
    };
  });

  const actions: WinnerActions = {
    async launch(place) {
      const game = $wins.get().data?.winners[place]?.launch;
      if (game) await toasts.ofLaunch(lobby.launch(game, { emit }));
    },
    toggle: () => $stopped.set(!$stopped.get()),
    dismissToast: toasts.clear,
    async retry() {
      await Promise.all([find(), refresh(), ...(lobby.$offline.get() ? [lobby.retryOffline()] : [])]);
    },
  };
  return { $state, actions };
}

/**
 * Passes an embedded response to all boards with the category and limit of `params`.
 * @param data unvalidated data; if they are invalid, the boards send their request as usual
 * @param isFresh true if the data are the response to the boards' own request, which is then not sent
 */
export function startWinners(
  lobby: Pick<Lobby, 'call' | '$language'>,
  { category = 'ALL', limit = WINNER_COUNT }: WinnerParams,
  data: unknown,
  isFresh: boolean,
): void {
  const response = responseValue(data, isRanks);
  if (!response) return;
  const feed = winsOf(lobby, category, limit);
  if (isFresh) feed.settle(response);
  else feed.showInitial(response);
}

/** Returns true if the texts have loaded. Another board, or prerendered content, may already have loaded them. */
const areTextsLoaded = (text: Translate) => text.tag === FALLBACK_TAG || text('winners.stop') !== texts['winners.stop'];

function statusOf({ data, error }: Resource<Wins>): WinnerState['status'] {
  if (!data) return error ? 'error' : 'loading';
  return data.winners.length > 0 ? 'ready' : 'empty';
}
