import { Button } from 'lobbykit/parts';
import { usePageText } from '../shared/i18n/page-text.ts';
import { Icon } from '../shared/icons/icon.tsx';
import { usePopups } from '../shared/overlays/popups.ts';

/** Opens the service modal: help is one tap away from every page with a header. */
export function ServiceButton() {
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
