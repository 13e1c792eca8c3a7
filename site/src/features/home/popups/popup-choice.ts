/** Which popup home opens by itself (HOME-10..12). */
import { type Announcement, type Announcements, unreadOf } from 'lobbykit/domain';

/** The facts by which home decides. */
export interface PopupTrigger {
  /** Somebody has logged in and not seen the login popup since. */
  readonly loggedIn: boolean;
  /** A popup of home has been open in this session of the browser (HOME-11). */
  readonly noticed: boolean;
}

/** The one announcement that a popup tells: the first that was not read, in the gateway's order; the line of home has them all. */
export const newestOf = (news: readonly Announcement[]): Announcement | undefined => unreadOf(news)[0];

/**
 * One popup at most: after a login the messages for logins, else the notices, once per session (HOME-10; OPEN: HOME-12). Neither
 * opens without an unread message.
 */
export function nextPopup(
  { popups, notices }: Pick<Announcements, 'popups' | 'notices'>,
  { loggedIn, noticed }: PopupTrigger,
): 'login' | 'notice' | null {
  if (loggedIn && newestOf(popups)) return 'login';
  return !noticed && newestOf(notices) ? 'notice' : null;
}
