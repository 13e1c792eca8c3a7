/**
 * One lobby's way to its gateway, which a page's first paint does not need: it is chunks, what a board asks by itself, and,
 * with ky and the schemas in it, every other call.
 */
import { lostConnection } from './errors.ts';
import type { ClientOptions, LobbyClient } from './exchange.ts';

export function createClient(options: ClientOptions): LobbyClient {
  let rest: Promise<LobbyClient> | null = null;
  /** A chunk comes over the same network as the answers; the next call tries again. */
  const lost = (cause: unknown): never => {
    rest = null;
    options.onLost();
    throw lostConnection('offline', cause);
  };
  const full = () => {
    rest ??= import('./full-client.ts').then(({ createFullClient }) => createFullClient(options), lost);
    return rest;
  };
  const plain = () => import('./plain-client.ts').then(it => it.createPlainClient(options, full), lost);

  return {
    call: async (endpoint, payload, call) =>
      (await ('isPlain' in endpoint ? plain() : full())).call(endpoint, payload, call),
    // Where the full client is there, it joins questions in flight.
    askTime: async call => (await (rest ?? plain())).askTime(call),
  };
}
