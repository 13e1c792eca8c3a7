/** Opens a popup automatically, at most one each time home opens (HOME-10..12). */
import { commonStore, type Lobby, type Storage } from 'lobbykit';
import type { PopupQueue } from '../../../shared/overlays/popup-queue.ts';
import type { Popups } from '../../../shared/overlays/popups.ts';
import { nextPopup } from './popup-choice.ts';

/** Session storage key, set when a popup has opened, so that the session has no second popup (HOME-11). */
const NOTICED_KEY = 'NOTICE_POP';

export interface HomePopups {
  /**
   * Listens for logins and logouts on all pages.
   * @returns a function that removes the listeners
   */
  follow(): () => void;
  /**
   * Opens the next popup on home, if no other overlay is open.
   * @returns a function that stops this and closes the popup
   */
  enter(): () => void;
}

export function createHomePopups(
  lobby: Lobby,
  popups: Pick<Popups, 'open' | 'close'>,
  queue: PopupQueue,
  storage: Pick<Storage, 'readSession' | 'writeSession'>,
): HomePopups {
  const { $announcements } = commonStore(lobby);
  let loggedIn = false;

  const openNext = () => {
    const { data } = $announcements.get();
    if (!data || !queue.isFree()) return;
    const noticed = storage.readSession(NOTICED_KEY) === '1';
    const next = nextPopup(data, { loggedIn, noticed });
    loggedIn = false;
    if (!next) return;
    queue.take();
    remember();
    popups.open(next);
  };
  const remember = () => storage.writeSession(NOTICED_KEY, '1');
  /**
   * Sets the key again after a logout, which clears the session storage, so that the logout does not trigger a popup.
   */
  const end = () => {
    loggedIn = false;
    remember();
  };

  return {
    follow() {
      const offs = [
        lobby.on('login', () => {
          loggedIn = true;
          queue.reset();
        }),
        lobby.on('logout', end),
        lobby.on('session-expired', end),
      ];
      return () => {
        for (const off of offs) off();
      };
    },
    enter() {
      queue.reset();
      const offs = [$announcements.subscribe(openNext), queue.watch(openNext)];
      return () => {
        for (const off of offs) off();
        popups.close('login');
        popups.close('notice');
      };
    },
  };
}
