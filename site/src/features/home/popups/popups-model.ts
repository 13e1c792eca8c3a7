/** The popup that home opens by itself: one, whatever there is to tell (HOME-10..12). */
import { commonStore, type Lobby, type Storage } from 'lobbykit';
import type { PopupQueue } from '../../../shared/overlays/popup-queue.ts';
import type { Popups } from '../../../shared/overlays/popups.ts';
import { nextPopup } from './popup-choice.ts';

/** Set in session storage once a popup has opened (HOME-11): nobody meets two of them in a row. */
const NOTICED_KEY = 'NOTICE_POP';

export interface HomePopups {
  /** Remembers logins and their ends, wherever they happen; returns off. */
  follow(): () => void;
  /**
   * Opens what is due as long as home is on the screen, never above something else that is open or about to open;
   * returns off, which closes what it opened.
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
  /** The end of a session empties its storage, and tells nobody anything new. */
  const end = () => {
    loggedIn = false;
    remember();
  };

  return {
    follow() {
      const offs = [
        lobby.on('login', () => {
          loggedIn = true;
          queue.begin();
        }),
        lobby.on('logout', end),
        lobby.on('session-expired', end),
      ];
      return () => {
        for (const off of offs) off();
      };
    },
    enter() {
      queue.begin();
      const offs = [$announcements.subscribe(openNext), queue.watch(openNext)];
      return () => {
        for (const off of offs) off();
        popups.close('login');
        popups.close('notice');
      };
    },
  };
}
