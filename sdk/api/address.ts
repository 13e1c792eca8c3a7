/** Where a call goes. Equal questions have equal addresses, so that caches, the loader and callers in flight meet. */
import type { Endpoint } from '../wire/endpoint.ts';

export interface RawPayload {
  readonly query?: unknown;
  readonly body?: unknown;
}

/** Address with the query in the order of the schema. */
export function addressOf(gateway: string, path: string, endpoint: Endpoint, payload: RawPayload): string {
  const query = new URLSearchParams();
  const given = new Map(Object.entries(payload.query ?? {}));
  for (const name of fieldNames(endpoint)) {
    const value = given.get(name);
    if (value !== undefined && value !== null) query.append(name, String(value));
  }
  const text = query.toString();
  return gateway + path + (text && `?${text}`);
}

/** The endpoint's path, or the host's own for it (API-14); an empty one is no address at all (ERR-08). */
export const pathOf = ({ name, path }: Endpoint, paths: Readonly<Record<string, string>>): string =>
  Object.hasOwn(paths, name) ? (paths[name] ?? '') : path;

/** Names of the query's fields; a schema without fields takes none. */
function fieldNames({ query }: Endpoint): readonly string[] {
  const inner = query && 'wrapped' in query ? query.wrapped : query;
  const has = typeof inner === 'object' && inner !== null && 'entries' in inner ? inner.entries : undefined;
  return typeof has === 'object' && has !== null ? Object.keys(has) : [];
}
