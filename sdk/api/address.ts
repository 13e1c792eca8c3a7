/** Where a call goes. Equal questions have equal addresses, so that caches, the loader and callers in flight meet. */
import type { Endpoint } from '../wire/endpoint.ts';

export interface RawPayload {
  readonly query?: unknown;
  readonly body?: unknown;
}

/** Address with the query's fields by name. */
export function addressOf(gateway: string, path: string, { query }: RawPayload): string {
  const asked = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined && value !== null) asked.append(name, String(value));
  }
  asked.sort();
  const text = asked.toString();
  return gateway + path + (text && `?${text}`);
}

/** The endpoint's path, or the host's own for it (API-14); an empty one is no address at all (ERR-08). */
export const pathOf = (
  { name, path }: Pick<Endpoint, 'name' | 'path'>,
  paths: Readonly<Record<string, string>>,
): string => (Object.hasOwn(paths, name) ? (paths[name] ?? '') : path);
