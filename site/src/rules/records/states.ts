/** How states look: a word, a colour and an icon, never a colour alone. */
import type { DepositState, WithdrawalState } from 'lobbykit/domain';
import type { BetState } from 'lobbykit/forms';
import type { PageTextKey } from '../../i18n/en.ts';
import type { RecordIcon } from './icons.ts';

/** `now`: it waits. `good`, `bad`: how it ended. `hold`: a person decides. `off`: nothing came of it. */
export type Tone = 'now' | 'good' | 'bad' | 'hold' | 'off';

export interface StateLook {
  readonly tone: Tone;
  readonly icon: RecordIcon;
}

const BETS: Readonly<Record<BetState, StateLook>> = {
  waiting: { tone: 'now', icon: 'clock' },
  won: { tone: 'good', icon: 'check' },
  lost: { tone: 'off', icon: 'minus' },
  refunded: { tone: 'off', icon: 'undo' },
  cancelled: { tone: 'off', icon: 'undo' },
};

const DEPOSITS: Readonly<Record<DepositState, StateLook>> = {
  created: { tone: 'now', icon: 'clock' },
  pending: { tone: 'now', icon: 'clock' },
  review: { tone: 'hold', icon: 'person' },
  paid: { tone: 'good', icon: 'check' },
  failed: { tone: 'bad', icon: 'fail' },
  expired: { tone: 'off', icon: 'timer-off' },
  cancelled: { tone: 'off', icon: 'undo' },
  reversed: { tone: 'off', icon: 'undo' },
};

const WITHDRAWALS: Readonly<Record<WithdrawalState, StateLook>> = {
  pending: { tone: 'now', icon: 'clock' },
  approved: { tone: 'now', icon: 'clock' },
  paying: { tone: 'now', icon: 'clock' },
  paid: { tone: 'good', icon: 'check' },
  failed: { tone: 'bad', icon: 'fail' },
  rejected: { tone: 'bad', icon: 'fail' },
  cancelled: { tone: 'off', icon: 'undo' },
};

/** Categories in which rounds or tickets are written. */
export const BET_CATEGORIES = ['LOTT', 'RNG', 'FISH', 'PVP', 'LIVE', 'SPORTS', 'ESPORTS', 'COCKFIGHT'] as const;
/** States of a bet, in the order they are offered. */
export const BET_STATES = ['waiting', 'won', 'lost', 'refunded', 'cancelled'] as const satisfies readonly BetState[];

export const betLook = (state: BetState): StateLook => BETS[state];
export const betStateKey = (state: BetState): PageTextKey => `records.bet.${state}`;
/** States of deposits and withdrawals, in the order they are offered. */
export const DEPOSIT_STATES = Object.keys(DEPOSITS) as readonly DepositState[];
export const WITHDRAWAL_STATES = Object.keys(WITHDRAWALS) as readonly WithdrawalState[];

/** A state that a later gateway may name looks like one that waits. */
export const depositLook = (state: DepositState): StateLook => DEPOSITS[state] ?? DEPOSITS.pending;
export const depositStateKey = (state: DepositState): PageTextKey =>
  `records.deposit.${Object.hasOwn(DEPOSITS, state) ? state : 'pending'}`;
export const withdrawalLook = (state: WithdrawalState): StateLook => WITHDRAWALS[state] ?? WITHDRAWALS.pending;
export const withdrawalStateKey = (state: WithdrawalState): PageTextKey =>
  `records.withdrawal.${Object.hasOwn(WITHDRAWALS, state) ? state : 'pending'}`;
