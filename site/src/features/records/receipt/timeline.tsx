/** Timeline of a deposit, a withdrawal, or a bet, with server times (PAY-09, OUT-06). */
import { useText } from 'lobbykit/react';
import { MoneyIcon, type MoneyIconName } from '../../../shared/icons/money-icon.tsx';
import { useDateTime } from '../../../shared/time/use-date-time.ts';
import type { Point, PointTone } from './timeline-points.ts';
import './timeline.css';

const ICONS: Readonly<Record<PointTone, MoneyIconName>> = {
  done: 'check',
  now: 'clock',
  todo: 'wallet',
  bad: 'cross',
  closed: 'timer-off',
  hand: 'hand',
};

export interface TimelineProps {
  /** Accessible name of the timeline. */
  readonly label: string;
  /** Kind of the timeline, part of the text keys of its points. Requires the texts `RECEIPT_TEXTS`. */
  readonly kind: 'deposit' | 'withdrawal' | 'bet' | 'entry';
  readonly points: readonly Point[];
  /**
   * Returns the explanation of a point; '' if it has none.
   * @default no explanations
   */
  readonly explain?: (point: Point) => string;
}

export function Timeline({ label, kind, points, explain = () => '' }: TimelineProps) {
  const text = useText();
  const moment = useDateTime();
  const timeOf = ({ time, isExpected }: Point) => {
    if (time === null) return null;
    return isExpected ? text('step.about', { time: moment(time) }) : moment(time);
  };
  return (
    <ol className="card timeline" aria-label={label}>
      {points.map(point => (
        <li
          key={`${point.key} ${point.time}`}
          data-tone={point.tone}
          aria-current={point.tone === 'now' ? 'step' : undefined}
        >
          <span className="timeline-point">
            <MoneyIcon name={ICONS[point.tone]} size={16} />
          </span>
          <b>{text(`step.${kind}.${point.key}`)}</b>
          <time>{timeOf(point)}</time>
          {explain(point) && <span className="timeline-words">{explain(point)}</span>}
        </li>
      ))}
    </ol>
  );
}
