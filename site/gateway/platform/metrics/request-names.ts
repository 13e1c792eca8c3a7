/**
 * Names of requests in metrics: the name of the call, or the first segment of the path. The number of different names
 * is limited for any input.
 */
import type { IncomingMessage } from 'node:http';
import type { Endpoint } from 'lobbykit/wire';

/** Endpoints by request path. */
export type ByPath = ReadonlyMap<string, readonly Endpoint[]>;

export function groupByPath(endpoints: readonly Endpoint[]): ByPath {
  const groups = new Map<string, Endpoint[]>();
  for (const endpoint of endpoints) groups.set(endpoint.path, [...(groups.get(endpoint.path) ?? []), endpoint]);
  return groups;
}

const AREAS = /^\/(m|sdk|art|embed|examples|sandbox|pay|live|ready|openapi\.json)(?=\/|$)/;

export const pathOf = ({ url = '/' }: Pick<IncomingMessage, 'url'>): string => url.split('?', 1)[0] ?? url;

/**
 * Returns the name of a request: the name of the call, such as `gameList`; the first segment of a known path, such as
 * `/art`; else `other`.
 */
export function nameOf({ url, headers }: Pick<IncomingMessage, 'url' | 'headers'>, byPath: ByPath): string {
  const path = pathOf({ url });
  const calls = byPath.get(path);
  if (calls) return calls.find(({ moduleId }) => moduleId === headers.moduleid)?.name ?? 'call without its ModuleId';
  return AREAS.exec(path)?.[0] ?? 'other';
}
