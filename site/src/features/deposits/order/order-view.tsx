/** Deposit page: transfer details, pending state, or final state (PAY-06, PAY-09). */
import { useStore } from '@nanostores/react';
import { errorText } from 'lobbykit';
import { Alert, Button, Empty, Skeleton } from 'lobbykit/parts';
import { useLobby, useText } from 'lobbykit/react';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { usePageText } from '../../../shared/i18n/page-text.ts';
import { MoneyIcon } from '../../../shared/icons/money-icon.tsx';
import { ActionBar } from '../../../shared/layout/action-bar.tsx';
import { Question } from '../../../shared/overlays/confirm-button.tsx';
import type { Cashier } from '../cashier-model.ts';
import { CASHIER_PATH, providerUrl } from '../paths.ts';
import type { DepositOrder } from './order.ts';
import { OrderActions } from './order-actions.tsx';
import { OrderEnd } from './order-end.tsx';
import type { DepositOrderModel, DepositOrderState } from './order-model.ts';
import { Transfer } from './transfer.tsx';
import './order.css';

export function OrderPage({ cashier, orderNo }: { cashier: Cashier; orderNo: string }) {
  const text = useText();
  const pageText = usePageText();
  const model = cashier.order(orderNo);
  const state = useStore(model.$state);
  const { order, failure } = state;
  if (order) return <Shown cashier={cashier} order={order} state={state} model={model} />;
  if (!failure) {
    return (
      <div className="cashier order cashier-wait" role="status" aria-label={text('ord.loading')}>
        <Skeleton width="100%" height={240} />
        <Skeleton width="100%" height={260} />
      </div>
    );
  }
  return (
    <div className="cashier order">
      <Empty
        scene={failure.kind === 'offline' ? 'offline' : 'error'}
        title={text('ord.failed')}
        description={errorText(failure, text)}
        action={pageText('failed.retry')}
        onAction={() => void model.actions.refresh()}
      />
      <ActionBar>
        <Link href={CASHIER_PATH} className="lk-button">
          {text('ord.new')}
        </Link>
      </ActionBar>
    </div>
  );
}

interface ShownProps {
  readonly cashier: Cashier;
  readonly order: DepositOrder;
  readonly state: DepositOrderState;
  readonly model: DepositOrderModel;
}

function Shown({ cashier, order, state, model: { actions } }: ShownProps) {
  const lobby = useLobby();
  const text = useText();
  const pageText = usePageText();
  const [, navigate] = useLocation();
  const [sees, setSees] = useState(false);
  const { status, kind, canCancel } = order;
  const address = providerUrl(order.payUrl, lobby.config.gateway);
  const isTransfer = kind === 'transfer' && order.transfer !== null;
  const showsTransfer = isTransfer && (status === 'created' || (sees && status === 'pending'));
  const blocked = address !== null && cashier.isBlocked(order.orderNo);
  const again = () => {
    cashier.till.actions.again(order);
    navigate(CASHIER_PATH);
  };
  return (
    <div className="cashier order" data-state={status}>
      {(!showsTransfer || status === 'pending') && <OrderEnd order={order} />}
      {state.failure && <Alert tone="info">{text('ord.stale')}</Alert>}
      {blocked && <Alert tone="info">{text('ord.blocked')}</Alert>}
      {showsTransfer && <Transfer order={order} state={state} actions={actions} />}
      {isTransfer && status === 'pending' && (
        <Button variant="line" onClick={() => setSees(!sees)}>
          <MoneyIcon name="bank" size={20} />
          {text(sees ? 'ord.hide' : 'ord.again')}
        </Button>
      )}
      {state.stepError && <Alert>{errorText(state.stepError.error, text)}</Alert>}
      {canCancel && (
        <Question
          label={text('ord.cancel')}
          title={pageText('records.cancelDepositTitle')}
          message={pageText('records.cancelDepositText')}
          cancelLabel={pageText('records.keep')}
          busy={state.doing === 'cancel'}
          onYes={actions.cancel}
          className="order-cancel"
        />
      )}
      <OrderActions order={order} address={address} doing={state.doing} onConfirm={actions.confirm} onAgain={again} />
    </div>
  );
}
