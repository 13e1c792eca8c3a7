import { Button } from 'lobbykit/parts';
import type { PageTextKey } from '../shared/i18n/en.ts';
import { usePageText } from '../shared/i18n/page-text.ts';
import { Icon } from '../shared/icons/icon.tsx';
import { Logo } from '../shared/icons/logo.tsx';
import { MenuButton } from './menus/menu-button.tsx';
import { ServiceButton } from './service-button.tsx';

export interface HeaderProps {
  readonly title: PageTextKey;
  /** The way back, in place of the logo (FRAME-03). */
  readonly onBack: (() => void) | null;
  /** Takes the element for the tools of the page. */
  readonly onTools: (place: HTMLElement | null) => void;
}

/** The way back, the title of the page, what the page puts there, customer service and the menu. */
export function Header({ title, onBack, onTools }: HeaderProps) {
  const text = usePageText();
  return (
    <header className={onBack ? 'top with-back' : 'top'}>
      {onBack ? (
        <Button variant="icon" label={text('header.back')} onClick={onBack}>
          <Icon name="chevron-left" />
        </Button>
      ) : (
        <Logo />
      )}
      <h1 className="brand">{text(title)}</h1>
      <div className="tools">
        <div className="page-tools" ref={onTools} />
        <ServiceButton />
        <MenuButton />
      </div>
    </header>
  );
}
