/** What waits to be read, and the pages where that is done. */
import type { Unread } from 'lobbykit';
import { isAgent, mayUse } from 'lobbykit/domain';

type Who = Parameters<typeof mayUse>[1];

/** A guest cannot mark anything read, so nothing ever waits for one (ANN-13). */
export const anythingWaits = (unread: Unread | undefined, who: Who): boolean =>
  unread !== undefined && mayUse('markRead', who) && unread.inbox + unread.chat + unread.announcements > 0;

/** How much of it waits on the page with the address `path`; agents are counted what is told to agents (ANN-19, ANN-20). */
export function waitingAt(path: string, unread: Unread | undefined, who: Who): number {
  if (!unread || !mayUse('markRead', who)) return 0;
  const { inbox, announcements } = unread;
  const toAll = isAgent(who) ? 0 : announcements;
  if (path === '/m/webEmail') return inbox;
  if (path === '/m/message') return inbox + toAll;
  return path === '/m/notice' ? toAll : 0;
}
