/** The latest wins of a lobby: one question for all boards that show the same ones (R2, R10). */
import { onMount, type ReadableAtom } from 'nanostores';
import { readText } from '../domain/read.ts';
import { readWinners, type Winner } from '../domain/winners.ts';
import type { Lobby, Resource, TextTables } from '../types.ts';
import type { Answer } from '../wire/endpoint.ts';
import { plainRanks } from '../wire/plain-ranks.ts';
import type { rankList } from '../wire/play.ts';
import { createResource } from './resource.ts';
import { whenSettled } from './settled.ts';

export interface Wins {
  readonly winners: readonly Winner[];
  /** Symbol of the amounts; '' where the answer names none. */
  readonly currency: string;
  readonly sandbox: boolean;
}

export interface WinsFeed {
  /** Shows an answer that the page has already, unless there is one; the question is asked all the same. */
  begin(answer: Answer<typeof rankList>): void;
  /** Asks when somebody begins to listen, and again in another language (WIN-03). */
  readonly $wins: ReadableAtom<Resource<Wins>>;
  /** Asks now; resolves when the answer or the error is in the store. */
  refresh(): Promise<void>;
}

/** English comes with the code of the board. */
const TABLES: TextTables = new Map([
  ['PT', async () => (await import('../i18n/games-pt.ts')).gamesPt],
  ['VI', async () => (await import('../i18n/games-vi.ts')).gamesVi],
]);

/** Lobbies, and widgets with a language of their own, that have the texts. */
const worded = new WeakSet<Lobby['$text']>();

/** Are the texts of the winner board in `$text`? */
export const hasWinnerTexts = ({ $text }: Pick<Lobby, '$text'>): boolean => worded.has($text);

/** Resolves when they are. */
export async function winnerTexts({ textReady, $text }: Pick<Lobby, 'textReady' | '$text'>): Promise<void> {
  await textReady(TABLES);
  worded.add($text);
}

type Source = Pick<Lobby, 'call' | '$language'>;

/** By language: a lobby has one, and so has each widget with a language of its own. */
const feeds = new WeakMap<Source['$language'], Map<string, WinsFeed>>();

/** The wins of a category, `limit` at most (WIN-06). */
export function winsOf(lobby: Source, category: string, limit: number): WinsFeed {
  const known = feeds.get(lobby.$language) ?? new Map<string, WinsFeed>();
  feeds.set(lobby.$language, known);
  const key = `${limit} ${category}`;
  const feed = known.get(key) ?? createFeed(lobby, category, limit);
  known.set(key, feed);
  return feed;
}

function createFeed({ call, $language }: Source, gameCategory: string, limitNum: number): WinsFeed {
  const { $state, ask, show, leave } = createResource<Wins>();
  const found = ({ value, sandbox = false, serverTime }: Answer<typeof rankList>) => ({
    data: { winners: readWinners(value), currency: readText(value.currencySymbol), sandbox },
    at: serverTime,
  });
  const refresh = async () => {
    const query = { gameCategory, language: $language.get(), limitNum };
    await ask(async () => found(await call(plainRanks, { query })));
  };
  onMount($state, () => {
    void refresh();
    const off = whenSettled($language, () => void refresh());
    return () => {
      off();
      leave();
    };
  });
  return {
    $wins: $state,
    refresh,
    begin(answer) {
      if (!$state.value?.data) show(found(answer), false);
    },
  };
}
