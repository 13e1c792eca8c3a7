/**
 * Builds the URLs of calls. Equal calls must have equal URLs, because HTTP caches, the loader and the deduplication of
 * requests compare them.
 */
import type { Endpoint } from '../protocol/endpoint.ts';
import { failure } from './errors.ts';

export interface RawPayload {
  readonly query?: unknown;
  readonly body?: unknown;
}

/** Returns the URL of a call, with the query fields sorted by name. */
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
 * Returns the path of an endpoint: the host's path if configured, otherwise the standard path (API-14).
 * @throws CallError of kind `config` if the host's path is empty (ERR-08)
 */
export function pathOf(
  { name, path: own }: Pick<Endpoint, 'name' | 'path'>,
  paths: Readonly<Record<string, string>>,
): string {
  const path = Object.hasOwn(paths, name) ? paths[name] : own;
  if (!path) throw failure('config', 'error.address');
  return path;
}
