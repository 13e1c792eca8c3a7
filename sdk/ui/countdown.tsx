/**
 * Running countdown. Its text is written to the DOM without a rendering, at most twice a second and only while visible.
 */

import { watchVisible } from '../dom/visible.ts';
import type { Clock } from '../lobby/types.ts';
import { type CountdownSpec, type CountdownView, DAY_SIGN, NO_TIME } from '../protocol/lottery/countdown.ts';
import { useLayoutEffect, useRef } from './dialect.ts';

export interface CountdownProps {
  readonly clock: Clock;
  readonly spec: CountdownSpec;
  /** Accessible name of the timer; ticks are not announced. */
  readonly label: string;
  /** Text for days in the language of the page. */
  readonly day: string;
  readonly part?: string;
  readonly className?: string;
  /** Called after the first reading and when phase, near or highlight change. Must be stable. */
  readonly onTurn?: (view: CountdownView) => void;
  /** Called every second while visible, for milestones. Must be stable. */
  readonly onSecond?: (view: CountdownView) => void;
}

/**
 * Renders `--:--:--` on a server and initially, so that markup and hydration match; the reading follows in the same
 * frame. The view has a constant text, and ticks write directly to the text node (COUNT-04).
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
      // A browser translation has replaced the text node with an element.
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
