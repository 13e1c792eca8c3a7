/** Visibility of the tag Hot, which is hidden from members with an active exclusion (LIMIT-02). */
import { atom, onMount, type ReadableAtom } from 'nanostores';
import type { Lobby } from '../../lobby/types.ts';
import { isExcluded } from '../../protocol/limits/player-limits.ts';

/**
 * Creates a store that is true while the tag Hot is shown. It becomes false when the member is known to have an active
 * exclusion.
 */
export function createHotTags({
  $session,
  $member,
  clock,
}: Pick<Lobby, '$session' | '$member' | 'clock'>): ReadableAtom<boolean> {
  const $hotTags = atom(true);
  onMount($hotTags, () => {
    let unsubscribe = () => {};
    // The member is requested only if there is a session, so that a visitor's page does not load the account code.
    const off = $session.subscribe(session => {
      unsubscribe();
      unsubscribe = () => {};
      if (session) unsubscribe = $member.subscribe(({ data }) => $hotTags.set(!isExcluded(data, clock.serverNow())));
      else $hotTags.set(true);
    });
    return () => {
      off();
      unsubscribe();
    };
  });
  return $hotTags;
}
