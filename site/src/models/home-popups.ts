/** The popups that home opens by itself, one after the other (HOME-10..12). */
import { commonStore, type Lobby, type Storage } from 'lobbykit';
import type { Popups } from '../popups/popups.ts';
import { nextPopup } from '../rules/home-popups.ts';

/** Set in session storage once the notice popup has opened (HOME-11). */
const NOTICED_KEY = 'NOTICE_POP';

export interface HomePopups {
  /** Remembers logins, wherever they happen; returns off. */
  follow(): () => void;
  /** Opens what is due as long as home is on the screen; returns off, which closes what is open. */
  enter(): () => void;
}

type Flags = Pick<Popups, '$login' | '$notice' | 'open' | 'close'>;

export function createHomePopups(
  lobby: Lobby,
  popups: Flags,
  storage: Pick<Storage, 'readSession' | 'writeSession'>,
): HomePopups {
  const { $announcements } = commonStore(lobby);
  let loggedIn = false;

  const look = () => {
    const { data } = $announcements.get();
    if (!data || popups.$login.get() || popups.$notice.get()) return;
    const noticed = storage.readSession(NOTICED_KEY) === '1';
    const next = nextPopup(data, { loggedIn, noticed });
    loggedIn = false;
    if (next === 'notice') storage.writeSession(NOTICED_KEY, '1');
    if (next) popups.open(next);
  };

  return {
    follow() {
      const offs = [
        lobby.on('login', () => {
          loggedIn = true;
        }),
        lobby.on('logout', () => {
          loggedIn = false;
        }),
      ];
      return () => {
        for (const off of offs) off();
      };
    },
    enter() {
      const offs = [$announcements.subscribe(look), popups.$login.listen(look)];
      return () => {
        for (const off of offs) off();
        popups.close('login');
        popups.close('notice');
      };
    },
  };
}
