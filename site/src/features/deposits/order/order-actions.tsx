/** Button for the next action on a deposit, depending on its state. */
import { Button } from 'lobbykit/parts';
import { useText } from 'lobbykit/react';
import { Link } from 'wouter';
import { MoneyIcon } from '../../../shared/icons/money-icon.tsx';
import { ActionBar } from '../../../shared/layout/action-bar.tsx';
import { CASHIER_PATH } from '../paths.ts';
import type { DepositOrder } from './order.ts';
import type { DepositStep } from './order-model.ts';

export interface OrderActionsProps {
  readonly order: Pick<DepositOrder, 'status' | 'kind'>;
  /** URL of the provider's payment page; null if payment is no longer possible. */
  readonly address: string | null;
  readonly doing: DepositStep | null;
  readonly onConfirm: () => void;
  readonly onAgain: () => void;
}

const HOME = '/m/home';
const CUSTOMER_SERVICE = '/m/customer';

export function OrderActions({ order: { status, kind }, address, doing, onConfirm, onAgain }: OrderActionsProps) {
  const text = useText();
  const toGames = (texts: 'ord.toGames' | 'ord.playNow') => (
    <Link href={HOME} className="lk-button">
      {text(texts)}
    </Link>
  );
  if (address !== null) {
    return (
      <ActionBar>
        <a href={address} target="_blank" rel="noopener noreferrer" className="lk-button">
          <MoneyIcon name="external" size={20} />
          {text('ord.openPage')}
        </a>
      </ActionBar>
    );
  }
  if (status === 'created' && kind === 'transfer') {
    return (
      <ActionBar>
        <Button busy={doing === 'confirm'} onClick={onConfirm}>
          {text('ord.confirm')}
        </Button>
      </ActionBar>
    );
  }
  if (status === 'paid') {
    return (
      <ActionBar>
        <Link href={CASHIER_PATH} className="lk-button" data-variant="line">
          {text('ord.new')}
        </Link>
        {toGames('ord.playNow')}
      </ActionBar>
    );
  }
  if (status === 'failed' || status === 'cancelled' || status === 'expired' || status === 'reversed') {
    return (
      <ActionBar>
        <Link href={CUSTOMER_SERVICE} className="lk-button" data-variant="line">
          {text('ord.ask')}
        </Link>
        <Button onClick={onAgain}>{text(status === 'failed' ? 'ord.tryAgain' : 'ord.new')}</Button>
      </ActionBar>
    );
  }
  return (
    <ActionBar>
      {status === 'review' && (
        <Link href={CUSTOMER_SERVICE} className="lk-button" data-variant="line">
          {text('ord.ask')}
        </Link>
      )}
      {toGames('ord.toGames')}
    </ActionBar>
  );
}
