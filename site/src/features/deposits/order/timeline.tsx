/** Timeline of a deposit with server times. */
import { zonedTime } from 'lobbykit/domain';
import { useText } from 'lobbykit/react';
import { MoneyIcon, type MoneyIconName } from '../../../shared/icons/money-icon.tsx';
import { useMoney } from '../../../shared/money/use-money.ts';
import { useDateFormat } from '../../../shared/time/use-date-format.ts';
import type { DepositOrder } from './order.ts';
import { type Point, type PointTone, timeLine } from './timeline-rules.ts';

const ICONS: Readonly<Record<PointTone, MoneyIconName>> = {
  done: 'check',
  now: 'clock',
  todo: 'wallet',
  bad: 'cross',
  closed: 'timer-off',
  hand: 'hand',
};

export function StatusTimeline({ order }: { order: DepositOrder }) {
  const text = useText();
  const money = useMoney();
  const { tag, zone, ahead } = useDateFormat();
  const { kind, bonus, arrives } = order;
  const pointText = ({ key, tone }: Point): string => {
    if (key === 'created')
      return text('dep.openWords', { amount: money.plain(order.amount), method: order.methodName });
    if (key === 'sent' && order.transfer?.hasReceipt) return text('ord.slipSent');
    if (key === 'way') {
      const time = text('dep.minutes', { from: '1', to: '5' });
      return kind === 'transfer' ? text('ord.stepWords.bank', { time }) : text('ord.stepWords.provider');
    }
    // The credited amount is unknown during a review.
    if (key === 'balance' && order.status === 'review') return '';
    if (key === 'balance' || key === 'paid') {
      return /[1-9]/.test(bonus)
        ? `${money.plain(arrives)} (${text('ord.bonus')} ${money.plain(bonus)})`
        : money.plain(arrives);
    }
    if (key === 'review' && tone === 'hand') return text('ord.stepWords.review');
    return key === 'expired' ? text('ord.stepWords.late') : '';
  };
  return (
    <ol className="card way" aria-label={text('ord.way')}>
      {timeLine(order).map(point => (
        <li
          key={`${point.key} ${point.time}`}
          data-tone={point.tone}
          aria-current={point.tone === 'now' ? 'step' : undefined}
        >
          <span className="way-point">
            <MoneyIcon name={ICONS[point.tone]} size={16} />
          </span>
          <b>{text(`ord.step.${point.key}`)}</b>
          <time>{point.time !== null && zonedTime(point.time, tag, zone, ahead(point.time))}</time>
          {pointText(point) && <span className="way-words">{pointText(point)}</span>}
        </li>
      ))}
    </ol>
  );
}
