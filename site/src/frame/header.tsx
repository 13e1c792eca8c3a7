import { usePageText } from '../i18n/page-text.ts';
import { Logo } from '../parts/logo.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

/** Header of the home page: the brand, what kind of money this is, and the two switches. */
export function Header() {
  const text = usePageText();
  return (
    <header className="top">
      <Logo />
      <h1 className="brand">lobbykit</h1>
      <span className="mark">{text('mark.playMoney')}</span>
      <div className="tools">
        <LanguageSwitch />
        <ThemeSwitch />
      </div>
    </header>
  );
}
