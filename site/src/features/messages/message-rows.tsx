/** Rows of messages with title, snippet, and date; each row links to its message (MSG-02). */
import { useLobby } from 'lobbykit/react';
import { Link } from 'wouter';
import { usePageText } from '../../shared/i18n/page-text.ts';
import { Icon } from '../../shared/icons/icon.tsx';
import { useDateFormat } from '../../shared/time/use-date-format.ts';
import { type MessageRow, messageDate, messagePath, snippet } from './message-rules.ts';
import { UnreadBadge } from './unread-badge.tsx';

const ICONS = { announcements: 'megaphone', mail: 'mail' } as const;

const joined = (...texts: readonly string[]) => texts.filter(Boolean).join(' · ');

export function MessageRows({ rows }: { rows: readonly MessageRow[] }) {
  const { clock } = useLobby();
  const text = usePageText();
  const when = useDateFormat();
  return (
    <ul className="card">
      {rows.map(row => {
        const { from, message } = row;
        return (
          <li key={`${from} ${message.id}`}>
            <Link href={messagePath(row)} className="message-row" data-unread={message.isRead ? undefined : ''}>
              <span className="message-icon">
                <Icon name={ICONS[from]} size={20} />
                {!message.isRead && <UnreadBadge />}
              </span>
              <span className="message-words">
                <span className="message-title">{message.title || text('title.message')}</span>
                <span className="message-snippet">
                  {joined(messageDate(message.startDate, clock.serverNow(), when), snippet(message))}
                </span>
              </span>
            </Link>
          </li>
        );
      })}
    </ul>
  );
}
