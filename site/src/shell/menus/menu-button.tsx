/**
 * Button that opens the right drawer (HOME-02). A dot shows that there are unread messages, which the drawer links to.
 */
import { useStore } from '@nanostores/react';
import { Button } from 'lobbykit/parts';
import { hasUnread } from '../../features/messages/unread.ts';
import { useUnreadCounts } from '../../features/messages/use-unread-counts.ts';
import { usePageText } from '../../shared/i18n/page-text.ts';
import { Icon } from '../../shared/icons/icon.tsx';
import { $afterLoad } from '../../shared/loading/after-load.ts';
import { usePopups } from '../../shared/overlays/popups.ts';

export function MenuButton() {
  const text = usePageText();
  const popups = usePopups();
  // Requests the unread counts only after the first load, which the dot must not slow down.
  const waits = hasUnread(useUnreadCounts(useStore($afterLoad)));
  return (
    <Button
      variant="icon"
      className="menu-button"
      label={text(waits ? 'header.menuUnread' : 'header.menu')}
      onClick={() => popups.open('rightMenu')}
    >
      <Icon name="menu" />
      {waits && <i className="dot" />}
    </Button>
  );
}
