/** Options with which the view of a game is created. */
import { zonedDateTime } from 'lobbykit/domain';
import type { GameOpened } from '../responses.ts';
import { CallError, type GameSession, serverNow } from './api.ts';
import type { Texts } from './texts/en.ts';

export interface ViewOptions<G extends GameOpened> {
  readonly root: HTMLElement;
  readonly game: G;
  readonly texts: Texts;
  readonly gameSession: GameSession;
  /** Replaces the game by the reason of its end. */
  readonly over: (error: CallError) => void;
}

/** Errors that end the game session. */
const ENDS: ReadonlySet<string> = new Set(['pass.over', 'game.unknown', 'excluded']);

export interface FailureTexts {
  readonly texts: Texts;
  readonly game: Pick<GameOpened, 'zone'>;
  readonly over: (error: CallError) => void;
}

/** Returns the error text for a failed call. Returns null if the session has ended, because `over` then shows it. */
export function errorTextFor(error: unknown, { texts, game, over }: FailureTexts): string | null {
  if (!(error instanceof CallError)) return texts.failed;
  if (endsVisit(error)) {
    over(error);
    return null;
  }
  return closedText(error, texts, game.zone) ?? texts.errors[error.code] ?? texts.failed;
}

/** Returns whether the error ends the game session. */
export const endsVisit = ({ code }: CallError): boolean => ENDS.has(code);

/**
 * Returns the player limit or exclusion that blocks the member, with its end; null for other errors.
 * @param zone IANA name of the zone for displayed times; shown if it differs from the reader's zone
 */
export function closedText({ code, opensAt }: CallError, texts: Texts, zone: string): string | null {
  if (code !== 'excluded' && code !== 'limit.reached') return null;
  const dateTimeOf = (at: number) =>
    zonedDateTime(at, serverNow(), document.documentElement.lang, zone, -new Date(at).getTimezoneOffset());
  const time = typeof opensAt === 'number' ? dateTimeOf(opensAt) : null;
  return code === 'excluded' ? texts.whileExcluded(time) : texts.limitReached(time ?? '');
}

/** True if the call may have been processed; it can be retried with the same key. */
export const isUnsure = (error: unknown): boolean =>
  error instanceof CallError && (error.code === '' || error.code === 'busy');
