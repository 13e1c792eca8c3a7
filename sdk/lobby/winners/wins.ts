/** The latest wins of a lobby: one question for all boards that show the same ones (R2, R10). */
import { atom, onMount, type ReadableAtom } from 'nanostores';
import type { ResponseOf } from '../../protocol/endpoint.ts';
import { parseText } from '../../protocol/parse-values.ts';
import type { rankList } from '../../protocol/winners/calls.ts';
import { parseWinners, type Winner } from '../../protocol/winners/wins.ts';
import { debounced } from '../resource/debounce.ts';
import { createResource } from '../resource/resource.ts';
import { getSnapshot } from '../resource/stores.ts';
import type { CallOptions, Lobby, Resource, TextBundles } from '../types.ts';

export interface Wins {
  readonly winners: readonly Winner[];
  /** Symbol of the amounts; '' where the answer names none. */
  readonly currency: string;
  readonly sandbox: boolean;
}

export interface WinsFeed {
  /** Shows an answer that the page has already, unless there is one; the question is asked all the same. */
  begin(answer: ResponseOf<typeof rankList>): void;
  /** Begins with an answer to this very question that has just come, so that the question is not asked once more. */
  settle(answer: ResponseOf<typeof rankList>): void;
  /** Asks when somebody begins to listen, and again in another language (WIN-03). */
  readonly $wins: ReadableAtom<Resource<Wins>>;
  /** Asks now; resolves when the answer or the error is in the store. */
  refresh(): Promise<void>;
}

/** English comes with the code of the board. */
const TABLES: TextBundles = new Map([
  ['PT', async () => (await import('../../i18n/games-pt.ts')).gamesPt],
  ['VI', async () => (await import('../../i18n/games-vi.ts')).gamesVi],
]);

/** Resolves when the texts of the winner board are in `$text`. */
export const winnerTexts = ({ textReady }: Pick<Lobby, 'textReady'>): Promise<void> => textReady(TABLES);

/** Its schema comes with the first question. */
const ranksEndpoint = async () => (await import('../../protocol/winners/calls.ts')).rankList;

type Source = Pick<Lobby, 'call' | '$language'>;

/** The wins of a category as the gateway gives them, asked for once and kept nowhere. */
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
 * By the calls of a lobby, which its elements share though each has a language of its own to follow, and by the language of
 * the answer.
 */
const feeds = new WeakMap<Source['call'], Map<string, WinsFeed>>();

/** The wins of a category, `limit` at most (WIN-06), in the language that is chosen now. */
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
  const $wins = atom(getSnapshot(feedNow().$wins));
  onMount($wins, () => {
    let off = () => {};
    const follow = () => {
      off();
      // Wins in the language before stay until there are others.
      off = feedNow().$wins.subscribe(wins => $wins.set({ data: $wins.value?.data, at: $wins.value?.at, ...wins }));
    };
    // Begun before it is read: a language that follows another one knows that one's from then on.
    const offLanguage = debounced($language, follow);
    follow();
    return () => {
      offLanguage();
      off();
    };
  });
  return {
    $wins,
    refresh: () => feedNow().refresh(),
    begin(answer) {
      feedNow().begin(answer);
      $wins.set(getSnapshot(feedNow().$wins));
    },
    settle: answer => feedNow().settle(answer),
  };
}

function createFeed(
  call: Source['call'],
  query: { readonly gameCategory: string; readonly language: string; readonly limitNum: number },
): WinsFeed {
  const { $state, ask, show, leave } = createResource<Wins>();
  const found = ({ value, sandbox = false, serverTime }: ResponseOf<typeof rankList>) => ({
    data: { winners: parseWinners(value), currency: parseText(value.currencySymbol), sandbox },
    at: serverTime,
  });
  const refresh = async () => {
    await ask(async () => found(await call(ranksEndpoint, { query })));
  };
  let followed = false;
  let answered = false;
  onMount($state, () => {
    followed = true;
    if (!answered) void refresh();
    answered = false;
    return () => {
      followed = false;
      leave();
    };
  });
  const begin = (answer: ResponseOf<typeof rankList>) => {
    if (!$state.value?.data) show(found(answer), false);
  };
  return {
    $wins: $state,
    refresh,
    begin,
    settle(answer) {
      // A listener is there already: the question is under way, or has its answer.
      if (followed) return;
      begin(answer);
      answered = true;
    },
  };
}
