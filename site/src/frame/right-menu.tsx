/** The site from the right: language, theme, the account, and the pages that are no games (HOME-02). */
import { usePageText } from '../i18n/page-text.ts';
import { usePopups } from '../popups/popups.ts';
import { SITE_ENTRIES } from '../rules/site-menu.ts';
import { LanguageSwitch } from './language-switch.tsx';
import { MenuRow } from './menu-row.tsx';
import { ThemeSwitch } from './theme-switch.tsx';
import { useWaiting } from './use-waiting.ts';

export function RightMenu() {
  const text = usePageText();
  const popups = usePopups();
  const waitingAt = useWaiting();
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
        <MenuRow icon="headset" onClick={toService}>
          {text('title.customer')}
        </MenuRow>
        {SITE_ENTRIES.map(({ path, title, icon }) => (
          <MenuRow key={path} icon={icon} path={path} waiting={waitingAt(path)} onClick={close}>
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
