/** The winner board without its looks: the latest wins, whether they move, and what a tap on one does. */
import { atom, onMount, type ReadableAtom } from 'nanostores';
import { winners as texts } from '../../i18n/english/winners.ts';
import { addEnglish } from '../../i18n/english.ts';
import { createNotices } from '../../lobby/content/notices.ts';
import type { Emit } from '../../lobby/events.ts';
import { computed, getSnapshot } from '../../lobby/resource/stores.ts';
import type { CallError, Lobby, Model, Notice, Resource, Translate, Wallet } from '../../lobby/types.ts';
import { type Wins, winnerTexts, winsOf } from '../../lobby/winners/wins.ts';
import { WINNER_COUNT, WINNER_ROW_MS } from '../../protocol/constants.ts';
import { responseValue } from '../../protocol/embed/embedded-response.ts';
import type { ResponseOf } from '../../protocol/endpoint.ts';
import { FALLBACK_TAG } from '../../protocol/language.ts';
import type { rankList } from '../../protocol/winners/calls.ts';
import { isRanks, largestWin, type Winner, winnersLoop } from '../../protocol/winners/wins.ts';
import type { WinnerParams } from './props.ts';

addEnglish(texts);

export interface WinnerState {
  /** `empty` hides the board (WIN-02). Old wins that could not be renewed stay `ready`. */
  readonly status: 'loading' | 'ready' | 'empty' | 'error';
  readonly winners: readonly Winner[];
  /** Place of the largest win, -1 without one. */
  readonly largest: number;
  /** The entries move (WIN-01). */
  readonly loops: boolean;
  /** ms per row. */
  readonly speed: number;
  /** The visitor has stopped it. */
  readonly stopped: boolean;
  /** Symbol of the amounts: the merchant's. Null until it is known. */
  readonly currency: string | null;
  readonly error: CallError | null;
  /** Why the last launch failed; with an address the game can still be opened by hand (LAUNCH-08). */
  readonly notice: Notice | null;
  readonly sandbox: boolean;
}

export interface WinnerActions {
  /** Starts the game of an entry, or asks for a login (WIN-04, WIN-05). Call it inside the click. */
  launch(place: number): Promise<void>;
  /** Stops the board, or lets it move again. */
  toggle(): void;
  dismissNotice(): void;
  retry(): Promise<void>;
}

export type WinnerBoardModel = Model<WinnerState, WinnerActions>;

/**
 * The board of `params` on `lobby`; asks nothing until somebody listens to `$state`.
 * @param emit lets a widget pass events to its own listeners first; false keeps the default of a request from happening
 * @param initial wins that the page has already: they show until its own question is answered
 */
export function createWinnerBoard(
  lobby: Lobby,
  params: WinnerParams = {},
  emit: Emit = () => true,
  initial?: ResponseOf<typeof rankList>,
): WinnerBoardModel {
  const { category = 'ALL', limit = WINNER_COUNT, speed = WINNER_ROW_MS, still = false } = params;
  const { $wins, refresh, begin } = winsOf(lobby, category, limit);
  if (initial) begin(initial);
  const $stopped = atom(false);
  const notices = createNotices();
  /** Until then there are no words to show anything in. */
  const $textsLoaded = atom(areTextsLoaded(getSnapshot(lobby.$text)));
  /** The currency of the merchant's wallet, for answers that name none (BAL-08). */
  const $ofWallet = atom<string | null>(null);

  const $state: ReadableAtom<WinnerState> = computed(
    [$wins, $stopped, notices.$notice, $textsLoaded, $ofWallet],
    (asked, stopped, notice, worded, ofWallet) => {
      const winners = asked.data?.winners ?? [];
      return {
        status: worded ? statusOf(asked) : 'loading',
        winners,
        largest: largestWin(winners),
        loops: !still && winnersLoop(winners),
        speed,
        stopped,
        currency: asked.data?.currency || ofWallet,
        error: asked.error ?? null,
        notice,
        sandbox: asked.data?.sandbox === true,
      };
    },
  );

  const find = async () => {
    await winnerTexts(lobby);
    $textsLoaded.set(true);
  };

  /** Asks the wallet once an answer has come that names no currency; never for one that does. */
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
      notices.clear();
    };
  });

  const actions: WinnerActions = {
    async launch(place) {
      const game = $wins.get().data?.winners[place]?.launch;
      if (game) await notices.ofLaunch(lobby.launch(game, { emit }));
    },
    toggle: () => $stopped.set(!$stopped.get()),
    dismissNotice: notices.clear,
    async retry() {
      await Promise.all([find(), refresh(), ...(lobby.$offline.get() ? [lobby.retryOffline()] : [])]);
    },
  };
  return { $state, actions };
}

/**
 * Gives the boards of `params` an answer that the page was given.
 * @param data as it came: where it cannot be read, the boards ask as if there were none
 * @param isFresh it is an answer to the boards' very question and has just come
 */
export function startWinners(
  lobby: Pick<Lobby, 'call' | '$language'>,
  { category = 'ALL', limit = WINNER_COUNT }: WinnerParams,
  data: unknown,
  isFresh: boolean,
): void {
  const answer = responseValue(data, isRanks);
  if (!answer) return;
  const feed = winsOf(lobby, category, limit);
  if (isFresh) feed.settle(answer);
  else feed.begin(answer);
}

/** Another board, or a rendering before the element was defined, may have loaded the texts already: the texts themselves tell. */
const areTextsLoaded = (text: Translate) => text.tag === FALLBACK_TAG || text('winners.stop') !== texts['winners.stop'];

function statusOf({ data, error }: Resource<Wins>): WinnerState['status'] {
  if (!data) return error ? 'error' : 'loading';
  return data.winners.length > 0 ? 'ready' : 'empty';
}
