/** Announcement that expands on a press and is then marked as read. */
import type { Message } from 'lobbykit/domain';
import { useLobby } from 'lobbykit/react';
import { useState } from 'react';
import { usePageText } from '../../shared/i18n/page-text.ts';
import { Icon } from '../../shared/icons/icon.tsx';
import { useDateFormat } from '../../shared/time/use-date-format.ts';
import { Rich } from '../../shared/ui/rich-text.tsx';
import { messageDate } from './message-rules.ts';
import { UnreadBadge } from './unread-badge.tsx';

export function AnnouncementCard({ announcement, onOpen }: { announcement: Message; onOpen: () => void }) {
  const { clock } = useLobby();
  const text = usePageText();
  const when = useDateFormat();
  const [opened, setOpened] = useState(false);
  const { title, startDate, content, isRead } = announcement;
  return (
    <details
      className="card announcement"
      onToggle={({ currentTarget: { open } }) => {
        setOpened(open);
        if (open) onOpen();
      }}
    >
      <summary className="message-row" data-unread={isRead ? undefined : ''}>
        <span className="message-icon">
          <Icon name="megaphone" size={20} />
          {!isRead && <UnreadBadge />}
        </span>
        <span className="message-words">
          <h2 className="message-title">{title || text('title.message')}</h2>
          <span className="message-date">{messageDate(startDate, clock.serverNow(), when)}</span>
        </span>
        <Icon name="chevron-down" size={20} />
      </summary>
      {opened && (
        <div className="announcement-text">
          <Rich html={content} />
        </div>
      )}
    </details>
  );
}
