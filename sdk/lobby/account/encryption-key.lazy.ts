/** Selects the gateway's public key that encrypts a request body, from the settings (S21, S22). */

import type { LobbyClock } from '../clock/clock.ts';
import type { ScopedResource } from '../resource/scoped-resource.ts';
import type { EncryptedBody, LobbySettings } from '../types.ts';

/**
 * Required accuracy of the server time, ms. An encrypted body contains its creation time, and the gateway rejects a
 * deviation of 5 minutes.
 */
const CLOCK_ERROR_MS = 60_000;

/**
 * Encrypts `body` for the call at `path` with the published key that stays valid longest. `again`: fetches the settings
 * again first.
 * @returns null for a body that is sent unencrypted: the gateway publishes no key, or WebCrypto is not available (plain
 * http)
 * @throws CallError if the settings fail to load
 */
export async function encryptByPublishedKey(
  { settings, clock }: { readonly settings: ScopedResource<LobbySettings>; readonly clock: LobbyClock },
  path: string,
  body: object,
  again: boolean,
): Promise<EncryptedBody | null> {
  if (typeof crypto === 'undefined' || !crypto.subtle) return null;
  const newest = async () => {
    const { bodyKeys } = await settings.need();
    // Select the key with the longest validity, because another key may expire while the request is in flight.
    return [...bodyKeys].sort((a, b) => b.notAfter - a.notAfter)[0];
  };
  if (again) await settings.refresh();
  let key = await newest();
  if (!key) return null;
  await clock.knownTo(CLOCK_ERROR_MS);
  if (key.notAfter <= clock.serverNow()) {
    // The cached settings contain only expired keys. If the new settings contain no valid key, the expired key is used:
    // the password still stays out of logs, and the gateway decides whether to accept the body.
    await settings.refresh();
    key = (await newest()) ?? key;
  }
  const { seal } = await import('../../client/encrypt-body.lazy.ts');
  return seal(key, path, body, clock.serverNow());
}
