/** Builds and parses login URLs with the path to return to after the login (ROLE-04). */
import type { LobbyEvents } from 'lobbykit';
import { returnPath } from './return-path.ts';

/** Query parameter that contains the return path. */
const NEXT = 'next';

/** Unvalidated return path in the query of a URL; validate with `returnPath`. */
export const nextOf = (search: string): string | null => new URLSearchParams(search).get(NEXT);

/** Adds the return path `from` (path, query, and hash) to `path`, unless it is home. */
export function withNext(path: string, from: string | null): string {
  const back = returnPath(from);
  return back === returnPath(null) ? path : `${path}?${new URLSearchParams({ [NEXT]: back })}`;
}

/** Action for which the login is required; stored in the state of the login's history entry. */
export type LoginCause = Pick<LobbyEvents['login-request'], 'reason' | 'game'>;

/**
 * Returns the login cause of a history entry; undefined if the visitor opened the login directly.
 * @param state state of the history entry
 */
export const causeOf = (state: unknown): LoginCause | undefined => Object(state).cause;
