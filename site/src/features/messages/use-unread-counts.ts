import { useStore } from '@nanostores/react';
import { commonStore, type Resource } from 'lobbykit';
import { useLobby, useSession } from 'lobbykit/react';
import { atom } from 'nanostores';
import { unreadFor, type Waiting } from './unread.ts';

const $empty = atom<Resource<never>>({ loading: false, stale: false });

/**
 * Returns the numbers of unread messages by kind.
 * @param enabled false sends no requests and returns 0 for all kinds
 */
export function useUnreadCounts(enabled = true): Waiting {
  const lobby = useLobby();
  const session = useSession();
  // Visitors have no unread messages, and a member must first change a temporary password.
  const active = enabled && session !== null && !session.firstTimeLogin;
  const unread = useStore(active ? commonStore(lobby).$unread : $empty).data;
  const flags = useStore(active ? lobby.$flags : $empty).data;
  const member = useStore(active ? lobby.$member : $empty).data;
  return unreadFor(unread, { session, flags: flags ?? null, labels: member?.memberLabels ?? null });
}
