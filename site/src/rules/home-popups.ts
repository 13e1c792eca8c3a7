/** Which popup home opens by itself (HOME-10..12). */
import { type Announcements, unreadOf } from 'lobbykit/domain';

/** What home knows when it decides. */
export interface PopupMoment {
  /** Somebody has logged in and not seen the login popup since. */
  readonly loggedIn: boolean;
  /** The notice popup has been open in this session of the browser (HOME-11). */
  readonly noticed: boolean;
}

/**
 * The login popup comes before the notice popup, which waits until that is closed (OPEN: HOME-12); the notice popup opens
 * once per session (HOME-10). Neither opens without something to tell that the member has not read yet.
 */
export function nextPopup(
  { popups, notices }: Pick<Announcements, 'popups' | 'notices'>,
  { loggedIn, noticed }: PopupMoment,
): 'login' | 'notice' | null {
  if (loggedIn && unreadOf(popups).length > 0) return 'login';
  return !noticed && unreadOf(notices).length > 0 ? 'notice' : null;
}
