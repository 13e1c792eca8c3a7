/**
 * What a board that nobody touches asks: its menu again, the latest wins, and the time. One plain request each, for pages that
 * have not needed the full client yet; an answer that is not plainly in order goes to that one as it came.
 */
import type { Endpoint } from '../wire/endpoint.ts';
import { statusAddress } from '../wire/status-address.ts';
import { addressOf, pathOf, type RawPayload } from './address.ts';
import { isCallError } from './errors.ts';
import type { AskOptions, ClientOptions, LobbyClient } from './exchange.ts';
import type { Timed } from './head.ts';
import { patience, within } from './patience.ts';
import { readPlainly } from './plain-read.ts';
import { fetchOf, headersOf, sendOnce } from './request.ts';

/** Nothing was asked for, or nothing came. */
const NOTHING = { answer: null, came: undefined };

type Address = Pick<Endpoint, 'name' | 'path' | 'moduleId'>;

export function createPlainClient(options: ClientOptions, loadFull: () => Promise<LobbyClient>): LobbyClient {
  /** The answer, or the response for others to read; neither, where there is no address to ask. */
  const ask = async <T>(
    asked: Address,
    payload: RawPayload,
    { signal, timeout, probe }: AskOptions,
    isPlain: (value: unknown) => value is T,
    lost: () => void = options.onLost,
  ) => {
    const path = pathOf(asked, options.paths);
    if (!path) return NOTHING;
    const out = {
      url: addressOf(options.gateway, path, payload),
      method: 'GET' as const,
      headers: headersOf(asked, undefined, { token: null, language: options.language?.() }),
      fetch: fetchOf(options),
    };
    return within(
      timeout ?? patience(out.method).timeout,
      signal,
      () => probe || lost(),
      async limited => {
        const came = await sendOnce(out, limited);
        const whole: Timed = { ...came, response: came.response.clone() };
        const answer = came.response.ok ? await readPlainly(options, came, isPlain).catch(unlessBroken) : null;
        return { answer, came: whole };
      },
    );
  };

  return {
    async call(endpoint, payload, call = {}) {
      if (!('isPlain' in endpoint)) return (await loadFull()).call(endpoint, payload, call);
      let lost = false;
      const mayRetry = call.retry !== false && options.retry !== false;
      const { answer, came } = await ask(endpoint, payload ?? {}, call, endpoint.isPlain, () => {
        lost = true;
      }).catch((error: unknown) => {
        // Only the full client tries again.
        if (lost && mayRetry && isCallError(error) && error.kind === 'offline') return NOTHING;
        if (lost) options.onLost();
        throw error;
      });
      return answer ?? (await loadFull()).call(endpoint, payload, { ...call, came });
    },
    async askTime(call = {}) {
      const { answer, came } = await ask(statusAddress, {}, call, isPlainStatus);
      return answer ?? (await loadFull()).askTime({ ...call, came });
    },
  };
}

/** What a site says of its state: words, yes and no. Here they only show that it is the gateway who answers. */
const isPlainStatus = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.values(value).every(field => Object(field) !== field);

/** A body that is no JSON came all the same. */
function unlessBroken(error: unknown): null {
  if (error instanceof SyntaxError) return null;
  throw error;
}
