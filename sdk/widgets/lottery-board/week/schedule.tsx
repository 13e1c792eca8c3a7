/** Week in seven columns: lotteries by the day of their draw (LOTT-08, LOTT-09). */

import type { Translate } from '../../../lobby/types.ts';
import { weekdayName } from '../../../protocol/date-format.ts';
import type { ScheduleColumn } from '../../../protocol/lottery/schedule.ts';
import { Image } from '../../../ui/image.tsx';

export interface ScheduleProps {
  readonly week: readonly ScheduleColumn[];
  readonly text: Translate;
  /** URL of the gateway, against which icon URLs are resolved. */
  readonly base: string;
  readonly onSelect: (id: string) => void;
}

export function Schedule({ week, text, base, onSelect }: ScheduleProps) {
  return (
    <ol className="lk-week" aria-label={text('week.label')}>
      {week.map(({ day, date, today, entries }) => {
        const name = weekdayName(date, text.tag, 'UTC');
        return (
          <li key={day} className="lk-day" data-today={today ? '' : undefined}>
            <p className="lk-day-name" aria-current={today ? 'date' : undefined}>
              <span>{weekdayName(date, text.tag, 'UTC', 'short')}</span>
              <b>{new Date(date).getUTCDate()}</b>
            </p>
            {entries.map(({ lottery, mark, current }) => (
              <button
                key={lottery.id}
                type="button"
                aria-pressed={current}
                title={lottery.name}
                onClick={() => onSelect(lottery.id)}
              >
                <Image src={lottery.icon} base={base} />
                <span>{mark}</span>{' '}
                <span className="lk-hidden">{text('week.entry', { name: lottery.name, day: name })}</span>
              </button>
            ))}
          </li>
        );
      })}
    </ol>
  );
}
