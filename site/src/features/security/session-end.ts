/** Detects within two seconds that another device has ended the session (SAFE-04). Requires no DOM. */
import { isCallError, type Lobby } from 'lobbykit';
import { type Env, pageEnv } from 'lobbykit/forms';
import { sessionEnd } from 'lobbykit/wire';

/** Delay before the next poll after a failed one, ms. */
const PAUSE_MS = 5_000;

export interface SessionEndListener {
  /** Starts polling; called when the page becomes visible. */
  start(): void;
  /** Stops polling; called when the page becomes hidden. */
  stop(): void;
}

/**
 * Polls the gateway (long polling) for the end of the session. The lobby handles the end itself with the event
 * `session-expired`, as after any request with an expired session.
 * @param onEnded called directly after the lobby's event if another device has ended the session
 */
export function onSessionEnd(
  lobby: Pick<Lobby, 'call' | '$session'>,
  onEnded: () => void,
  env: Pick<Env, 'after'> = pageEnv,
): SessionEndListener {
  let running: AbortController | null = null;
  let cancelPause = () => {};
  let off = () => {};

  const poll = async (signal: AbortSignal): Promise<void> => {
    while (!signal.aborted && lobby.$session.get()) {
      try {
        await lobby.call(sessionEnd, {}, { signal, retry: false });
      } catch (error) {
        // The loop ends without another poll, because the lobby has cleared the session, which also aborts this signal.
        if (isCallError(error) && Object(error.data).reason === 'ended') onEnded();
        if (signal.aborted) return;
        await new Promise<void>(resolve => {
          cancelPause = env.after(PAUSE_MS, resolve);
        });
      }
    }
  };
  const again = () => {
    running?.abort();
    cancelPause();
    if (!lobby.$session.get()) return;
    running = new AbortController();
    void poll(running.signal);
  };
  const stop = () => {
    off();
    off = () => {};
    running?.abort();
    running = null;
    cancelPause();
  };
  return {
    start() {
      stop();
      let token = lobby.$session.get()?.token;
      off = lobby.$session.listen(now => {
        if (now?.token === token) return;
        token = now?.token;
        again();
      });
      again();
    },
    stop,
  };
}
