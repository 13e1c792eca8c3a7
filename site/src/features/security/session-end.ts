/** Hears within two seconds that the session of this page was ended on another device (SAFE-04). Needs no DOM. */
import { isCallError, type Lobby } from 'lobbykit';
import { type Env, pageEnv } from 'lobbykit/forms';
import { sessionEnd } from 'lobbykit/wire';

/** Pause after a question that did not come through, ms. */
const PAUSE_MS = 5_000;

export interface SessionEndListener {
  /** Asks again from now on, as when the page comes into sight. */
  start(): void;
  /** Asks no more, as when the page goes out of sight. */
  stop(): void;
}

/**
 * Waits at the gateway for the end of the session while started. The end itself is the lobby's matter, as with any call that is
 * refused because the session is over (`session-expired`).
 * @param ended hears that somebody ended the session, just after the lobby has told that it is over
 */
export function onSessionEnd(
  lobby: Pick<Lobby, 'call' | '$session'>,
  ended: () => void,
  env: Pick<Env, 'after'> = pageEnv,
): SessionEndListener {
  let running: AbortController | null = null;
  let cancelPause = () => {};
  let off = () => {};

  const ask = async (signal: AbortSignal): Promise<void> => {
    while (!signal.aborted && lobby.$session.get()) {
      try {
        await lobby.call(sessionEnd, {}, { signal, retry: false });
      } catch (error) {
        // The lobby has cleared the session by now, which ends this asking as well.
        if (isCallError(error) && Object(error.data).reason === 'ended') ended();
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
    void ask(running.signal);
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
