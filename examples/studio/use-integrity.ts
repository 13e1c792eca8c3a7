/** Loads the hash of this server's loader script, for the `integrity` attribute of a snippet. */
import { VERSION } from 'lobbykit';
import { useEffect, useState } from 'react';

/** `asked` while the hash loads; `missing` if this server provides none, or if the snippet uses another gateway. */
export type Integrity = { readonly state: 'asked' | 'missing' } | { readonly state: 'known'; readonly hash: string };

const HASH = /^sha(?:256|384|512)-[A-Za-z0-9+/]+={0,2}$/;

/** Returns the hash of the loader script from the content of `integrity.json`; null for any other content. */
export function loaderHash(listed: unknown): string | null {
  const files = (listed as { files?: unknown } | null)?.files ?? listed;
  const hash = (files as Record<string, unknown> | null)?.['lobbykit.js'];
  return typeof hash === 'string' && HASH.test(hash) ? hash : null;
}

/**
 * @param ours true if the snippet uses this server; false for another gateway, whose files may be from another build
 */
export function useIntegrity(ours: boolean): Integrity {
  const [hash, setHash] = useState<string | null | undefined>(undefined);
  useEffect(() => {
    let active = true;
    fetch(`/sdk/${VERSION}/integrity.json`)
      .then(response => (response.ok ? response.json() : null))
      .then(loaderHash, () => null)
      .then(found => active && setHash(found));
    return () => {
      active = false;
    };
  }, []);
  if (!ours || hash === null) return { state: 'missing' };
  return hash === undefined ? { state: 'asked' } : { state: 'known', hash };
}
