/** Metric names of requests: the call, or the type of address. The set is bounded for any input. */
import type { IncomingMessage } from 'node:http';
import type { Endpoint } from 'lobbykit/wire';

/** Calls by their path. */
export type ByPath = ReadonlyMap<string, readonly Endpoint[]>;

export function groupByPath(endpoints: readonly Endpoint[]): ByPath {
  const groups = new Map<string, Endpoint[]>();
  for (const endpoint of endpoints) groups.set(endpoint.path, [...(groups.get(endpoint.path) ?? []), endpoint]);
  return groups;
}

const AREAS = /^\/(m|sdk|art|embed|examples|sandbox|pay|live|ready|openapi\.json)(?=\/|$)/;

export const pathOf = ({ url = '/' }: Pick<IncomingMessage, 'url'>): string => url.split('?', 1)[0] ?? url;

/** Returns `gameList` for a call, `/art` for an address below it, `other` for the rest. */
export function nameOf({ url, headers }: Pick<IncomingMessage, 'url' | 'headers'>, byPath: ByPath): string {
  const path = pathOf({ url });
  const calls = byPath.get(path);
  if (calls) return calls.find(({ moduleId }) => moduleId === headers.moduleid)?.name ?? 'call without its ModuleId';
  return AREAS.exec(path)?.[0] ?? 'other';
}
