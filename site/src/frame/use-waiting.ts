import { useStore } from '@nanostores/react';
import { commonStore } from 'lobbykit';
import { useLobby, useSession } from 'lobbykit/react';
import { waitingAt } from '../rules/unread.ts';

/** Tells how much waits to be read on a page. */
export function useWaiting(): (path: string) => number {
  const session = useSession();
  const unread = useStore(commonStore(useLobby()).$unread).data;
  return path => waitingAt(path, unread, session);
}
