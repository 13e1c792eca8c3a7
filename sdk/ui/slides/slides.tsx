/** Slides in a row, one visible at a time: moved by native scrolling, by two buttons, or by the arrow keys. */
import { Button } from '../button/button.tsx';
import { type ReactNode, useEffect, useRef, useState } from '../dialect.ts';

export interface SlidesProps {
  /** Accessible name of the row. */
  readonly label: string;
  /** One node per slide, in order. */
  readonly slides: readonly ReactNode[];
  /** Returns the position text: 'Step 2 of 3'. */
  readonly place: (index: number) => string;
  readonly backLabel: string;
  readonly nextLabel: string;
  /** Replaces the next button at the last slide; no button if missing. */
  readonly last?: ReactNode;
}

/** Returns immediate scrolling for reduced motion. */
const behavior = (): ScrollBehavior =>
  window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';

export function Slides({ label, slides, place, backLabel, nextLabel, last }: SlidesProps) {
  const row = useRef<HTMLOListElement>(null);
  const [index, setIndex] = useState(0);
  const end = slides.length - 1;

  useEffect(() => {
    const box = row.current;
    if (!box) return;
    // Scroll positions are negative in right-to-left languages.
    const onScroll = () => setIndex(Math.round(Math.abs(box.scrollLeft) / Math.max(1, box.clientWidth)));
    box.addEventListener('scroll', onScroll, { passive: true });
    return () => box.removeEventListener('scroll', onScroll);
  }, []);

  const show = (target: number) => {
    const box = row.current;
    box?.children[target]?.scrollIntoView({ behavior: behavior(), block: 'nearest', inline: 'start' });
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
