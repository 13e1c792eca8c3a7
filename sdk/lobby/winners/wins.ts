/** Latest wins of a lobby. All boards with the same parameters share one request (R2, R10). */
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
  /** Currency symbol of the amounts; '' if the response contains none. */
  readonly currency: string;
  readonly sandbox: boolean;
}

export interface WinsFeed {
  /** Shows a response that is already available, unless the feed shows data. The first request is still sent. */
  showInitial(response: ResponseOf<typeof rankList>): void;
  /** Shows a fresh response and skips the first request, which the response replaces. */
  settle(response: ResponseOf<typeof rankList>): void;
  /** Latest wins. The first listener starts the request, and a language change starts another one (WIN-03). */
  readonly $wins: ReadableAtom<Resource<Wins>>;
  /** Fetches the wins now; resolves when the wins or the error is in the store. */
  refresh(): Promise<void>;
}

/** Text tables of the winner board, by language. English is part of the winner board's code. */
export const WINNER_TEXTS: TextBundles = new Map([
  ['PT', async () => (await import('../../i18n/games-pt.ts')).gamesPt],
  ['VI', async () => (await import('../../i18n/games-vi.ts')).gamesVi],
]);

/** Resolves when `$text` contains the texts of the winner board. */
export const winnerTexts = ({ textReady }: Pick<Lobby, 'textReady'>): Promise<void> => textReady(WINNER_TEXTS);

/** Loads the endpoint and its schema at the first request. */
const ranksEndpoint = async () => (await import('../../protocol/winners/calls.ts')).rankList;

type Source = Pick<Lobby, 'call' | '$language'>;

/** Fetches the wins of a category without caching the response. */
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
 * Feeds by the `call` function of the lobby, then by language, size and category. All elements of a lobby share this
 * function, although their languages may differ.
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
      // Wins in the previous language stay visible until those in the new language have loaded.
      off = feedNow().$wins.subscribe(wins => $wins.set({ data: $wins.value?.data, at: $wins.value?.at, ...wins }));
    };
    // Subscribe before reading, because a `$language` that mirrors another store is up to date only while it has
    // listeners.
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

/** Parses the wins in a response. */
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
      // If the feed has listeners, its own request is in flight or has received a response.
      if (followed) return;
      showInitial(response);
      hasResponse = true;
    },
  };
}
