/**
 * Slides in a row, of which one is visible. The visitor scrolls, clicks one of two buttons, or presses the arrow keys.
 */
import { Button } from '../button/button.tsx';
import { type ReactNode, useEffect, useRef, useState } from '../dialect.ts';

export interface SlidesProps {
  /** Accessible name of the slides. */
  readonly label: string;
  /** Content of the slides in their order. */
  readonly slides: readonly ReactNode[];
  /** Returns the text about the current slide: `Step 2 of 3`. */
  readonly place: (index: number) => string;
  readonly backLabel: string;
  readonly nextLabel: string;
  /** Replaces the next button on the last slide. If missing, the last slide has no such button. */
  readonly last?: ReactNode;
}

/** Returns the scroll behavior: without animation for reduced motion, otherwise smooth. */
const behavior = (): ScrollBehavior =>
  window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ? 'auto' : 'smooth';

export function Slides({ label, slides, place, backLabel, nextLabel, last }: SlidesProps) {
  const row = useRef<HTMLOListElement>(null);
  const [index, setIndex] = useState(0);
  const end = slides.length - 1;

  useEffect(() => {
    const box = row.current;
    if (!box) return;
    // In right-to-left languages the scroll position is negative.
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
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the list scrolls, which must also work by keyboard */}
      <ol ref={row} className="lk-slides-row" aria-label={label} tabIndex={0}>
        {slides.map((slide, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: slides are never added or removed
          <li key={at} className="lk-slides-one" aria-current={at === index ? 'step' : undefined}>
            {slide}
          </li>
        ))}
      </ol>
      <div className="lk-slides-footer">
        <p className="lk-slides-place" aria-live="polite">
          <span className="lk-hidden">{place(index)}</span>
          {slides.map((_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: slides are never added or removed
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
