/** Text, color, and icon of each deposit, withdrawal, and bet state. No state is shown by color alone. */
import type { DepositState, WithdrawalState } from 'lobbykit/domain';
import type { PageTextKey } from '../../shared/i18n/en.ts';
import type { RecordIcon } from './icons.ts';
import type { BetState } from './record-sources.ts';

/**
 * Color groups: `pending` for a state that is not final, `success` and `danger` for results, `warning` for a manual
 * review, `neutral` for other final states.
 */
export type StatusTone = 'pending' | 'success' | 'danger' | 'warning' | 'neutral';

export interface StateAppearance {
  readonly tone: StatusTone;
  readonly icon: RecordIcon;
}

const BETS: Readonly<Record<BetState, StateAppearance>> = {
  waiting: { tone: 'pending', icon: 'clock' },
  won: { tone: 'success', icon: 'check' },
  lost: { tone: 'neutral', icon: 'minus' },
  refunded: { tone: 'neutral', icon: 'undo' },
  cancelled: { tone: 'neutral', icon: 'undo' },
};

const DEPOSITS: Readonly<Record<DepositState, StateAppearance>> = {
  created: { tone: 'pending', icon: 'clock' },
  pending: { tone: 'pending', icon: 'clock' },
  review: { tone: 'warning', icon: 'person' },
  paid: { tone: 'success', icon: 'check' },
  failed: { tone: 'danger', icon: 'fail' },
  expired: { tone: 'neutral', icon: 'timer-off' },
  cancelled: { tone: 'neutral', icon: 'undo' },
  reversed: { tone: 'neutral', icon: 'undo' },
};

const WITHDRAWALS: Readonly<Record<WithdrawalState, StateAppearance>> = {
  pending: { tone: 'pending', icon: 'clock' },
  approved: { tone: 'pending', icon: 'clock' },
  paying: { tone: 'pending', icon: 'clock' },
  paid: { tone: 'success', icon: 'check' },
  failed: { tone: 'danger', icon: 'fail' },
  rejected: { tone: 'danger', icon: 'fail' },
  cancelled: { tone: 'neutral', icon: 'undo' },
};

/** Game categories of the bet filter. */
export const BET_CATEGORIES = ['LOTT', 'RNG', 'FISH', 'PVP', 'LIVE', 'SPORTS', 'ESPORTS', 'COCKFIGHT'] as const;
/** Bet states, in display order. */
export const BET_STATES = ['waiting', 'won', 'lost', 'refunded', 'cancelled'] as const satisfies readonly BetState[];

export const betAppearance = (state: BetState): StateAppearance => BETS[state];
export const betStateKey = (state: BetState): PageTextKey => `records.bet.${state}`;
/** Deposit and withdrawal states, in display order. */
export const DEPOSIT_STATES = Object.keys(DEPOSITS) as readonly DepositState[];
export const WITHDRAWAL_STATES = Object.keys(WITHDRAWALS) as readonly WithdrawalState[];

/** A state that this site does not know, from a newer gateway, is shown as pending. */
export const depositAppearance = (state: DepositState): StateAppearance => DEPOSITS[state] ?? DEPOSITS.pending;
export const depositStateKey = (state: DepositState): PageTextKey =>
  `records.deposit.${Object.hasOwn(DEPOSITS, state) ? state : 'pending'}`;
export const withdrawalAppearance = (state: WithdrawalState): StateAppearance =>
  WITHDRAWALS[state] ?? WITHDRAWALS.pending;
export const withdrawalStateKey = (state: WithdrawalState): PageTextKey =>
  `records.withdrawal.${Object.hasOwn(WITHDRAWALS, state) ? state : 'pending'}`;
