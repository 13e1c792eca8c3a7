/** The page of one message, in full. */
import type { Message } from 'lobbykit/domain';
import { sentAt } from '../../rules/content/messages.ts';
import { usePageText } from '../../shared/i18n/page-text.ts';
import { useDateFormat } from '../../shared/time/use-when.ts';
import { Rich } from '../../shared/ui/rich-text.tsx';

export function MessageArticle({ message: { title, startDate, content } }: { message: Message }) {
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
