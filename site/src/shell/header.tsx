import { Button } from 'lobbykit/parts';
import type { PageTextKey } from '../shared/i18n/en.ts';
import { usePageText } from '../shared/i18n/page-text.ts';
import { Icon } from '../shared/icons/icon.tsx';
import { Logo } from '../shared/icons/logo.tsx';
import { usePopups } from '../shared/overlays/popups.ts';
import { MenuButton } from './menus/menu-button.tsx';

export interface HeaderProps {
  readonly title: PageTextKey;
  /** Called when the visitor presses the Back button, which replaces the logo (FRAME-03); null for no Back button. */
  readonly onBack: (() => void) | null;
  /** Called with the element in which pages render their header buttons; null on unmount. */
  readonly onTools: (place: HTMLElement | null) => void;
}

/** Header with Back button, page title, buttons of the page, customer service, and menu. */
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

/** Button that opens customer service, so that help is one press away on every page with a header. */
function ServiceButton() {
  const text = usePageText();
  const popups = usePopups();
  return (
    <Button
      variant="icon"
      className="service-button"
      label={text('title.customer')}
      onClick={() => popups.open('service')}
    >
      <Icon name="headset" />
    </Button>
  );
}
