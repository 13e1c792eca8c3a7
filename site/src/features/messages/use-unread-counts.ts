import { useStore } from '@nanostores/react';
import { commonStore, type Resource } from 'lobbykit';
import { useLobby, useSession } from 'lobbykit/react';
import { atom } from 'nanostores';
import { unreadFor, type Waiting } from './unread.ts';

const $nothing = atom<Resource<never>>({ loading: false, stale: false });

/**
 * Returns the unread counts by target.
 * @param asks false sends no requests and returns 0 for all
 */
export function useUnreadCounts(asks = true): Waiting {
  const lobby = useLobby();
  const session = useSession();
  // Visitors have no unread messages, and a forced password change precedes reading.
  const asking = asks && session !== null && !session.firstTimeLogin;
  const unread = useStore(asking ? commonStore(lobby).$unread : $nothing).data;
  const flags = useStore(asking ? lobby.$flags : $nothing).data;
  const member = useStore(asking ? lobby.$member : $nothing).data;
  return unreadFor(unread, { session, flags: flags ?? null, labels: member?.memberLabels ?? null });
}
