/** The page of one message, in full. */
import type { Message } from 'lobbykit/domain';
import { usePageText } from '../../i18n/page-text.ts';
import { Rich } from '../../parts/content/rich.tsx';
import { useDateFormat } from '../../parts/content/use-when.ts';
import { sentAt } from '../../rules/content/messages.ts';

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
