/** Withdrawal order: timeline with server times, and a cancel button while cancelable (OUT-06). */
import { useStore } from '@nanostores/react';
import { isWithdrawalOpen, type WithdrawalState } from 'lobbykit/domain';
import { Alert, Button } from 'lobbykit/parts';
import { useText } from 'lobbykit/react';
import { useLocation } from 'wouter';
import { usePageText } from '../../shared/i18n/page-text.ts';
import { Icon } from '../../shared/icons/icon.tsx';
import { useMoney } from '../../shared/money/use-money.ts';
import { useDateTime } from '../../shared/time/use-date-time.ts';
import { withdrawalAppearance, withdrawalStateKey } from '../records/states.ts';
import { FormError } from './form-error.tsx';
import type { WithdrawalOrder } from './parse.ts';
import type { StepProps } from './step-props.ts';

export function OrderStep({ model }: StepProps) {
  const text = useText();
  const pageText = usePageText();
  const money = useMoney().plain;
  const [, navigate] = useLocation();
  const { order, busy, actionError } = useStore(model.$state);
  if (!order) return null;
  return (
    <>
      <header className="withdraw-state">
        <span className="muted">{text('wd.order.to', { bank: order.bankName, number: order.number })}</span>
        <strong>{money(order.arrives)}</strong>
        <span className="withdraw-pill" data-tone={withdrawalAppearance(order.status).tone} role="status">
          <Icon
            name={order.status === 'paid' ? 'check' : isWithdrawalOpen(order.status) ? 'history' : 'cross'}
            size={16}
          />
          {pageText(withdrawalStateKey(order.status))}
        </span>
      </header>
      {order.note && <Alert>{order.note}</Alert>}
      <TimeLine order={order} />
      <dl className="card withdraw-receipt">
        <div>
          <dt>{text('wd.from')}</dt>
          <dd>{money(order.amount)}</dd>
        </div>
        <div>
          <dt>{text('wd.fee')}</dt>
          <dd>{/[1-9]/.test(order.fee) ? money(order.fee) : text('wd.free')}</dd>
        </div>
        <div>
          <dt>{text('wd.order.name')}</dt>
          <dd>{order.payeeName}</dd>
        </div>
        <div>
          <dt>{text('wd.order.number')}</dt>
          <dd>{order.orderNo}</dd>
        </div>
      </dl>
      <FormError error={actionError} />
      {order.canCancel && (
        <section className="card withdraw-row">
          <div>
            <b>{text('wd.order.cancelTitle')}</b>
            <span className="muted">{text('wd.order.cancelText', { sum: money(order.amount) })}</span>
          </div>
          <Button variant="line" busy={busy} onClick={() => void model.actions.cancel()}>
            {text('wd.order.cancel')}
          </Button>
        </section>
      )}
      {!isWithdrawalOpen(order.status) && (
        <Button variant="quiet" onClick={() => model.actions.follow(undefined)}>
          {text('wd.order.again')}
        </Button>
      )}
      <div className="withdraw-bar">
        <Button onClick={() => navigate('/m/home')}>{text('wd.order.games')}</Button>
      </div>
    </>
  );
}

interface Point {
  readonly key: string;
  readonly title: string;
  readonly texts?: string;
  readonly time?: string;
  readonly variant: 'done' | 'now' | 'todo' | 'bad';
}

function TimeLine({ order }: { readonly order: WithdrawalOrder }) {
  const text = useText();
  const pageText = usePageText();
  const money = useMoney().plain;
  const moment = useDateTime();
  const sum = { sum: money(order.amount) };
  const at = (status: WithdrawalState) => order.steps.find(step => step.status === status)?.time;
  const timeText = (status: WithdrawalState) => {
    const found = at(status);
    return found === undefined ? undefined : moment(found);
  };
  const points: Point[] = [
    {
      key: 'pending',
      title: text('wd.line.requested'),
      texts: text('wd.line.requestedText', sum),
      time: timeText('pending'),
      variant: 'done',
    },
  ];
  const { status } = order;
  if (status === 'failed' || status === 'rejected' || status === 'cancelled') {
    if (at('paying') !== undefined) {
      points.push({ key: 'paying', title: text('wd.line.sent'), time: timeText('paying'), variant: 'done' });
    }
    points.push({
      key: status,
      title: pageText(withdrawalStateKey(status)),
      texts: text('wd.line.back', sum),
      time: timeText(status),
      variant: 'bad',
    });
  } else {
    const isChecked = status !== 'pending';
    points.push({
      key: 'approved',
      title: text('wd.line.checked'),
      texts: isChecked ? undefined : text('wd.line.checkedText'),
      time: timeText('approved'),
      variant: isChecked ? 'done' : 'now',
    });
    points.push({
      key: 'paying',
      title: text('wd.line.sent'),
      time: timeText('paying'),
      variant: status === 'paid' ? 'done' : isChecked ? 'now' : 'todo',
    });
    const expected = order.expectTime === null ? undefined : text('wd.line.about', { time: moment(order.expectTime) });
    points.push({
      key: 'paid',
      title: text('wd.line.done'),
      time: timeText('paid') ?? expected,
      variant: status === 'paid' ? 'done' : 'todo',
    });
  }
  return (
    <ol className="card withdraw-line">
      {points.map(({ key, title, texts, time: when, variant }) => (
        <li key={key} data-variant={variant} aria-current={variant === 'now' ? 'step' : undefined}>
          <i aria-hidden="true">{variant === 'done' ? '✓' : variant === 'bad' ? '×' : ''}</i>
          <b>{title}</b>
          {when && <time>{when}</time>}
          {texts && <span className="muted">{texts}</span>}
        </li>
      ))}
    </ol>
  );
}
