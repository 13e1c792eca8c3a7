/** Messages by title, first words and date; each leads to its own page (MSG-02). */
import type { Message } from 'lobbykit/domain';
import { useLobby } from 'lobbykit/react';
import { Link } from 'wouter';
import { usePageText } from '../../i18n/page-text.ts';
import { Icon, type IconName } from '../../parts/icon.tsx';
import { useWhen } from '../../parts/use-when.ts';
import { messageDate, messagePath, snippet } from '../../rules/messages.ts';
import { UnreadDot } from './unread-dot.tsx';

export interface MessageRowsProps {
  readonly rows: readonly Message[];
  readonly icon: IconName;
  /** Page that shows one of them. */
  readonly page: Parameters<typeof messagePath>[0];
}

const joined = (...words: readonly string[]) => words.filter(Boolean).join(' · ');

export function MessageRows({ rows, icon, page }: MessageRowsProps) {
  const { clock } = useLobby();
  const text = usePageText();
  const when = useWhen();
  return (
    <ul className="card">
      {rows.map(row => (
        <li key={row.id}>
          <Link href={messagePath(page, row)} className="message-row" data-unread={row.isRead ? undefined : ''}>
            <span className="message-icon">
              <Icon name={icon} size={20} />
              {!row.isRead && <UnreadDot />}
            </span>
            <span className="message-words">
              <span className="message-title">{row.title || text('title.message')}</span>
              <span className="message-snippet">
                {joined(messageDate(row.startDate, clock.serverNow(), when), snippet(row))}
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
