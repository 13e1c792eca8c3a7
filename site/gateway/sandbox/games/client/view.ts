/** Common options and error handling of the games' views. */
import { zonedDateTime } from 'lobbykit/domain';
import type { GameOpened } from '../responses.ts';
import { CallError, type GameSession, serverNow } from './api.ts';
import type { Texts } from './texts/en.ts';

export interface ViewOptions<G extends GameOpened> {
  readonly root: HTMLElement;
  readonly game: G;
  readonly texts: Texts;
  readonly gameSession: GameSession;
  /** Replaces the game with a screen that states why the session has ended. */
  readonly over: (error: CallError) => void;
}

/** Codes of errors that end the game session. */
const ENDS: ReadonlySet<string> = new Set(['pass.over', 'game.unknown', 'excluded']);

export interface FailureTexts {
  readonly texts: Texts;
  readonly game: Pick<GameOpened, 'zone'>;
  readonly over: (error: CallError) => void;
}

/**
 * Returns the text to show for a failed request; null if the error ends the session, because `over` shows the reason
 * then.
 */
export function errorTextFor(error: unknown, { texts, game, over }: FailureTexts): string | null {
  if (!(error instanceof CallError)) return texts.failed;
  if (endsVisit(error)) {
    over(error);
    return null;
  }
  return closedText(error, texts, game.zone) ?? texts.errors[error.code] ?? texts.failed;
}

/** Returns whether an error ends the game session. */
export const endsVisit = ({ code }: CallError): boolean => ENDS.has(code);

/**
 * Returns the text about a player limit or an exclusion that prevents bets, with its end; null for other errors.
 * @param zone IANA name of the time zone for the end; named in the text if it differs from that of the device
 */
export function closedText({ code, opensAt }: CallError, texts: Texts, zone: string): string | null {
  if (code !== 'excluded' && code !== 'limit.reached') return null;
  const dateTimeOf = (at: number) =>
    zonedDateTime(at, serverNow(), document.documentElement.lang, zone, -new Date(at).getTimezoneOffset());
  const time = typeof opensAt === 'number' ? dateTimeOf(opensAt) : null;
  return code === 'excluded' ? texts.whileExcluded(time) : texts.limitReached(time ?? '');
}

/**
 * Returns whether the server may have processed the request despite the error, so that a retry must use the same key.
 */
export const isUnsure = (error: unknown): boolean =>
  error instanceof CallError && (error.code === '' || error.code === 'busy');
