/**
 * One lobby's way to its gateway. Only what the first numbers need stands here: taking the answer the loader asked for.
 * Everything else, ky included, is a chunk that the first other call brings in.
 */
import type { Answer, Endpoint } from '../wire/endpoint.ts';
import { addressOf, pathOf } from './address.ts';
import { takeEarly } from './early.ts';
import { lostConnection } from './errors.ts';
import { answerOf, type Client, type ClientOptions, readTimed } from './exchange.ts';

export function createClient(options: ClientOptions): Client {
  let rest: Promise<Client> | null = null;
  const loadRest = (): Promise<Client> => {
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

  const early = async <E extends Endpoint>(endpoint: E, payload: object): Promise<Answer<E> | null> => {
    const timed = await takeEarly(addressOf(options.gateway, pathOf(endpoint, options.paths), payload));
    if (!timed) return null;
    const answer = await readTimed(options, endpoint, timed);
    return answer.refusal ? null : answerOf(options, endpoint, answer);
  };

  return {
    async call(endpoint, payload, call) {
      const found = endpoint.auth === 'never' ? await early(endpoint, payload ?? {}).catch(() => null) : null;
      return found ?? (await loadRest()).call(endpoint, payload, call);
    },
  };
}
