/** The way to the member's own invitation (FRAME-12). */
import { usePageText } from '../../../shared/i18n/page-text.ts';
import { Icon } from '../../../shared/icons/icon.tsx';
import { usePopups } from '../../../shared/overlays/popups.ts';
import './entries.css';

export function InviteEntry() {
  const text = usePageText();
  const popups = usePopups();
  return (
    <button type="button" className="card invite-entry" aria-haspopup="dialog" onClick={() => popups.open('referral')}>
      <span className="entry-icon">
        <Icon name="invite" />
      </span>
      <span className="entry-words">
        <b>{text('invite.title')}</b>
        <span>{text('invite.teaser')}</span>
      </span>
      <Icon name="chevron-right" size={20} />
    </button>
  );
}
