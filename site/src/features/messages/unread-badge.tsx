import { usePageText } from '../../shared/i18n/page-text.ts';

/** Badge that marks an unread message, with a text for screen readers. */
export function UnreadBadge() {
  const text = usePageText();
  return (
    <span className="unread-badge">
      <span className="lk-hidden">{text('news.unread')}</span>
    </span>
  );
}
