/** Whether something waits to be read. */
import type { Unread } from 'lobbykit';
import { mayUse } from 'lobbykit/domain';

/** A guest cannot mark anything read, so nothing ever waits for one (ANN-13). */
export const anythingWaits = (unread: Unread | undefined, who: Parameters<typeof mayUse>[1]): boolean =>
  unread !== undefined && mayUse('markRead', who) && unread.inbox + unread.chat + unread.announcements > 0;
