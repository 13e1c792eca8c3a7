/** Calendar of the check-ins of one month in the merchant's time zone; weeks start on Monday. */
import { type CheckIn, monthWeeks, stepDays } from 'lobbykit/domain';
import { Button } from 'lobbykit/parts';
import { useText } from 'lobbykit/react';
import { Icon } from '../../shared/icons/icon.tsx';
import { RewardPicture } from './reward-image.tsx';

/** Returns noon (UTC) of a day such as `2026-11-20`, so that no time zone changes the date. */
const at = (date: string) => new Date(`${date}T12:00:00Z`);

const format = (tag: string, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(tag === 'en' ? 'en-GB' : tag, { ...options, timeZone: 'UTC', numberingSystem: 'latn' });

/**
 * Formats a month, such as `November 2026`.
 * @param month such as `2026-11`
 * @param tag language tag
 */
const monthName = (month: string, tag: string): string =>
  format(tag, { month: 'long', year: 'numeric' }).format(at(`${month}-01`));

/** Formats a day, such as `20 November`. */
const dayName = (date: string, tag: string): string => format(tag, { day: 'numeric', month: 'long' }).format(at(date));

/** Returns the names of the weekdays, Monday first: a short name to show and a long one for screen readers. */
const weekdays = (tag: string): readonly { readonly short: string; readonly long: string }[] =>
  // 6 July 2026 is a Monday.
  Array.from({ length: 7 }, (_, n) => at(`2026-07-${String(6 + n).padStart(2, '0')}`)).map(day => {
    const short = format(tag, { weekday: 'short' }).format(day);
    return {
      // Uses one letter if the short name is long, because seven columns must fit on the narrowest phone.
      short: short.length > 4 ? format(tag, { weekday: 'narrow' }).format(day) : short,
      long: format(tag, { weekday: 'long' }).format(day),
    };
  });

export function Calendar({ checkIn, onTurn }: { checkIn: CheckIn; onTurn: (months: -1 | 1) => void }) {
  const text = useText();
  const { tag } = text;
  const { month, today } = checkIn;
  return (
    <section className="card check-in-month" aria-labelledby="check-in-month">
      <div className="check-in-month-header">
        <Button variant="icon" label={text('si.before')} onClick={() => onTurn(-1)}>
          <Icon name="chevron-left" size={20} />
        </Button>
        <h2 id="check-in-month" aria-live="polite">
          {monthName(month, tag)}
        </h2>
        <Button variant="icon" label={text('si.after')} disabled={month >= today.slice(0, 7)} onClick={() => onTurn(1)}>
          <Icon name="chevron-right" size={20} />
        </Button>
      </div>
      <table className="check-in-days">
        <thead>
          <tr>
            {weekdays(tag).map(({ short, long }) => (
              <th key={long} scope="col" abbr={long}>
                {short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {monthWeeks(month).map(week => (
            <tr key={week.find(day => day !== null)}>
              {week.map((date, at) =>
                date === null ? (
                  // biome-ignore lint/suspicious/noArrayIndexKey: empty cells of the month have no other key
                  <td key={at} />
                ) : (
                  <Day key={date} date={date} checkIn={checkIn} />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Day({ date, checkIn }: { date: string; checkIn: CheckIn }) {
  const text = useText();
  const { today, days } = checkIn;
  const isClaimed = days.has(date);
  const step = stepDays(checkIn).get(date);
  const state = isClaimed ? 'claimed' : date === today ? 'today' : date < today ? 'past' : undefined;
  return (
    <td aria-current={date === today ? 'date' : undefined}>
      <span className="check-in-day" data-state={state}>
        <span aria-hidden="true">{Number(date.slice(8))}</span>
        <span className="lk-hidden">
          {dayName(date, text.tag)}
          {isClaimed && `, ${text('si.claimed')}`}
          {step && `, ${text('si.step', { day: String(step.day) })}`}
        </span>
        {isClaimed && <Icon name="check" size={16} />}
        {step && <RewardPicture name="gift" />}
      </span>
    </td>
  );
}
