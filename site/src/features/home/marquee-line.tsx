import { Button } from 'lobbykit/parts';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { usePageText } from '../../shared/i18n/page-text.ts';
import { Icon } from '../../shared/icons/icon.tsx';

/** Time to read one character, ms; determines the scrolling speed. */
const CHAR_MS = 160;

/**
 * Row of announcement titles that links to the message list. If the titles are wider than the row, CSS scrolls the
 * titles and a second copy in a loop, which a button can stop (WCAG 2.2.2).
 */
export function MarqueeLine({ titles }: { titles: readonly string[] }) {
  const text = usePageText();
  const view = useRef<HTMLAnchorElement>(null);
  const textRef = useRef<HTMLSpanElement>(null);
  const [moves, setMoves] = useState(false);
  const [stopped, setStopped] = useState(false);

  useEffect(() => {
    if (!view.current || !textRef.current) return;
    const observer = new ResizeObserver(() => {
      setMoves((textRef.current?.offsetWidth ?? 0) > (view.current?.clientWidth ?? 0));
    });
    observer.observe(view.current);
    observer.observe(textRef.current);
    return () => observer.disconnect();
  }, []);

  const charCount = titles.reduce((sum, title) => sum + title.length, 0);
  const style = { '--marquee-ms': `${charCount * CHAR_MS}ms` } as CSSProperties;
  const row = titles.map((title, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: titles may repeat
    <span key={at}>{title}</span>
  ));
  return (
    <>
      <Link ref={view} href="/m/message" className="marquee-view" data-moves={moves ? '' : undefined}>
        <span className="marquee-row" data-stopped={stopped ? '' : undefined} style={style}>
          <span ref={textRef} className="marquee-words">
            {row}
          </span>
          {moves && (
            <span className="marquee-words" aria-hidden="true">
              {row}
            </span>
          )}
        </span>
      </Link>
      {moves && (
        <Button
          variant="icon"
          className="marquee-stop"
          label={text(stopped ? 'marquee.go' : 'marquee.stop')}
          onClick={() => setStopped(!stopped)}
        >
          <Icon name={stopped ? 'play' : 'pause'} size={16} />
        </Button>
      )}
    </>
  );
}
