/** Pending or final state of a deposit: illustration, text, state, and timeline (PAY-09). */
import { useStore } from '@nanostores/react';
import { useLobby, useText } from 'lobbykit/react';
import { Icon } from '../../../shared/icons/icon.tsx';
import { useMoney } from '../../../shared/money/use-money.ts';
import { Wagering } from '../../bonuses/wagering-progress.tsx';
import type { DepositOrder } from './order.ts';
import { OrderCountdown } from './order-countdown.tsx';
import { MoneyIllustration } from './order-illustration.tsx';
import { StateMark } from './state-icon.tsx';
import { StatusTimeline } from './timeline.tsx';

const isSome = (amount: string) => /[1-9]/.test(amount);

export function OrderEnd({ order }: { order: DepositOrder }) {
  const text = useText();
  const money = useMoney();
  const { status, kind, methodName: method, reason, note, received, turnover } = order;
  const isOpen = status === 'created' || status === 'pending';
  const head = isOpen ? (kind === 'transfer' ? 'bank' : 'wait') : status;
  const endText = () => {
    if (isOpen) return kind === 'transfer' ? '' : text('ord.elsewhere', { method });
    if (status === 'paid') return '';
    if (status === 'failed') return text(`ord.words.failed.${reason === 'provider' ? 'provider' : 'desk'}`, { method });
    if (status === 'review' && (reason === 'amount' || reason === 'late')) return text(`ord.words.review.${reason}`);
    return text(`ord.words.${status}`);
  };
  const stateText = endText();
  return (
    <>
      <div className="order-header">
        <MoneyIllustration status={status} />
        {/* Announced by screen readers on each change of state. */}
        <div role="status">
          <h2>{text(`ord.head.${head}`, { method })}</h2>
          {(isOpen || status === 'paid') && (
            <p className="order-sum">{money.plain(status === 'paid' ? order.arrives : order.amount)}</p>
          )}
          {stateText && <p className="order-words">{stateText}</p>}
          <StateMark status={status} />
        </div>
      </div>
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
      {status === 'paid' && isSome(turnover) && (
        <Wagering
          title={text('ord.turnover')}
          description={text('ord.turnoverOpen', { turnover: money.plain(turnover) })}
          staked="0"
          turnover={turnover}
          note={text('ord.turnoverNote', { turnover: money.plain(turnover) })}
        />
      )}
      {note && <p className="card order-note">{text('ord.note', { note })}</p>}
      <StatusTimeline order={order} />
      <dl className="card receipt">
        <div>
          <dt>{text('ord.method')}</dt>
          <dd>{method}</dd>
        </div>
        {order.transfer && (
          <div>
            <dt>{text('ord.referenceRow')}</dt>
            <dd>{order.transfer.reference}</dd>
          </div>
        )}
        <div>
          <dt>{text('ord.number')}</dt>
          <dd>{order.orderNo}</dd>
        </div>
      </dl>
    </>
  );
}

function Paid({ order: { received, amount, fee, bonus, promoTitle } }: { order: DepositOrder }) {
  const { $wallet } = useLobby();
  const text = useText();
  const money = useMoney();
  const { data } = useStore($wallet);
  return (
    <dl className="card receipt">
      {received && Number(received) !== Number(amount) && (
        <div>
          <dt>{text('ord.requested')}</dt>
          <dd>{money.plain(amount)}</dd>
        </div>
      )}
      <div>
        <dt>{text(received && Number(received) !== Number(amount) ? 'ord.received' : 'ord.deposit')}</dt>
        <dd className="free">+{money.plain(received || amount)}</dd>
      </div>
      {isSome(fee) && (
        <div>
          <dt>{text('ord.fee')}</dt>
          <dd>−{money.plain(fee)}</dd>
        </div>
      )}
      {isSome(bonus) && (
        <div>
          <dt>{promoTitle || text('ord.bonus')}</dt>
          <dd className="gold">+{money.plain(bonus)}</dd>
        </div>
      )}
      <div className="receipt-total">
        <dt>{text('ord.balance')}</dt>
        <dd>{data ? money.plain(data.sumBalance) : '…'}</dd>
      </div>
      {data && isSome(data.bonus) && (
        <div>
          <dt>{text('ord.ofBonus')}</dt>
          <dd className="gold">{money.plain(data.bonus)}</dd>
        </div>
      )}
    </dl>
  );
}
