/** Lobby news as one line that expands (EP-22). */
import { useStore } from '@nanostores/react';
import { type CallError, commonStore, errorText } from 'lobbykit';
import type { Message } from 'lobbykit/domain';
import { Button } from 'lobbykit/parts';
import { useLobby, useText } from 'lobbykit/react';
import { useState } from 'react';
import { usePageText } from '../../shared/i18n/page-text.ts';
import { Icon } from '../../shared/icons/icon.tsx';
import { useInViewport } from '../../shared/loading/use-in-viewport.ts';
import { Rich } from '../../shared/ui/rich-text.tsx';

/** Margin for loading: two viewport heights above and below the visible area. */
const FAR_AHEAD = '200% 0px';

/**
 * Reserves the height of the line until the news load. The request is sent far before the line is visible, so that an
 * empty line collapses outside the viewport.
 */
export function LobbyNews() {
  const [ref, near] = useInViewport<HTMLDivElement>(FAR_AHEAD);
  return <div ref={ref}>{near ? <News /> : <NewsPlaceholder />}</div>;
}

const NewsPlaceholder = () => <div className="lobby-news-wait" />;

function News() {
  const common = commonStore(useLobby());
  const { data, error } = useStore(common.$news);
  if (!data)
    return error ? <NewsFailed error={error} onRetry={() => void common.refresh('news')} /> : <NewsPlaceholder />;
  const [first, ...others] = data.filter(({ title }) => title);
  return first ? <NewsLine first={first} others={others} /> : null;
}

function NewsLine({ first, others }: { first: Message; others: readonly Message[] }) {
  const text = usePageText();
  const [opened, setOpened] = useState(false);
  return (
    <section className="lobby-news" aria-label={text('home.news')}>
      <details className="card" onToggle={({ currentTarget: { open } }) => setOpened(open)}>
        <summary>
          <span className="mark">{text('home.news')}</span>
          <h2 className="lobby-news-title">{first.title}</h2>
          <Icon name="chevron-down" size={20} />
        </summary>
        {opened && (
          <div className="lobby-news-text">
            <Rich html={first.content} />
            {others.map(({ id, title, content }) => (
              <article key={id}>
                <h3 className="lobby-news-title">{title}</h3>
                <Rich html={content} />
              </article>
            ))}
          </div>
        )}
      </details>
    </section>
  );
}

function NewsFailed({ error, onRetry }: { error: CallError; onRetry: () => void }) {
  const text = usePageText();
  const kitText = useText();
  return (
    <section className="lobby-news" aria-label={text('home.news')} role="alert">
      <div className="card lobby-news-failed">
        <p className="list-note-title">{text('home.newsFailed')}</p>
        <p>{errorText(error, kitText)}</p>
        <Button variant="line" onClick={onRetry}>
          {text('failed.retry')}
        </Button>
      </div>
    </section>
  );
}
