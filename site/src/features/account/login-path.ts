/** Addresses of the account screens, which remember where their visitor came from (ROLE-04). */
import type { LobbyEvents } from 'lobbykit';
import { returnPath } from './return-path.ts';

/** Query parameter with the way back. */
const NEXT = 'next';

/** The way back in the query of an address; `returnPath` judges it. */
export const nextOf = (search: string): string | null => new URLSearchParams(search).get(NEXT);

/** `path`, with the way back to `from` (path, query and hash) where that is more than home. */
export function withNext(path: string, from: string | null): string {
  const back = returnPath(from);
  return back === returnPath(null) ? path : `${path}?${new URLSearchParams({ [NEXT]: back })}`;
}

/** The wish behind the login: kept in the state of its entry of the history. */
export type LoginCause = Pick<LobbyEvents['login-request'], 'reason' | 'game'>;

/**
 * The cause of an entry in the history; undefined where somebody came by themselves.
 * @param state of that entry
 */
export const causeOf = (state: unknown): LoginCause | undefined => Object(state).cause;
