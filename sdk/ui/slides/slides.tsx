/** Slides beside each other, one seen at a time: swiped by the browser's own scrolling, or by two buttons and the arrow keys. */
import { Button } from '../button/button.tsx';
import { type ReactNode, useEffect, useRef, useState } from '../dialect.ts';

export interface SlidesProps {
  /** Name of the row for screen readers. */
  readonly label: string;
  /** One per slide, in order. */
  readonly slides: readonly ReactNode[];
  /** Says where one is: 'Step 2 of 3'. */
  readonly place: (index: number) => string;
  readonly backLabel: string;
  readonly nextLabel: string;
  /** In place of the button that goes on, at the last slide; nothing where it is missing. */
  readonly last?: ReactNode;
}

/** The row moves at once where less motion is wished for. */
const behavior = (): ScrollBehavior =>
  window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';

export function Slides({ label, slides, place, backLabel, nextLabel, last }: SlidesProps) {
  const row = useRef<HTMLOListElement>(null);
  const [index, setIndex] = useState(0);
  const end = slides.length - 1;

  useEffect(() => {
    const box = row.current;
    if (!box) return;
    // Right to left the way is counted in negative numbers.
    const onScroll = () => setIndex(Math.round(Math.abs(box.scrollLeft) / Math.max(1, box.clientWidth)));
    box.addEventListener('scroll', onScroll, { passive: true });
    return () => box.removeEventListener('scroll', onScroll);
  }, []);

  const show = (wanted: number) => {
    const box = row.current;
    box?.children[wanted]?.scrollIntoView({ behavior: behavior(), block: 'nearest', inline: 'start' });
  };
  return (
    <div className="lk-slides">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, which must work by keyboard too */}
      <ol ref={row} className="lk-slides-row" aria-label={label} tabIndex={0}>
        {slides.map((slide, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: slides neither come nor go
          <li key={at} className="lk-slides-one" aria-current={at === index ? 'step' : undefined}>
            {slide}
          </li>
        ))}
      </ol>
      <div className="lk-slides-footer">
        <p className="lk-slides-place" aria-live="polite">
          <span className="lk-hidden">{place(index)}</span>
          {slides.map((_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: as above
            <i key={at} data-current={at === index ? '' : undefined} />
          ))}
        </p>
        <div className="lk-slides-ways">
          <Button variant="line" disabled={index === 0} onClick={() => show(index - 1)}>
            {backLabel}
          </Button>
          {index < end ? <Button onClick={() => show(index + 1)}>{nextLabel}</Button> : last}
        </div>
      </div>
    </div>
  );
}
