/**
 * Client of one lobby. ky and the response parsers are a chunk that loads with the first call, because the first paint
 * needs no call.
 */
import { connectionLost } from './errors.ts';
import type { ClientOptions, LobbyClient } from './exchange.ts';
import type { KyClient } from './ky-client.lazy.ts';

export function createClient(options: ClientOptions): LobbyClient {
  let client: Promise<KyClient> | null = null;
  const load = () => {
    client ??= import('./ky-client.lazy.ts').then(
      ({ createKyClient }) => createKyClient(options),
      cause => {
        // The next call loads the chunk again.
        client = null;
        throw cause;
      },
    );
    return client;
  };
  /** Reports a chunk that failed to load as a lost connection, because code and responses use the same network. */
  const lost = (cause: unknown): never => {
    options.onLost();
    throw connectionLost('offline', cause);
  };
  return {
    async call(source, payload, call) {
      const code = [load(), typeof source === 'function' ? source() : source] as const;
      const [{ call: callEndpoint }, endpoint] = await Promise.all(code).catch(lost);
      return callEndpoint(endpoint, payload, call);
    },
    fetchTime: async call => (await load().catch(lost)).fetchTime(call),
  };
}
