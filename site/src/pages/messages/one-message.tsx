/** The message an address names, read by being opened; an unknown one leads back to all of them (MSG-02). */
import { Empty } from 'lobbykit/parts';
import { useLocation, useSearch } from 'wouter';
import { usePageText } from '../../i18n/page-text.ts';
import type { MessageSource } from '../../models/messages.ts';
import { findMessage } from '../../rules/messages.ts';
import '../../styles/messages.css';
import { MessagesFailed, MessagesWaiting } from './away.tsx';
import { MessageArticle } from './message-article.tsx';
import { useMessages, useOpened } from './use-messages.ts';

export interface OneMessageProps {
  readonly source: MessageSource;
  /** Page of all of them. */
  readonly all: string;
}

/** One announcement of a member (MSG-01). */
export const MessageDetailPage = () => <OneMessage source="notices" all="/m/message" />;

export function OneMessage({ source, all }: OneMessageProps) {
  const text = usePageText();
  const search = useSearch();
  const [, navigate] = useLocation();
  const { data, error, list } = useMessages(source);
  const message = data ? findMessage(data, search) : null;
  useOpened(list, message);
  if (message) {
    return (
      <div className="messages">
        <MessageArticle message={message} />
      </div>
    );
  }
  if (data) {
    return (
      <Empty
        className="lk-empty messages-none"
        scene="none"
        title={text('messages.unknown')}
        words={text('messages.unknownText')}
        action={text('messages.toAll')}
        onAction={() => navigate(all, { replace: true })}
      />
    );
  }
  return error ? <MessagesFailed error={error} onRetry={list.retry} /> : <MessagesWaiting look="one" />;
}
