import { usePageText } from '../../shared/i18n/page-text.ts';
import './unread-count.css';

/** How much waits to be read behind the way it stands on, in words too; nothing for 0. */
export function UnreadCount({ count }: { count: number }) {
  const text = usePageText();
  if (count === 0) return null;
  return (
    <b className="unread-count">
      {count} <span className="lk-hidden">{text('menu.unread')}</span>
    </b>
  );
}
