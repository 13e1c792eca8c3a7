/** Selects the automatic popup of home (HOME-10..12). */
import { type Announcement, type Announcements, unreadOf } from 'lobbykit/domain';

/** Inputs of the selection. */
export interface PopupTrigger {
  /** True after a login, until the login popup was shown. */
  readonly loggedIn: boolean;
  /** True if a popup of home was open in this browser session (HOME-11). */
  readonly noticed: boolean;
}

/**
 * Returns the announcement of a popup: the first unread one in the gateway's order. The announcement line of home shows
 * all.
 */
export const newestOf = (news: readonly Announcement[]): Announcement | undefined => unreadOf(news)[0];

/**
 * Returns at most one popup: login messages after a login, else the announcements, once per session (HOME-10; OPEN:
 * HOME-12). Both require an unread message.
 */
export function nextPopup(
  { popups, announcements }: Pick<Announcements, 'popups' | 'announcements'>,
  { loggedIn, noticed }: PopupTrigger,
): 'login' | 'notice' | null {
  if (loggedIn && newestOf(popups)) return 'login';
  return !noticed && newestOf(announcements) ? 'notice' : null;
}
