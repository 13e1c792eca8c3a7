/** States of a withdrawal and their transitions (OUT-06). Gateway and site share this table. */
import type { InferOutput } from 'valibot';
import type { withdrawalState } from './order-calls.ts';

/** State of a withdrawal. */
export type WithdrawalState = InferOutput<typeof withdrawalState>;

/** States to which each state may change. */
export const WITHDRAWAL_TRANSITIONS: Readonly<Record<WithdrawalState, readonly WithdrawalState[]>> = {
  pending: ['approved', 'rejected', 'cancelled'],
  approved: ['paying', 'rejected'],
  paying: ['paid', 'failed'],
  paid: [],
  failed: [],
  rejected: [],
  cancelled: [],
};

/** Checks whether a withdrawal may change from one state to another. Staying in the same state is not a transition. */
export const canWithdrawalTransition = (from: WithdrawalState, to: WithdrawalState): boolean =>
  WITHDRAWAL_TRANSITIONS[from].includes(to);

/** Checks whether the amount is still reserved. Clients poll withdrawals in such a state. */
export const isWithdrawalOpen = (state: WithdrawalState): boolean => WITHDRAWAL_TRANSITIONS[state].length > 0;

/** Checks whether the member may cancel the withdrawal. */
export const canCancelWithdrawal = (state: WithdrawalState): boolean => canWithdrawalTransition(state, 'cancelled');
