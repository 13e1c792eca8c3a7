/** Number of consecutive check-ins, with the days that grant a bonus and the progress to them. */
import { type CheckIn, streakShare, toAmount, todaysNumber, toUnits } from 'lobbykit/domain';
import { useText } from 'lobbykit/react';
import { Icon } from '../../shared/icons/icon.tsx';
import { useMoney } from '../../shared/money/use-money.ts';
import { RewardPicture } from './reward-image.tsx';

/** Image names for the bonus days in ascending order; further days use the last image. */
const PICTURES = ['coins', 'envelope', 'gift', 'chest'] as const;

export function Streak({ checkIn }: { checkIn: CheckIn }) {
  const text = useText();
  const money = useMoney();
  const { steps, daily, isClaimed, streak } = checkIn;
  const number = todaysNumber(checkIn);
  /** Number of claimed days in the streak. After the last bonus day, the next claim starts a new streak. */
  const reached = isClaimed ? streak : number - 1;
  const step = steps.find(({ day }) => day === number)?.amount ?? '0';
  return (
    <section className="card check-in-streak" aria-labelledby="check-in-streak">
      <div className="check-in-streak-header">
        <h2 id="check-in-streak">{text('si.streak')}</h2>
        <span>
          {isClaimed
            ? text('si.done')
            : text('si.worth', { sum: money.plain(toAmount(toUnits(daily) + toUnits(step))) })}
        </span>
      </div>
      {steps.length > 0 && (
        <div className="check-in-bonuses">
          <i className="check-in-bar" aria-hidden="true" style={{ '--steps': steps.length } as React.CSSProperties}>
            <i style={{ width: `${streakShare(reached, steps) * 100}%` }} />
          </i>
          <ol>
            {steps.map(({ day, amount }, at) => (
              <li key={day} data-earned={day <= reached ? '' : undefined}>
                <span className="check-in-disc">
                  {day <= reached ? (
                    <Icon name="check" />
                  ) : (
                    <RewardPicture name={PICTURES[Math.min(at, PICTURES.length - 1)] ?? 'gift'} />
                  )}
                </span>
                <b>{text('si.day', { day: String(day) })}</b>
                <small>{money.plain(amount)}</small>
                {day <= reached && <span className="lk-hidden">{text('si.reached')}</span>}
              </li>
            ))}
          </ol>
        </div>
      )}
    </section>
  );
}
