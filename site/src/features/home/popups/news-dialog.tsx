import { type Announcement, shortDate } from 'lobbykit/domain';
import { Button, Modal } from 'lobbykit/parts';
import { useSession } from 'lobbykit/react';
import { useState } from 'react';
import { usePageText } from '../../../shared/i18n/page-text.ts';
import { useDateFormat } from '../../../shared/time/use-date-format.ts';
import { Rich } from '../../../shared/ui/rich-text.tsx';
import { newestOf } from './popup-choice.ts';

export interface NewsDialogProps {
  readonly title: 'news.login' | 'news.announcements';
  readonly open: boolean;
  readonly news: readonly Announcement[];
  readonly onClose: () => void;
  /** Called by the confirm button; marks the announcement as read. */
  readonly onUnderstood: (news: Announcement) => void;
  /** Opens the list of all announcements; without this function, the dialog has no link to it. */
  readonly onAll?: () => void;
}

/** Dialog of the first unread announcement; for members with a "new" label (HOME-10, HOME-12). */
export function NewsDialog({ title, open, news, onClose, onUnderstood, onAll }: NewsDialogProps) {
  const text = usePageText();
  const { tag, zone } = useDateFormat();
  const member = useSession() !== null;
  /**
   * Announcement selected when the dialog opens. Marking it as read must not replace it with the next one while the
   * dialog closes.
   */
  const [selected, setSelected] = useState({ open, id: newestOf(news)?.id });
  if (selected.open !== open) setSelected({ open, id: open ? newestOf(news)?.id : selected.id });
  const shown = news.find(({ id }) => id === selected.id);
  if (!shown) return null;
  const { title: name, content, startDate, isRead } = shown;
  return (
    <Modal
      open={open}
      title={text(title)}
      closeLabel={text('dialog.close')}
      onClose={onClose}
      foot={
        <div className="news-ways">
          {onAll && news.length > 1 && (
            <Button variant="line" onClick={onAll}>
              {text('news.all')}
            </Button>
          )}
          <Button onClick={() => onUnderstood(shown)}>{text('dialog.understood')}</Button>
        </div>
      }
    >
      <article className="news">
        <h3>
          {name} {member && !isRead && <span className="mark">{text('news.unread')}</span>}
        </h3>
        {startDate !== null && startDate > 0 && <p className="news-date">{shortDate(startDate, tag, zone)}</p>}
        <Rich html={content} onLeave={onClose} />
      </article>
    </Modal>
  );
}
