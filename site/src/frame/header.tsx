import { Button } from 'lobbykit/parts';
import type { PageTextKey } from '../i18n/en.ts';
import { usePageText } from '../i18n/page-text.ts';
import { Icon } from '../parts/icon.tsx';
import { Logo } from '../parts/logo.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { ThemeSwitch } from './theme-switch.tsx';

export interface HeaderProps {
  /** Title of a page; null for the brand. */
  readonly title: PageTextKey | null;
  /** The way back, in place of the logo (FRAME-03). */
  readonly onBack: (() => void) | null;
}

/** The brand, or the way back and the title of a page, and the two switches. */
export function Header({ title, onBack }: HeaderProps) {
  const text = usePageText();
  return (
    <header className={onBack ? 'top with-back' : 'top'}>
      {onBack ? (
        <Button look="icon" label={text('header.back')} onClick={onBack}>
          <Icon name="chevron-left" />
        </Button>
      ) : (
        <Logo />
      )}
      <h1 className="brand">{title ? text(title) : 'lobbykit'}</h1>
      <div className="tools">
        <LanguageSwitch />
        <ThemeSwitch />
      </div>
    </header>
  );
}
