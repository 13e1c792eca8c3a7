/** Asks for a login, and does after it what the visitor wanted. */
import { onSet } from 'nanostores';
import type { Env } from '../../dom/env.ts';
import type { Bus } from '../event-bus.ts';
import type { LobbySession } from '../session/session.ts';
import type { Lobby } from '../types.ts';

/** How long what somebody wanted is still wanted, ms. */
const WANTED_MS = 5 * 60_000;

interface Context {
  readonly bus: Bus;
  readonly session: LobbySession;
  readonly env: Pick<Env, 'wall' | 'hidden'>;
  readonly lobby: string;
}

/**
 * Raises `login-request` with a `resume` that does the wish of the visitor: once, within five minutes, for the member whose
 * session had ended here, or for the first to log in where there was no session. `resume` runs by itself unless the request is
 * prevented, never in a page out of sight: a login in another tab must not start a game in this one.
 */
export function createLoginRequests({ bus, session, env, lobby }: Context): Lobby['requestLogin'] {
  /** User name of the session, or of the one that expired last; undefined after a logout. */
  let last = session.current()?.userName;
  let next: (() => boolean) | null = null;
  onSet(session.$session, ({ newValue }) => {
    last = newValue?.userName ?? last;
  });
  bus.on('logout', () => {
    last = undefined;
  });
  bus.on('login', () => {
    const resume = next;
    next = null;
    if (!env.hidden()) resume?.();
  });

  return (wish, run, emit = () => true) => {
    const until = env.wall() + WANTED_MS;
    const member = last;
    let isOver = false;
    const resume = () => {
      const now = session.current();
      // A password that is due comes before anything else.
      if (isOver || !now || now.firstTimeLogin) return false;
      isOver = true;
      if (env.wall() > until || (member !== undefined && member !== now.userName)) return false;
      run();
      return true;
    };
    const detail = { ...wish, resume, lobby };
    next = resume;
    if (!emit('login-request', detail) || !bus.request('login-request', detail)) next = null;
  };
}
