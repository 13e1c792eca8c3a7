/** One message in full. */
import type { Message } from 'lobbykit/domain';
import { useText } from 'lobbykit/react';
import { usePageText } from '../../i18n/page-text.ts';
import { deviceZone } from '../../parts/device-zone.ts';
import { Rich } from '../../parts/rich.tsx';
import { fullDate } from '../../rules/messages.ts';

export function MessageArticle({ message: { title, startDate, content } }: { message: Message }) {
  const text = usePageText();
  const { tag } = useText();
  const date = fullDate(startDate, tag, deviceZone());
  return (
    <article className="card message">
      <h2>{title || text('title.message')}</h2>
      {date && <p className="message-date">{date}</p>}
      <Rich html={content} />
    </article>
  );
}
