/** Latest wins of a lobby: one request for all boards with the same parameters (R2, R10). */
import { atom, onMount, type ReadableAtom } from 'nanostores';
import type { ResponseOf } from '../../protocol/endpoint.ts';
import { parseText } from '../../protocol/parse-values.ts';
import type { rankList } from '../../protocol/winners/calls.ts';
import { parseWinners, type Winner } from '../../protocol/winners/wins.ts';
import { listenDebounced } from '../resource/listen-debounced.ts';
import { createResource, type Found } from '../resource/resource.ts';
import { getSnapshot } from '../resource/stores.ts';
import type { CallOptions, Lobby, Resource, TextBundles } from '../types.ts';

export interface Wins {
  readonly winners: readonly Winner[];
  /** Currency symbol of the amounts; '' if missing in the response. */
  readonly currency: string;
  readonly sandbox: boolean;
}

export interface WinsFeed {
  /** Shows an available response if the feed shows no data yet. The request is still sent. */
  showInitial(response: ResponseOf<typeof rankList>): void;
  /** Starts with a fresh response in place of the first request, which is then not sent. */
  settle(response: ResponseOf<typeof rankList>): void;
  /** Wins, requested by the first listener and again in another language (WIN-03). */
  readonly $wins: ReadableAtom<Resource<Wins>>;
  /** Requests the wins now; resolves when the response or the error is in the store. */
  refresh(): Promise<void>;
}

/** Tables of the texts of the winner board. English is included in its code. */
export const WINNER_TEXTS: TextBundles = new Map([
  ['PT', async () => (await import('../../i18n/games-pt.ts')).gamesPt],
  ['VI', async () => (await import('../../i18n/games-vi.ts')).gamesVi],
]);

/** Resolves when the texts of the winner board are in `$text`. */
export const winnerTexts = ({ textReady }: Pick<Lobby, 'textReady'>): Promise<void> => textReady(WINNER_TEXTS);

/** Loads the endpoint, with its schema, at the first request. */
const ranksEndpoint = async () => (await import('../../protocol/winners/calls.ts')).rankList;

type Source = Pick<Lobby, 'call' | '$language'>;

/** Fetches the wins of a category once, without caching. */
export const fetchWins = (
  { call, $language }: Source,
  category: string,
  limit: number,
  options: CallOptions,
): Promise<ResponseOf<typeof rankList>> =>
  call(
    ranksEndpoint,
    { query: { gameCategory: category, language: getSnapshot($language), limitNum: limit } },
    options,
  );

/**
 * Feeds by the `call` function of the lobby, then by language, size and category. All elements of a lobby share `call`,
 * although their languages may differ.
 */
const feeds = new WeakMap<Source['call'], Map<string, WinsFeed>>();

/** Returns the wins of a category, at most `limit` (WIN-06), in the current language. */
export function winsOf({ call, $language }: Source, category: string, limit: number): WinsFeed {
  const known = feeds.get(call) ?? new Map<string, WinsFeed>();
  feeds.set(call, known);
  const feedNow = () => {
    const language = getSnapshot($language);
    const key = `${language} ${limit} ${category}`;
    const feed = known.get(key) ?? createFeed(call, { gameCategory: category, language, limitNum: limit });
    known.set(key, feed);
    return feed;
  };
  const $wins = atom<Resource<Wins>>({ loading: false, stale: false });
  $wins.set(getSnapshot(feedNow().$wins));
  onMount($wins, () => {
    let off = () => {};
    const follow = () => {
      off();
      // Wins in the previous language remain until new ones have loaded.
      off = feedNow().$wins.subscribe(wins => $wins.set({ data: $wins.value?.data, at: $wins.value?.at, ...wins }));
    };
    // Subscribed before reading, because a language that follows another one is up to date only then.
    const offLanguage = listenDebounced($language, follow);
    follow();
    return () => {
      offLanguage();
      off();
    };
  });
  return {
    $wins,
    refresh: () => feedNow().refresh(),
    showInitial(response) {
      feedNow().showInitial(response);
      $wins.set(getSnapshot(feedNow().$wins));
    },
    settle: response => feedNow().settle(response),
  };
}

/** Returns the wins of a response. */
export const winsIn = ({ value, sandbox = false, serverTime }: ResponseOf<typeof rankList>): Found<Wins> => ({
  data: { winners: parseWinners(value), currency: parseText(value.currencySymbol), sandbox },
  at: serverTime,
});

function createFeed(
  call: Source['call'],
  query: { readonly gameCategory: string; readonly language: string; readonly limitNum: number },
): WinsFeed {
  const { $state, request, show, cancel } = createResource<Wins>();
  const refresh = async () => {
    await request(async () => winsIn(await call(ranksEndpoint, { query })));
  };
  let followed = false;
  let hasResponse = false;
  onMount($state, () => {
    followed = true;
    if (!hasResponse) void refresh();
    hasResponse = false;
    return () => {
      followed = false;
      cancel();
    };
  });
  const showInitial = (response: ResponseOf<typeof rankList>) => {
    if (!$state.value?.data) show(winsIn(response), false);
  };
  return {
    $wins: $state,
    refresh,
    showInitial,
    settle(response) {
      // With a listener, the request is in flight or has a response.
      if (followed) return;
      showInitial(response);
      hasResponse = true;
    },
  };
}
