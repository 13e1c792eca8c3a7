/** The way of a withdrawal: its states, and which follows which (OUT-06). Gateway and page read the same table. */
import type { InferOutput } from 'valibot';
import type { withdrawalState } from './order-calls.ts';

/** State of a withdrawal. */
export type WithdrawalState = InferOutput<typeof withdrawalState>;

/** What each state may become. */
export const WITHDRAWAL_TRANSITIONS: Readonly<Record<WithdrawalState, readonly WithdrawalState[]>> = {
  pending: ['approved', 'rejected', 'cancelled'],
  approved: ['paying', 'rejected'],
  paying: ['paid', 'failed'],
  paid: [],
  failed: [],
  rejected: [],
  cancelled: [],
};

/** May a withdrawal go from one state to another? Staying is no step. */
export const canWithdrawalTransition = (from: WithdrawalState, to: WithdrawalState): boolean =>
  WITHDRAWAL_TRANSITIONS[from].includes(to);

/** Is its amount still held? The page follows it as long. */
export const isWithdrawalOpen = (state: WithdrawalState): boolean => WITHDRAWAL_TRANSITIONS[state].length > 0;

/** May the member take it back? */
export const canCancelWithdrawal = (state: WithdrawalState): boolean => canWithdrawalTransition(state, 'cancelled');
