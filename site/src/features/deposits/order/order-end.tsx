/** View of a deposit after the payment: illustration, text, state, and timeline (PAY-09). */
import { useStore } from '@nanostores/react';
import { toUnits } from 'lobbykit/domain';
import { useLobby, useText } from 'lobbykit/react';
import { Icon } from '../../../shared/icons/icon.tsx';
import { isZeroAmount } from '../../../shared/money/is-zero-amount.ts';
import { useMoney } from '../../../shared/money/use-money.ts';
import { Facts } from '../../../shared/ui/facts.tsx';
import { Wagering } from '../../bonuses/wagering-progress.tsx';
import { Headline } from '../../records/receipt/headline.tsx';
import { Timeline } from '../../records/receipt/timeline.tsx';
import { depositPoints, type Point } from '../../records/receipt/timeline-points.ts';
import { DepositStateText } from '../../records/state-text.tsx';
import type { DepositOrder } from './order.ts';
import { OrderCountdown } from './order-countdown.tsx';
import { MoneyIllustration } from './order-illustration.tsx';

export function OrderEnd({ order }: { order: DepositOrder }) {
  const text = useText();
  const money = useMoney();
  const { status, kind, methodName: method, reason, note, received, turnover } = order;
  const explain = usePointText(order);
  const isOpen = status === 'created' || status === 'pending';
  const head = isOpen ? (kind === 'transfer' ? 'bank' : 'wait') : status;
  const endText = () => {
    if (isOpen) return kind === 'transfer' ? '' : text('ord.elsewhere', { method });
    if (status === 'paid') return '';
    if (status === 'failed') return text(`ord.words.failed.${reason === 'provider' ? 'provider' : 'desk'}`, { method });
    if (status === 'review' && (reason === 'amount' || reason === 'late')) return text(`ord.words.review.${reason}`);
    return text(`ord.words.${status}`);
  };
  return (
    <>
      <Headline
        picture={<MoneyIllustration status={status} />}
        title={text(`ord.head.${head}`, { method })}
        amount={isOpen || status === 'paid' ? money.plain(status === 'paid' ? order.arrives : order.amount) : undefined}
        note={endText()}
        state={<DepositStateText state={status} pill />}
      />
      {isOpen && kind !== 'transfer' && order.expireTime !== null && (
        <div className="card order-clock">
          <OrderCountdown order={order} />
        </div>
      )}
      {status === 'review' && received && (
        <div className="card order-difference">
          <p>
            {text('ord.expected')} <b>{money.plain(order.amount)}</b>
          </p>
          <Icon name="chevron-right" size={20} />
          <p>
            {text('ord.arrived')} <b>{money.plain(received)}</b>
          </p>
        </div>
      )}
      {status === 'paid' && <Paid order={order} />}
      {status === 'paid' && !isZeroAmount(turnover) && (
        <Wagering
          title={text('ord.turnover')}
          description={text('ord.turnoverOpen', { turnover: money.plain(turnover) })}
          staked="0"
          turnover={turnover}
          note={text('ord.turnoverNote', { turnover: money.plain(turnover) })}
        />
      )}
      {note && <p className="card order-note">{text('ord.note', { note })}</p>}
      <Timeline
        label={text('ord.way')}
        kind="deposit"
        points={depositPoints(order, kind === 'transfer')}
        explain={explain}
      />
      <Facts
        rows={[
          { label: text('ord.method'), value: method },
          order.transfer !== null && { label: text('ord.referenceRow'), value: order.transfer.reference },
          { label: text('ord.number'), value: order.orderNo },
        ]}
      />
    </>
  );
}

/** Returns a function that explains one point of the timeline. */
function usePointText(order: DepositOrder): (point: Point) => string {
  const text = useText();
  const money = useMoney();
  const { kind, amount, arrives, bonus, status, methodName: method } = order;
  return ({ key, tone }) => {
    if (key === 'created') return text('dep.openWords', { amount: money.plain(amount), method });
    if (key === 'sent' && order.transfer?.hasReceipt) return text('ord.slipSent');
    if (key === 'way') return text('ord.stepWords.bank', { time: text('dep.minutes', { from: '1', to: '5' }) });
    if (key === 'payment') return kind === 'transfer' ? '' : text('ord.stepWords.provider');
    // While the operator reviews a deposit, the amount that will be credited is unknown.
    if (key === 'paid' && status !== 'review') {
      const credited = money.plain(arrives);
      return isZeroAmount(bonus) ? credited : `${credited} (${text('ord.bonus')} ${money.plain(bonus)})`;
    }
    if (key === 'review' && tone === 'hand') return text('ord.stepWords.review');
    return key === 'expired' ? text('ord.stepWords.late') : '';
  };
}

function Paid({ order: { received, amount, fee, bonus, promoTitle } }: { order: DepositOrder }) {
  const { $wallet } = useLobby();
  const text = useText();
  const money = useMoney();
  const { data } = useStore($wallet);
  const differs = received !== '' && toUnits(received) !== toUnits(amount);
  return (
    <Facts
      rows={[
        differs && { label: text('ord.requested'), value: money.plain(amount) },
        {
          label: text(differs ? 'ord.received' : 'ord.deposit'),
          value: `+${money.plain(received || amount)}`,
          tone: 'gain',
        },
        !isZeroAmount(fee) && { label: text('ord.fee'), value: `−${money.plain(fee)}` },
        !isZeroAmount(bonus) && {
          label: promoTitle || text('ord.bonus'),
          value: `+${money.plain(bonus)}`,
          tone: 'gold',
        },
        { label: text('ord.balance'), value: data ? money.plain(data.sumBalance) : '…', tone: 'total' },
        data !== undefined &&
          !isZeroAmount(data.bonus) && { label: text('ord.ofBonus'), value: money.plain(data.bonus), tone: 'gold' },
      ]}
    />
  );
}
