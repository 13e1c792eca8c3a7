/** Chooses the key for a sealed body out of the settings (S21, S22). */
import type { LobbySettings, SealedBody } from '../types.ts';
import type { LobbyClock } from './clock.ts';
import type { LateResource } from './late-resource.ts';

/** A sealed body says when it was made; the gateway refuses one that is 5 min off. */
const CLOCK_ERROR_MS = 60_000;

/** null: sent as it is, for the gateway publishes no key, or this page has no WebCrypto (plain http). */
export async function sealByPublishedKey(
  { settings, clock }: { readonly settings: LateResource<LobbySettings>; readonly clock: LobbyClock },
  path: string,
  body: object,
  again: boolean,
): Promise<SealedBody | null> {
  if (typeof crypto === 'undefined' || !crypto.subtle) return null;
  if (again) await settings.refresh();
  const { bodyKeys } = await settings.need();
  if (bodyKeys.length === 0) return null;
  await clock.knownTo(CLOCK_ERROR_MS);
  const now = clock.serverNow();
  // The one that lives longest: the other may end while the body is on its way.
  const [key] = bodyKeys.filter(({ notAfter }) => notAfter > now).sort((a, b) => b.notAfter - a.notAfter);
  if (!key) return null;
  const { seal } = await import('../api/seal.ts');
  return seal(key, path, body, now);
}
