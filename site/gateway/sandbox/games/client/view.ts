/** What the view of a game is given. */
import { zonedDateTime } from 'lobbykit/domain';
import type { GameOpened } from '../answers.ts';
import { CallError, type GameSession, serverNow } from './api.ts';
import type { Texts } from './texts/en.ts';

export interface ViewOptions<G extends GameOpened> {
  readonly root: HTMLElement;
  readonly game: G;
  readonly texts: Texts;
  readonly gameSession: GameSession;
  /** Shows in place of the game why it is over. */
  readonly over: (error: CallError) => void;
}

/** Refusals after which nothing more can be played. */
const ENDS: ReadonlySet<string> = new Set(['pass.over', 'game.unknown', 'excluded']);

export interface FailureTexts {
  readonly texts: Texts;
  readonly game: Pick<GameOpened, 'zone'>;
  readonly over: (error: CallError) => void;
}

/** The words for a failed call; null when the visit is over, which `over` then says. */
export function errorTextFor(error: unknown, { texts, game, over }: FailureTexts): string | null {
  if (!(error instanceof CallError)) return texts.failed;
  if (endsVisit(error)) {
    over(error);
    return null;
  }
  return closedText(error, texts, game.zone) ?? texts.errors[error.code] ?? texts.failed;
}

/** Nothing more can be played after such a refusal. */
export const endsVisit = ({ code }: CallError): boolean => ENDS.has(code);

/**
 * Why the member may not go on, by what was set on the page of limits, and when that is over; null for other refusals.
 * @param zone IANA name of the zone on whose clock times are told; it is named where the reader's clock differs
 */
export function closedText({ code, opensAt }: CallError, texts: Texts, zone: string): string | null {
  if (code !== 'excluded' && code !== 'limit.reached') return null;
  const dateTimeOf = (at: number) =>
    zonedDateTime(at, serverNow(), document.documentElement.lang, zone, -new Date(at).getTimezoneOffset());
  const time = typeof opensAt === 'number' ? dateTimeOf(opensAt) : null;
  return code === 'excluded' ? texts.whileExcluded(time) : texts.limitReached(time ?? '');
}

/** True when nobody knows whether the call arrived: it may be sent again with the same key. */
export const isUnsure = (error: unknown): boolean =>
  error instanceof CallError && (error.code === '' || error.code === 'busy');
