/** Login requests, and the actions that resume after the login. */
import { onSet } from 'nanostores';
import type { Env } from '../../dom/env.ts';
import type { Bus } from '../event-bus.ts';
import type { LobbySession } from '../session/session.ts';
import type { Lobby } from '../types.ts';

/** Time after which an action that is pending until a login expires, ms. */
const REQUEST_TTL_MS = 5 * 60_000;

interface Context {
  readonly bus: Bus;
  readonly session: LobbySession;
  readonly env: Pick<Env, 'wall' | 'hidden'>;
  readonly lobby: string;
}

/**
 * Emits `login-request` with a `resume` function that performs the action once, within five minutes. The member must be
 * that of the expired session or, without a previous session, the first to log in. `resume` is called automatically
 * unless the request is prevented, but never in a hidden page: a login in another tab must not start a game in this
 * tab.
 */
export function createLoginRequests({ bus, session, env, lobby }: Context): Lobby['requestLogin'] {
  /** User name of the current or last expired session; undefined after a logout. */
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

  return (reason, run, emit = () => true) => {
    const until = env.wall() + REQUEST_TTL_MS;
    const member = last;
    let isOver = false;
    const resume = () => {
      const now = session.current();
      // A member who must change the password does so before the action resumes.
      if (isOver || !now || now.firstTimeLogin) return false;
      isOver = true;
      if (env.wall() > until || (member !== undefined && member !== now.userName)) return false;
      run();
      return true;
    };
    const detail = { ...reason, resume, lobby };
    next = resume;
    if (!emit('login-request', detail) || !bus.request('login-request', detail)) next = null;
  };
}
