/**
 * Page of the message whose id is in the query. It marks the message as read; an unknown id shows a link to the list
 * (MSG-02).
 */
import { useStore } from '@nanostores/react';
import type { Message } from 'lobbykit/domain';
import { Empty } from 'lobbykit/parts';
import { useLobby } from 'lobbykit/react';
import type { ReactNode } from 'react';
import { useLocation, useSearch } from 'wouter';
import { usePageText } from '../../shared/i18n/page-text.ts';
import { useDateFormat } from '../../shared/time/use-date-format.ts';
import { Rich } from '../../shared/ui/rich-text.tsx';
import { MessagesFailed, MessagesWaiting } from './empty-state.tsx';
import { findMessage, sentAt } from './message-rules.ts';
import type { MessageSource } from './messages-model.ts';
import { useMarkRead, useMessages } from './use-messages.ts';
import './messages.css';

export interface OneMessageProps {
  readonly source: MessageSource;
  /** Path of the message list. */
  readonly all: string;
  /** Content shown instead of the "not found" text; false shows that text. */
  readonly otherwise?: ReactNode;
}

/** Message page: shows an announcement, or mail if no announcement has this id (MSG-01, ROUTE-26). */
export function MessageDetailPage() {
  const flags = useStore(useLobby().$flags);
  const mail = <OneMessage source="mail" all="/m/message" />;
  return (
    <OneMessage
      source="announcements"
      all="/m/message"
      // Waits for the flags, because they determine whether the mail center is enabled.
      otherwise={flags.data || flags.error ? flags.data?.has('MAILCEN') && mail : <MessagesWaiting variant="one" />}
    />
  );
}

export function OneMessage({ source, all, otherwise }: OneMessageProps) {
  const text = usePageText();
  const search = useSearch();
  const [, navigate] = useLocation();
  const { data, error, list } = useMessages(source);
  const message = data ? findMessage(data, search) : null;
  useMarkRead(list, message);
  if (message) {
    return (
      <div className="messages">
        <MessageArticle message={message} />
      </div>
    );
  }
  if (data && otherwise) return otherwise;
  if (data) {
    return (
      <Empty
        className="lk-empty messages-none"
        scene="none"
        title={text('messages.unknown')}
        description={text('messages.unknownText')}
        action={text('messages.toAll')}
        onAction={() => navigate(all, { replace: true })}
      />
    );
  }
  return error ? <MessagesFailed error={error} onRetry={list.retry} /> : <MessagesWaiting variant="one" />;
}

/** Title, date, and full text of one message. */
function MessageArticle({ message: { title, startDate, content } }: { message: Message }) {
  const text = usePageText();
  const date = sentAt(startDate, useDateFormat());
  return (
    <article className="card message">
      <h2>{title || text('title.message')}</h2>
      {date && <p className="message-date">{date}</p>}
      <Rich html={content} />
    </article>
  );
}
