/** States of a deposit order and their transitions (PAY-09). Gateway and site share this table. */
import type { InferOutput } from 'valibot';
import type { depositState } from './order-calls.ts';

/** State of a deposit order. */
export type DepositState = InferOutput<typeof depositState>;

/** States to which each state may change. */
export const DEPOSIT_TRANSITIONS: Readonly<Record<DepositState, readonly DepositState[]>> = {
  created: ['pending', 'paid', 'failed', 'expired', 'review', 'cancelled'],
  pending: ['paid', 'failed', 'expired', 'review', 'cancelled'],
  // If money arrives after the order was closed, an operator reviews the deposit.
  failed: ['review'],
  expired: ['review'],
  cancelled: ['review'],
  review: ['paid', 'failed'],
  paid: ['reversed'],
  reversed: [],
};

/** Checks whether a deposit may change from one state to another. Staying in the same state is not a transition. */
export const canDepositTransition = (from: DepositState, to: DepositState): boolean =>
  DEPOSIT_TRANSITIONS[from].includes(to);

/** Checks whether a payment or a review is pending. Clients poll deposits in such a state. */
export const isDepositOpen = (state: DepositState): boolean =>
  state === 'created' || state === 'pending' || state === 'review';

/**
 * Checks whether the member may cancel the deposit. During a review this is not possible, because the money has already
 * arrived.
 */
export const canCancelDeposit = (state: DepositState): boolean => state === 'created' || state === 'pending';

const FIRST_POLL_MS = 2_000;
const LAST_POLL_MS = 30_000;

/**
 * Returns the delay before the next poll of an open deposit, ms: 2 s at first, multiplied by 1.5 each time, at most 30
 * s.
 * @param pollCount number of polls so far
 */
export const depositPollMs = (pollCount: number): number =>
  Math.min(LAST_POLL_MS, FIRST_POLL_MS * 1.5 ** Math.max(0, pollCount));
