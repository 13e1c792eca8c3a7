/** Automatic popup of home, one per stay (HOME-10..12). */
import { commonStore, type Lobby, type Storage } from 'lobbykit';
import type { PopupQueue } from '../../../shared/overlays/popup-queue.ts';
import type { Popups } from '../../../shared/overlays/popups.ts';
import { nextPopup } from './popup-choice.ts';

/** Session storage key that is set when a popup has opened, so that no second popup opens (HOME-11). */
const NOTICED_KEY = 'NOTICE_POP';

export interface HomePopups {
  /**
   * Tracks logins and logouts on all pages.
   * @returns a function that stops
   */
  follow(): () => void;
  /**
   * Opens the due popup while home is visible, never above another overlay.
   * @returns a function that stops and closes the popup
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
  /** The end of a session clears the session storage and must not trigger a popup. */
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
