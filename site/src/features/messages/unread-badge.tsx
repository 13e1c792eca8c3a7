import { usePageText } from '../../shared/i18n/page-text.ts';

/** Marks what waits to be read, in words too. */
export function UnreadBadge() {
  const text = usePageText();
  return (
    <span className="unread-badge">
      <span className="lk-hidden">{text('news.unread')}</span>
    </span>
  );
}
