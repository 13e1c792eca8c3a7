import type { PageTextKey } from '../i18n/en.ts';
import { usePageText } from '../i18n/page-text.ts';
import { Logo } from '../parts/logo.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

/** The brand, or the title of a page that is not home, and the two switches. */
export function Header({ title }: { title: PageTextKey | null }) {
  const text = usePageText();
  return (
    <header className="top">
      <Logo />
      <h1 className="brand">{title ? text(title) : 'lobbykit'}</h1>
      <div className="tools">
        <LanguageSwitch />
        <ThemeSwitch />
      </div>
    </header>
  );
}
