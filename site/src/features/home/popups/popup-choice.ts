/** Selects the popup that home opens automatically (HOME-10..12). */
import { type Announcement, type Announcements, unreadOf } from 'lobbykit/domain';

/** Conditions for an automatic popup. */
export interface PopupTrigger {
  /** True after a login until the next popup decision. */
  readonly loggedIn: boolean;
  /** True if home has already opened a popup in this browser session (HOME-11). */
  readonly noticed: boolean;
}

/**
 * Returns the announcement that a popup shows: the first unread one in the gateway's order. The announcement line of
 * home shows all announcements.
 */
export const newestOf = (news: readonly Announcement[]): Announcement | undefined => unreadOf(news)[0];

/**
 * Returns the popup to open, at most one: login messages after a login, otherwise announcements once per session
 * (HOME-10; OPEN: HOME-12). Neither opens without an unread message.
 */
export function nextPopup(
  { popups, announcements }: Pick<Announcements, 'popups' | 'announcements'>,
  { loggedIn, noticed }: PopupTrigger,
): 'login' | 'notice' | null {
  if (loggedIn && newestOf(popups)) return 'login';
  return !noticed && newestOf(announcements) ? 'notice' : null;
}
