/** A month of check-ins, Monday first, on the merchant's clock. */
import { type CheckIn, monthWeeks, stepDays } from 'lobbykit/domain';
import { Button } from 'lobbykit/parts';
import { useText } from 'lobbykit/react';
import { Icon } from '../../shared/icons/icon.tsx';
import { dayName, monthName, weekdays } from './months.ts';
import { RewardPicture } from './reward-image.tsx';

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
                  // biome-ignore lint/suspicious/noArrayIndexKey: days of other months have nothing else
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
