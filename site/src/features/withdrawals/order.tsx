/** Requested withdrawal: timeline with server times, and a cancel button while the gateway allows it (OUT-06). */
import { useStore } from '@nanostores/react';
import { isWithdrawalOpen } from 'lobbykit/domain';
import { Alert, Button } from 'lobbykit/parts';
import { useText } from 'lobbykit/react';
import { Link } from 'wouter';
import { usePageText } from '../../shared/i18n/page-text.ts';
import { ActionBar } from '../../shared/layout/action-bar.tsx';
import { isZeroAmount } from '../../shared/money/is-zero-amount.ts';
import { useMoney } from '../../shared/money/use-money.ts';
import { Question } from '../../shared/overlays/confirm-button.tsx';
import { Facts } from '../../shared/ui/facts.tsx';
import { Headline } from '../records/receipt/headline.tsx';
import { Timeline } from '../records/receipt/timeline.tsx';
import { type Point, withdrawalPoints } from '../records/receipt/timeline-points.ts';
import { WithdrawalStateText } from '../records/state-text.tsx';
import { FormError } from './form-error.tsx';
import type { StepProps } from './step-props.ts';

export function OrderStep({ model }: StepProps) {
  const text = useText();
  const pageText = usePageText();
  const money = useMoney().plain;
  const { order, busy, actionError } = useStore(model.$state);
  if (!order) return null;
  const { status, amount, fee } = order;
  const isOpen = isWithdrawalOpen(status);
  const explain = ({ key }: Point) => {
    if (key === 'requested') return text('wd.line.requestedText', { sum: money(amount) });
    if (key === 'checked' && status === 'pending') return text('wd.line.checkedText');
    return status === key && status !== 'paid' ? text('wd.line.back', { sum: money(amount) }) : '';
  };
  return (
    <>
      <Headline
        title={text('wd.order.to', { bank: order.bankName, number: order.number })}
        amount={money(order.arrives)}
        state={<WithdrawalStateText state={status} pill />}
      />
      {order.note && <Alert>{order.note}</Alert>}
      <Timeline
        label={text('wd.line')}
        kind="withdrawal"
        points={withdrawalPoints(order, order.expectTime)}
        explain={explain}
      />
      <Facts
        rows={[
          { label: text('wd.from'), value: money(amount) },
          { label: text('wd.fee'), value: isZeroAmount(fee) ? text('wd.free') : `−${money(fee)}` },
          { label: text('wd.order.name'), value: order.payeeName },
          { label: text('wd.order.number'), value: order.orderNo },
        ]}
      />
      <FormError error={actionError} />
      {order.canCancel && (
        <Question
          label={text('wd.order.cancel')}
          title={text('wd.order.cancelTitle')}
          message={text('wd.order.cancelText', { sum: money(amount) })}
          cancelLabel={pageText('records.keep')}
          busy={busy}
          onYes={model.actions.cancel}
          className="order-cancel"
        />
      )}
      <ActionBar>
        {!isOpen && (
          <Button variant="line" onClick={() => model.actions.follow(undefined)}>
            {text('wd.order.again')}
          </Button>
        )}
        <Link href="/m/home" className="lk-button">
          {text('wd.order.games')}
        </Link>
      </ActionBar>
    </>
  );
}
