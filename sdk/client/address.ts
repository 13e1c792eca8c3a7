/** Where a call goes. Equal questions have equal addresses, so that caches, the loader and callers in flight meet. */
import type { Endpoint } from '../protocol/endpoint.ts';
import { failure } from './errors.ts';

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

/**
 * The endpoint's path, or the host's own for it (API-14).
 * @throws CallError of kind `address` where the host's is empty (ERR-08)
 */
export function pathOf(
  { name, path: own }: Pick<Endpoint, 'name' | 'path'>,
  paths: Readonly<Record<string, string>>,
): string {
  const path = Object.hasOwn(paths, name) ? paths[name] : own;
  if (!path) throw failure('address', 'error.address');
  return path;
}
