/**
 * Recording of the gateway's responses for a view. They are embedded with the view, so that the page does not request
 * them again.
 */
import type { Lobby } from '../../lobby/types.ts';

/** Responses by address, without the host. */
export type RecordedResponses = Readonly<Record<string, unknown>>;

const recordings = new WeakMap<typeof fetch, Record<string, unknown>>();

/** Wraps the fetch function `baseFetch` and records its responses. */
export function recordResponses(baseFetch: typeof fetch): typeof fetch {
  const responses: Record<string, unknown> = {};
  const recordingFetch: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    const response = await baseFetch(request);
    const { pathname, search } = new URL(request.url);
    // Failed responses are not recorded: the page requests those again.
    if (response.ok) responses[pathname + search] = await response.clone().json();
    return response;
  };
  recordings.set(recordingFetch, responses);
  return recordingFetch;
}

/** Returns the responses recorded for a lobby with a `fetch` from `recordResponses`. */
export const recordedResponses = ({ config }: Pick<Lobby, 'config'>): RecordedResponses =>
  (config.fetch && recordings.get(config.fetch)) ?? {};
