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
  readonly over: (error: CallError) => void;
}

/** Refusals after which nothing more can be played. */
const ENDS: ReadonlySet<string> = new Set(['pass.over', 'game.unknown', 'excluded']);

/** The words for a failed call; null when the visit is over, which `over` then says. */
export function wordsFor(error: unknown, texts: Texts, over: (error: CallError) => void): string | null {
  if (!(error instanceof CallError)) return texts.failed;
  if (endsVisit(error)) {
    over(error);
    return null;
  }
  return closedWords(error, texts) ?? texts.errors[error.code] ?? texts.failed;
}

/** Nothing more can be played after such a refusal. */
export const endsVisit = ({ code }: CallError): boolean => ENDS.has(code);

/** Why the member may not go on, by what was set on the page of limits, and when that is over; null for other refusals. */
export function closedWords({ code, opensAt }: CallError, texts: Texts): string | null {
  if (code !== 'excluded' && code !== 'limit.reached') return null;
  const style = { weekday: 'long', day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' } as const;
  const format = new Intl.DateTimeFormat(document.documentElement.lang, style);
  const time = typeof opensAt === 'number' ? format.format(opensAt) : null;
  return code === 'excluded' ? texts.onBreak(time) : texts.limitReached(time ?? '');
}

/** True when nobody knows whether the call arrived: it may be sent again with the same key. */
export const isUnsure = (error: unknown): boolean =>
  error instanceof CallError && (error.code === '' || error.code === 'busy');
