import { usePageText } from '../../i18n/page-text.ts';

/** Marks what waits to be read, in words too. */
export function UnreadDot() {
  const text = usePageText();
  return (
    <span className="unread-dot">
      <span className="lk-hidden">{text('news.unread')}</span>
    </span>
  );
}
