import { Button } from 'lobbykit/parts';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { usePageText } from '../i18n/page-text.ts';
import { Icon } from '../icons/icon.tsx';
import { mouseScroll } from './mouse-scroll.ts';
import { prefersReducedMotion } from './prefers-reduced-motion.ts';

export interface ScrollRowProps {
  /** Accessible name of the row. */
  readonly label: string;
  readonly className: string;
  /** Identity of the current entry. After a change, the row scrolls the new entry to its middle. */
  readonly here: unknown;
  readonly children: ReactNode;
}

interface Ends {
  readonly left: boolean;
  readonly right: boolean;
}

/** Distance that a press on an arrow scrolls, as a fraction of the visible width. */
const STEP = 0.8;

/**
 * Row of links that scrolls horizontally. Touch and keyboard use the native scrolling; a mouse uses wheel, drag, or
 * arrow buttons, which are visible only if there are more links on their side.
 */
export function ScrollRow({ label, className, here, children }: ScrollRowProps) {
  const text = usePageText();
  const row = useRef<HTMLElement>(null);
  const [more, setMore] = useState<Ends>({ left: false, right: false });

  useEffect(() => {
    const element = row.current;
    if (!element) return;
    const updateEnds = () => {
      // Allows a difference of 1 px, because widths may be fractional.
      const left = element.scrollLeft > 1;
      const right = element.scrollLeft < element.scrollWidth - element.clientWidth - 1;
      setMore(known => (known.left === left && known.right === right ? known : { left, right }));
    };
    const sizes = new ResizeObserver(updateEnds);
    const entries = new MutationObserver(updateEnds);
    sizes.observe(element);
    entries.observe(element, { childList: true });
    element.addEventListener('scroll', updateEnds, { passive: true });
    const off = mouseScroll(element);
    return () => {
      sizes.disconnect();
      entries.disconnect();
      element.removeEventListener('scroll', updateEnds);
      off();
    };
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: scrolls again after a change of the current entry
  useEffect(() => {
    const element = row.current;
    const currentEntry = element?.querySelector<HTMLElement>('[aria-current]');
    // Scrolls only the row; `scrollIntoView` would also scroll the page.
    if (element && currentEntry)
      element.scrollLeft = currentEntry.offsetLeft - (element.clientWidth - currentEntry.clientWidth) / 2;
  }, [here]);

  const arrow = (side: keyof Ends, name: string) =>
    more[side] && (
      <Button
        variant="icon"
        className={`scroll-arrow ${side}`}
        label={name}
        onClick={() => {
          const step = (row.current?.clientWidth ?? 0) * STEP;
          row.current?.scrollBy({
            left: side === 'left' ? -step : step,
            behavior: prefersReducedMotion() ? 'instant' : 'smooth',
          });
        }}
      >
        <Icon name={`chevron-${side}`} size={20} />
      </Button>
    );
  return (
    <div className="scroll-row">
      {arrow('left', text('row.left'))}
      <nav ref={row} className={className} aria-label={label}>
        {children}
      </nav>
      {arrow('right', text('row.right'))}
    </div>
  );
}
