/**
 * Running countdown. Its text is written to the DOM without a rendering, at most twice per second and only while the
 * page is visible.
 */

import { watchVisible } from '../dom/visible.ts';
import type { Clock } from '../lobby/types.ts';
import { type CountdownSpec, type CountdownView, DAY_SIGN, NO_TIME } from '../protocol/lottery/countdown.ts';
import { useLayoutEffect, useRef } from './dialect.ts';

export interface CountdownProps {
  readonly clock: Clock;
  readonly spec: CountdownSpec;
  /** Accessible name of the timer. The ticks are not announced. */
  readonly label: string;
  /** Text after the number of days, in the page's language. */
  readonly day: string;
  readonly part?: string;
  readonly className?: string;
  /** Called with the first view, and when phase, near or highlight has changed. Must be a stable function. */
  readonly onTurn?: (view: CountdownView) => void;
  /** Called every second while the page is visible, to detect milestones. Must be a stable function. */
  readonly onSecond?: (view: CountdownView) => void;
}

/**
 * Renders `--:--:--` on a server and in the first rendering, so that hydration matches the markup; the remaining time
 * follows in the same frame. React's text never changes, and ticks write to the text node directly (COUNT-04).
 */
export function Countdown({ clock, spec, label, day, part, className, onTurn, onSecond }: CountdownProps) {
  const element = useRef<HTMLElement>(null);
  const { onSale, closeAt, drawAt } = spec;

  useLayoutEffect(() => {
    const box = element.current;
    if (!box) return;
    let turn = '';
    const show = (view: CountdownView) => {
      const text = view.text.replace(DAY_SIGN, day);
      const node = box.firstChild;
      // A browser that translates the page has replaced the text node by an element.
      if (typeof node?.nodeValue !== 'string') box.textContent = text;
      else if (node.nodeValue !== text) node.nodeValue = text;
      onSecond?.(view);
      const now = `${view.phase} ${view.near} ${view.highlight}`;
      if (now === turn) return;
      turn = now;
      onTurn?.(view);
    };
    let stop: (() => void) | null = null;
    const follow = (visible: boolean) => {
      if (visible === (stop !== null)) return;
      stop?.();
      stop = visible ? clock.watch({ onSale, closeAt, drawAt }, show) : null;
    };
    follow(true);
    const unwatch = watchVisible(box, follow);
    return () => {
      unwatch();
      follow(false);
    };
  }, [clock, onSale, closeAt, drawAt, day, onTurn, onSecond]);

  return (
    <span ref={element} role="timer" aria-label={label} part={part} className={className}>
      {NO_TIME}
    </span>
  );
}
