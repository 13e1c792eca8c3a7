/** Right drawer: language, theme, account, and links to all pages that are not games (HOME-02). */
import { useStore } from '@nanostores/react';
import { Button } from 'lobbykit/parts';
import { useLobby, useSession } from 'lobbykit/react';
import { unreadAt } from '../../features/messages/unread.ts';
import { useUnreadCounts } from '../../features/messages/use-unread-counts.ts';
import { LanguageSwitch } from '../../shared/i18n/language-switch.tsx';
import { usePageText } from '../../shared/i18n/page-text.ts';
import { Icon } from '../../shared/icons/icon.tsx';
import { usePopups } from '../../shared/overlays/popups.ts';
import { MenuRow } from './menu-row.tsx';
import { siteEntries } from './right-menu-entries.ts';

const NONE: ReadonlySet<string> = new Set();

export function RightMenu() {
  const text = usePageText();
  const popups = usePopups();
  const session = useSession();
  const flags = useStore(useLobby().$flags).data ?? NONE;
  const waiting = useUnreadCounts();
  const close = () => popups.close('rightMenu');
  const toAccount = () => {
    close();
    popups.open('sideMenu');
  };
  const toHomeScreen = () => {
    close();
    popups.open('homeScreen');
  };
  const toService = () => {
    close();
    popups.open('service');
  };
  return (
    <div className="menu">
      <div className="menu-looks">
        <LanguageSwitch named />
        <ThemeSwitch />
      </div>
      <nav aria-label={text('right.title')}>
        <MenuRow icon="account" onClick={toAccount}>
          {text('side.title')}
        </MenuRow>
        <MenuRow icon="headset" waiting={waiting.chat} onClick={toService}>
          {text('title.customer')}
        </MenuRow>
        {siteEntries(flags, session).map(({ path, title, icon }) => (
          <MenuRow key={path} icon={icon} path={path} waiting={unreadAt(path, waiting)} onClick={close}>
            {text(title)}
          </MenuRow>
        ))}
        <MenuRow icon="bag" onClick={toHomeScreen}>
          {text('right.homeScreen')}
        </MenuRow>
      </nav>
    </div>
  );
}

/** Switch between the light and the dark theme (THEME-01); the lobby stores the choice. */
function ThemeSwitch() {
  const lobby = useLobby();
  const text = usePageText();
  const dark = useStore(lobby.$theme) === 'dark';
  return (
    <Button
      variant="icon"
      label={text('header.darkTheme')}
      pressed={dark}
      onClick={() => lobby.setTheme(dark ? 'light' : 'dark')}
    >
      <Icon name={dark ? 'sun' : 'moon'} />
    </Button>
  );
}
