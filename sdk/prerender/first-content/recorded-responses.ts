/**
 * Records the responses to a view's requests. They are embedded together with the view, so that the page does not
 * request the same data again.
 */
import type { Lobby } from '../../lobby/types.ts';

/** Responses by URL path and query. */
export type RecordedResponses = Readonly<Record<string, unknown>>;

const recordings = new WeakMap<typeof fetch, Record<string, unknown>>();

/** Returns a fetch function that calls `baseFetch` and records its responses. */
export function recordResponses(baseFetch: typeof fetch): typeof fetch {
  const responses: Record<string, unknown> = {};
  const recordingFetch: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    const response = await baseFetch(request);
    const { pathname, search } = new URL(request.url);
    // Failed responses are not recorded, so that the page sends those requests again.
    if (response.ok) responses[pathname + search] = await response.clone().json();
    return response;
  };
  recordings.set(recordingFetch, responses);
  return recordingFetch;
}

/** Returns the responses that were recorded for a lobby whose `fetch` is from `recordResponses`. */
export const recordedResponses = ({ config }: Pick<Lobby, 'config'>): RecordedResponses =>
  (config.fetch && recordings.get(config.fetch)) ?? {};
