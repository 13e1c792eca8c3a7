/**
 * One lobby's way to its gateway. Only what the first numbers need stands here: taking the answer the loader asked for.
 * Everything else, ky and the schemas included, is a chunk that the first other call brings in.
 */
import { takeMenu } from './early.ts';
import { lostConnection } from './errors.ts';
import type { ClientOptions, LobbyClient } from './exchange.ts';

export function createClient(options: ClientOptions): LobbyClient {
  let rest: Promise<LobbyClient> | null = null;
  const loadRest = (): Promise<LobbyClient> => {
    rest ??= import('./full-client.ts').then(
      ({ createFullClient }) => createFullClient(options),
      cause => {
        // The chunk comes over the same network as the answers; the next call tries again.
        rest = null;
        options.onLost();
        throw lostConnection('offline', cause);
      },
    );
    return rest;
  };

  return {
    call: async (endpoint, payload, call) => (await loadRest()).call(endpoint, payload, call),
    askStatus: async call => (await loadRest()).askStatus(call),
    async askMenu(query, call) {
      const found = await takeMenu(options, query).catch(() => null);
      return found ?? (await loadRest()).askMenu(query, call);
    },
  };
}
