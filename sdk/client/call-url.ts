/** URLs of calls. Equal requests have equal URLs, for caches, the loader and request deduplication. */
import type { Endpoint } from '../protocol/endpoint.ts';
import { failure } from './errors.ts';

export interface RawPayload {
  readonly query?: unknown;
  readonly body?: unknown;
}

/** Returns the URL with the query's fields by name. */
export function callUrl(gateway: string, path: string, { query }: RawPayload): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    if (value !== undefined && value !== null) params.append(name, String(value));
  }
  params.sort();
  const text = params.toString();
  return gateway + path + (text && `?${text}`);
}

/**
 * Returns the endpoint's path, or the host's override (API-14).
 * @throws CallError of kind `config` for an empty override (ERR-08)
 */
export function pathOf(
  { name, path: own }: Pick<Endpoint, 'name' | 'path'>,
  paths: Readonly<Record<string, string>>,
): string {
  const path = Object.hasOwn(paths, name) ? paths[name] : own;
  if (!path) throw failure('config', 'error.address');
  return path;
}
