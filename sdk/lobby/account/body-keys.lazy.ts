/** Chooses the key for a sealed body out of the settings (S21, S22). */

import type { LobbyClock } from '../clock/clock.ts';
import type { ScopedResource } from '../resource/scoped-resource.ts';
import type { EncryptedBody, LobbySettings } from '../types.ts';

/** How well the server's time has to be known, ms: a sealed body says when it was made, and the gateway refuses one that is 5 min off. */
const CLOCK_ERROR_MS = 60_000;

/**
 * Seals `body` for the call at `path` by the key of the settings that is valid longest. `again`: asks for the settings anew first.
 * @returns null for a body that is sent as it is: the gateway publishes no key, or this page has no WebCrypto (plain http)
 * @throws CallError where the settings do not come
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
    // The one that lives longest: the other may end while the body is on its way.
    return [...bodyKeys].sort((a, b) => b.notAfter - a.notAfter)[0];
  };
  if (again) await settings.refresh();
  let key = await newest();
  if (!key) return null;
  await clock.knownTo(CLOCK_ERROR_MS);
  if (key.notAfter <= clock.serverNow()) {
    // The settings of this page are older than its keys. Even a key that is over keeps the password out of logs; whether the body
    // is taken is the gateway's decision.
    await settings.refresh();
    key = (await newest()) ?? key;
  }
  const { seal } = await import('../../client/encrypt-body.lazy.ts');
  return seal(key, path, body, clock.serverNow());
}
