/** State of a deposit: text, color, and icon, never color alone. */
import type { DepositState } from 'lobbykit/domain';
import { useText } from 'lobbykit/react';
import { MoneyIcon, type MoneyIconName } from '../../../shared/icons/money-icon.tsx';

const ICONS: Readonly<Record<DepositState, MoneyIconName>> = {
  created: 'clock',
  pending: 'clock',
  paid: 'check',
  failed: 'cross',
  expired: 'timer-off',
  review: 'hand',
  cancelled: 'undo',
  reversed: 'undo',
};

export function StateMark({ status }: { status: DepositState }) {
  const text = useText();
  return (
    <span className="state-mark" data-state={status}>
      <MoneyIcon name={ICONS[status]} size={16} /> {text(`ord.state.${status}`)}
    </span>
  );
}
