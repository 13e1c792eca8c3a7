import { useStore } from '@nanostores/react';
import { commonStore, type Resource } from 'lobbykit';
import { useLobby, useSession } from 'lobbykit/react';
import { atom } from 'nanostores';
import { unreadFor, type Waiting } from './unread.ts';

const $nothing = atom<Resource<never>>({ loading: false, stale: false });

/** How much waits to be read, and where. @param asks false asks for nothing, and nothing waits */
export function useUnreadCounts(asks = true): Waiting {
  const lobby = useLobby();
  const session = useSession();
  // Nothing waits for a visitor, and whose password is due reads nothing before it is changed.
  const asking = asks && session !== null && !session.firstTimeLogin;
  const unread = useStore(asking ? commonStore(lobby).$unread : $nothing).data;
  const flags = useStore(asking ? lobby.$flags : $nothing).data;
  const member = useStore(asking ? lobby.$member : $nothing).data;
  return unreadFor(unread, { session, flags: flags ?? null, labels: member?.memberLabels ?? null });
}
