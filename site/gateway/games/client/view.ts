/** What the view of a game is given. */
import type { GameOpened } from '../answers.ts';
import { CallError, type Visit } from './api.ts';
import type { Texts } from './texts.ts';

export interface ViewOptions<G extends GameOpened> {
  readonly root: HTMLElement;
  readonly game: G;
  readonly texts: Texts;
  readonly visit: Visit;
  /** Shows in place of the game why it is over. */
  readonly over: (code: string) => void;
}

/** Refusals after which nothing more can be played. */
const ENDS: ReadonlySet<string> = new Set(['pass.over', 'game.unknown']);

/** The words for a failed call; null when the visit is over, which `over` then says. */
export function wordsFor(error: unknown, texts: Texts, over: (code: string) => void): string | null {
  const code = error instanceof CallError ? error.code : null;
  if (code !== null && ENDS.has(code)) {
    over(code);
    return null;
  }
  return (code !== null && texts.errors[code]) || texts.failed;
}

/** True when nobody knows whether the call arrived: it may be sent again with the same key. */
export const isUnsure = (error: unknown): boolean =>
  error instanceof CallError && (error.code === '' || error.code === 'busy');
