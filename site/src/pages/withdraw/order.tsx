/** A withdrawal on its way: a time line with the server's times, and the way back while there is one (OUT-06). */
import { useStore } from '@nanostores/react';
import { isWithdrawalOpen, type WithdrawalState } from 'lobbykit/domain';
import type { WithdrawalOrder } from 'lobbykit/forms';
import { Alert, Button } from 'lobbykit/parts';
import { useText } from 'lobbykit/react';
import { useLocation } from 'wouter';
import { usePageText } from '../../i18n/page-text.ts';
import { Icon } from '../../icons/icon.tsx';
import { useMoment } from '../../parts/content/use-moment.ts';
import { useMoney } from '../../parts/money/use-money.ts';
import { withdrawalLook, withdrawalStateKey } from '../../rules/records/states.ts';
import type { StepProps } from './step.ts';
import { Refused } from './words.tsx';

export function OrderStep({ model }: StepProps) {
  const text = useText();
  const pageText = usePageText();
  const money = useMoney().plain;
  const [, navigate] = useLocation();
  const { order, busy, refusal } = useStore(model.$state);
  if (!order) return null;
  return (
    <>
      <header className="withdraw-state">
        <span className="muted">{text('wd.order.to', { bank: order.bankName, number: order.number })}</span>
        <strong>{money(order.arrives)}</strong>
        <span className="withdraw-pill" data-tone={withdrawalLook(order.status).tone} role="status">
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
      <Refused error={refusal} />
      {order.canCancel && (
        <section className="card withdraw-row">
          <div>
            <b>{text('wd.order.cancelTitle')}</b>
            <span className="muted">{text('wd.order.cancelText', { sum: money(order.amount) })}</span>
          </div>
          <Button look="line" busy={busy} onClick={() => void model.actions.cancel()}>
            {text('wd.order.cancel')}
          </Button>
        </section>
      )}
      {!isWithdrawalOpen(order.status) && (
        <Button look="quiet" onClick={() => model.actions.follow(undefined)}>
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
  readonly words?: string;
  readonly time?: string;
  readonly look: 'done' | 'now' | 'todo' | 'bad';
}

function TimeLine({ order }: { readonly order: WithdrawalOrder }) {
  const text = useText();
  const pageText = usePageText();
  const money = useMoney().plain;
  const moment = useMoment();
  const sum = { sum: money(order.amount) };
  const at = (status: WithdrawalState) => order.steps.find(step => step.status === status)?.time;
  const told = (status: WithdrawalState) => {
    const found = at(status);
    return found === undefined ? undefined : moment(found);
  };
  const points: Point[] = [
    {
      key: 'pending',
      title: text('wd.line.requested'),
      words: text('wd.line.requestedText', sum),
      time: told('pending'),
      look: 'done',
    },
  ];
  const { status } = order;
  if (status === 'failed' || status === 'rejected' || status === 'cancelled') {
    if (at('paying') !== undefined) {
      points.push({ key: 'paying', title: text('wd.line.sent'), time: told('paying'), look: 'done' });
    }
    points.push({
      key: status,
      title: pageText(withdrawalStateKey(status)),
      words: text('wd.line.back', sum),
      time: told(status),
      look: 'bad',
    });
  } else {
    const isChecked = status !== 'pending';
    points.push({
      key: 'approved',
      title: text('wd.line.checked'),
      words: isChecked ? undefined : text('wd.line.checkedText'),
      time: told('approved'),
      look: isChecked ? 'done' : 'now',
    });
    points.push({
      key: 'paying',
      title: text('wd.line.sent'),
      time: told('paying'),
      look: status === 'paid' ? 'done' : isChecked ? 'now' : 'todo',
    });
    const expected = order.expectTime === null ? undefined : text('wd.line.about', { time: moment(order.expectTime) });
    points.push({
      key: 'paid',
      title: text('wd.line.done'),
      time: told('paid') ?? expected,
      look: status === 'paid' ? 'done' : 'todo',
    });
  }
  return (
    <ol className="card withdraw-line">
      {points.map(({ key, title, words, time: when, look }) => (
        <li key={key} data-look={look} aria-current={look === 'now' ? 'step' : undefined}>
          <i aria-hidden="true">{look === 'done' ? '✓' : look === 'bad' ? '×' : ''}</i>
          <b>{title}</b>
          {when && <time>{when}</time>}
          {words && <span className="muted">{words}</span>}
        </li>
      ))}
    </ol>
  );
}
