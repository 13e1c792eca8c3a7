/** Detects within two seconds that another device ended the session of this page (SAFE-04). Requires no DOM. */
import { isCallError, type Lobby } from 'lobbykit';
import { type Env, pageEnv } from 'lobbykit/forms';
import { sessionEnd } from 'lobbykit/wire';

/** Pause after a failed request, ms. */
const PAUSE_MS = 5_000;

export interface SessionEndListener {
  /** Starts polling, when the page becomes visible. */
  start(): void;
  /** Stops polling, when the page is hidden. */
  stop(): void;
}

/**
 * Long-polls the gateway for the end of the session while started. The lobby handles the end itself
 * (`session-expired`), as after any call with an expired session.
 * @param onEnded called if another device ended the session, directly after the lobby's event
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
        // Stops polling afterwards, because the lobby has cleared the session, which also aborts this poll.
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
