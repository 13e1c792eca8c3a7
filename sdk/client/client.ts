/** The client of one lobby. ky and the readers of answers load as a chunk with the first call: the first paint needs no call. */
import { connectionLost } from './errors.ts';
import type { ClientOptions, LobbyClient } from './exchange.ts';
import type { KyClient } from './ky-client.lazy.ts';

export function createClient(options: ClientOptions): LobbyClient {
  let client: Promise<KyClient> | null = null;
  const load = () => {
    client ??= import('./ky-client.lazy.ts').then(
      ({ createKyClient }) => createKyClient(options),
      cause => {
        // The next call tries again.
        client = null;
        throw cause;
      },
    );
    return client;
  };
  /** The chunk could not be loaded: told as a lost connection, since code comes over the same network as answers. */
  const lost = (cause: unknown): never => {
    options.onLost();
    throw connectionLost('offline', cause);
  };
  return {
    async call(asked, payload, call) {
      const code = [load(), typeof asked === 'function' ? asked() : asked] as const;
      const [{ call: ask }, endpoint] = await Promise.all(code).catch(lost);
      return ask(endpoint, payload, call);
    },
    fetchTime: async call => (await load().catch(lost)).fetchTime(call),
  };
}
