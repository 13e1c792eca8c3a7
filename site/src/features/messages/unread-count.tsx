import { usePageText } from '../../shared/i18n/page-text.ts';
import './unread-count.css';

/** Number of unread messages next to a link, with a text for screen readers; renders nothing for 0. */
export function UnreadCount({ count }: { count: number }) {
  const text = usePageText();
  if (count === 0) return null;
  return (
    <b className="unread-count">
      {count} <span className="lk-hidden">{text('menu.unread')}</span>
    </b>
  );
}
