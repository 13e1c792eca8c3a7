/** Addresses of the account screens, which remember where their visitor came from (ROLE-04). */
import { returnPath } from 'lobbykit/domain';

/** Query parameter with the way back. */
const NEXT = 'next';

/** The way back in the query of an address; `returnPath` judges it. */
export const nextOf = (search: string): string | null => new URLSearchParams(search).get(NEXT);

/** `path`, with the way back to `from` (path, query and hash) where that is more than home. */
export function withNext(path: string, from: string | null): string {
  const back = returnPath(from);
  return back === returnPath(null) ? path : `${path}?${new URLSearchParams({ [NEXT]: back })}`;
}

/** Why somebody was led to the login: kept in the state of its entry of the history. */
export interface LoginCause {
  readonly reason: 'favourite' | 'recent' | 'launch';
  /** Of the game that was to be started. */
  readonly name?: string;
}

/**
 * Key of the sentence that says why the login is here, and the game it names; null where somebody came by themselves.
 * @param state of the entry in the history
 */
export function loginReason(
  state: unknown,
  search: string,
): { readonly key: LoginReasonKey; readonly name: string } | null {
  const { reason, name } = Object(Object(state).cause);
  const isNamed = typeof name === 'string' && name !== '';
  if (reason === 'launch') return { key: isNamed ? 'login.forGame' : 'login.forPlay', name: isNamed ? name : '' };
  if (reason === 'favourite') return { key: 'login.forFavourite', name: '' };
  if (reason === 'recent') return { key: 'login.forRecent', name: '' };
  return nextOf(search) === null ? null : { key: 'login.forPage', name: '' };
}

export type LoginReasonKey =
  | 'login.forGame'
  | 'login.forPlay'
  | 'login.forFavourite'
  | 'login.forRecent'
  | 'login.forPage';
