/** Whether games are called hot: not to a member who takes a break from play (LIMIT-02). */
import { atom, onMount, type ReadableAtom } from 'nanostores';
import type { Lobby } from '../../lobby/types.ts';
import { isExcluded } from '../../protocol/limits/player-limits.ts';

/** True while games may be called hot; false from when the member is known to take a break. */
export function createHotTags({
  $session,
  $member,
  clock,
}: Pick<Lobby, '$session' | '$member' | 'clock'>): ReadableAtom<boolean> {
  const $hotTags = atom(true);
  onMount($hotTags, () => {
    let leave = () => {};
    // Who is logged in is asked for in a session alone: a visitor's page loads nothing of accounts.
    const off = $session.subscribe(session => {
      leave();
      leave = () => {};
      if (session) leave = $member.subscribe(({ data }) => $hotTags.set(!isExcluded(data, clock.serverNow())));
      else $hotTags.set(true);
    });
    return () => {
      off();
      leave();
    };
  });
  return $hotTags;
}
