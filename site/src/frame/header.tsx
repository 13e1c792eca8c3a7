import { Logo } from '../parts/logo.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

/** Header of the home page: the brand and the two switches. */
export function Header() {
  return (
    <header className="top">
      <Logo />
      <h1 className="brand">lobbykit</h1>
      <div className="tools">
        <LanguageSwitch />
        <ThemeSwitch />
      </div>
    </header>
  );
}
