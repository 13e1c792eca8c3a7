/** Opens the right-side menu (HOME-02); a dot says that something waits to be read. */
import { useStore } from '@nanostores/react';
import { commonStore, type Resource, type Unread } from 'lobbykit';
import { Button } from 'lobbykit/parts';
import { useLobby, useSession } from 'lobbykit/react';
import { atom } from 'nanostores';
import { usePageText } from '../i18n/page-text.ts';
import { $atRest } from '../parts/at-rest.ts';
import { Icon } from '../parts/icon.tsx';
import { usePopups } from '../popups/popups.ts';
import { anythingWaits } from '../rules/unread.ts';

const $nothing = atom<Resource<Unread>>({ loading: false, stale: false });

export function MenuButton() {
  const text = usePageText();
  const popups = usePopups();
  const { $unread } = commonStore(useLobby());
  // Three calls for a dot are none that a cold page begins with.
  const unread = useStore(useStore($atRest) ? $unread : $nothing).data;
  const waiting = anythingWaits(unread, useSession());
  return (
    <Button
      look="icon"
      className="menu-button"
      label={text(waiting ? 'header.menuUnread' : 'header.menu')}
      onClick={() => popups.open('rightMenu')}
    >
      <Icon name="menu" />
      {waiting && <i className="dot" />}
    </Button>
  );
}
