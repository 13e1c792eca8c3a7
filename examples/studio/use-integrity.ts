/** Hash of this server's script, for the `integrity` of a snippet. */
import { VERSION } from 'lobbykit';
import { useEffect, useState } from 'react';

/** `asked` while loading; `missing` if this server has no hash, or for another gateway. */
export type Integrity = { readonly state: 'asked' | 'missing' } | { readonly state: 'known'; readonly hash: string };

const HASH = /^sha(?:256|384|512)-[A-Za-z0-9+/]+={0,2}$/;

/** Hash of the loader in an `integrity.json`; null for any other content. */
export function loaderHash(listed: unknown): string | null {
  const files = (listed as { files?: unknown } | null)?.files ?? listed;
  const hash = (files as Record<string, unknown> | null)?.['lobbykit.js'];
  return typeof hash === 'string' && HASH.test(hash) ? hash : null;
}

/** @param ours false for another gateway, whose files may be from another build */
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
