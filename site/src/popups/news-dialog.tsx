import { type Announcement, shortDate } from 'lobbykit/domain';
import { Button, Modal } from 'lobbykit/parts';
import { useSession } from 'lobbykit/react';
import { usePageText } from '../i18n/page-text.ts';
import { Rich } from '../parts/rich.tsx';
import { useWhen } from '../parts/use-when.ts';

export interface NewsDialogProps {
  readonly title: 'news.login' | 'news.notices';
  readonly open: boolean;
  readonly news: readonly Announcement[];
  readonly onClose: () => void;
  /** Its first button was pressed: all of it was read. */
  readonly onUnderstood: () => void;
}

/** Announcements one below the other; to a member it says which of them are new (HOME-10, HOME-12). */
export function NewsDialog({ title, open, news, onClose, onUnderstood }: NewsDialogProps) {
  const text = usePageText();
  const { tag, zone } = useWhen();
  const member = useSession() !== null;
  return (
    <Modal
      open={open}
      title={text(title)}
      closeLabel={text('dialog.close')}
      onClose={onClose}
      foot={<Button onClick={onUnderstood}>{text('dialog.understood')}</Button>}
    >
      {news.map(({ id, title: name, content, startDate, isRead }) => (
        <article key={id} className="news">
          <h3>
            {name} {member && !isRead && <span className="mark">{text('news.unread')}</span>}
          </h3>
          {startDate !== null && startDate > 0 && <p className="news-date">{shortDate(startDate, tag, zone)}</p>}
          <Rich html={content} />
        </article>
      ))}
    </Modal>
  );
}
