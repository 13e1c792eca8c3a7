/** The page of one message, in full. */
import type { Message } from 'lobbykit/domain';
import { usePageText } from '../../shared/i18n/page-text.ts';
import { useDateFormat } from '../../shared/time/use-when.ts';
import { Rich } from '../../shared/ui/rich-text.tsx';
import { sentAt } from './message-rules.ts';

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
