/** State of a deposit, a withdrawal, or a bet, as text with an icon and a color. */
import type { DepositState, WithdrawalState } from 'lobbykit/domain';
import { Icon } from 'lobbykit/parts';
import { usePageText } from '../../shared/i18n/page-text.ts';
import { recordShape } from './icons.ts';
import {
  depositAppearance,
  depositStateKey,
  type StateAppearance,
  withdrawalAppearance,
  withdrawalStateKey,
} from './states.ts';
import './state-text.css';

interface OrderStateProps<State> {
  readonly state: State;
  /** True to show the state as a pill with a background. */
  readonly pill?: boolean;
}

export const StateText = ({ variant, label, pill }: { variant: StateAppearance; label: string; pill?: boolean }) => (
  <span className={pill ? 'record-state record-pill' : 'record-state'} data-tone={variant.tone}>
    <Icon shape={recordShape(variant.icon)} size={16} />
    {label}
  </span>
);

export function DepositStateText({ state, pill }: OrderStateProps<DepositState>) {
  const text = usePageText();
  return <StateText variant={depositAppearance(state)} label={text(depositStateKey(state))} pill={pill} />;
}

export function WithdrawalStateText({ state, pill }: OrderStateProps<WithdrawalState>) {
  const text = usePageText();
  return <StateText variant={withdrawalAppearance(state)} label={text(withdrawalStateKey(state))} pill={pill} />;
}
