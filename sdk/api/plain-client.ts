/**
 * What a board that nobody touches asks: its menu again, and the time. One plain request each, for pages that have not
 * needed the full client yet; an answer that is not plainly in order goes to that one as it came.
 */
import type { Endpoint } from '../wire/endpoint.ts';
import { menuAddress } from '../wire/menu-address.ts';
import { isPlainMenu } from '../wire/plain-menu.ts';
import { statusAddress } from '../wire/status-address.ts';
import { addressOf, pathOf } from './address.ts';
import { readPlainly } from './early.ts';
import type { AskOptions, ClientOptions, LobbyClient } from './exchange.ts';
import type { Timed } from './head.ts';
import { patience, within } from './patience.ts';
import { fetchOf, headersOf, sendOnce } from './request.ts';

type Asked = Pick<Endpoint, 'name' | 'path' | 'moduleId'>;

export function createPlainClient(
  options: ClientOptions,
  loadFull: () => Promise<LobbyClient>,
): Pick<LobbyClient, 'askMenu' | 'askTime'> {
  /** The answer, or the response for others to read; neither, where there is no address to ask. */
  const ask = async <T>(
    asked: Asked,
    query: object,
    { signal, timeout, probe }: AskOptions,
    isPlain: (value: unknown) => value is T,
  ) => {
    const path = pathOf(asked, options.paths);
    if (!path) return { answer: null, came: undefined };
    const out = {
      url: addressOf(options.gateway, path, { query }),
      method: 'GET' as const,
      headers: headersOf(asked, undefined, { token: null, language: options.language?.() }),
      fetch: fetchOf(options),
    };
    return within(
      timeout ?? patience(out.method).timeout,
      signal,
      () => probe || options.onLost(),
      async limited => {
        const came = await sendOnce(out, limited);
        const whole: Timed = { ...came, response: came.response.clone() };
        const answer = came.response.ok ? await readPlainly(options, came, isPlain).catch(unlessBroken) : null;
        return { answer, came: whole };
      },
    );
  };

  return {
    async askMenu(query, call = {}) {
      const { answer, came } = await ask(menuAddress, query, call, isPlainMenu);
      return answer ?? (await loadFull()).askMenu(query, { ...call, came });
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
