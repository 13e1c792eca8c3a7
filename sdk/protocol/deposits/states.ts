/** States of a deposit and their transitions (PAY-09). Gateway and page use the same table. */
import type { InferOutput } from 'valibot';
import type { depositState } from './order-calls.ts';

/** State of a deposit order. */
export type DepositState = InferOutput<typeof depositState>;

/** Allowed transitions of each state. */
export const DEPOSIT_TRANSITIONS: Readonly<Record<DepositState, readonly DepositState[]>> = {
  created: ['pending', 'paid', 'failed', 'expired', 'review', 'cancelled'],
  pending: ['paid', 'failed', 'expired', 'review', 'cancelled'],
  // An operator reviews money that arrives late.
  failed: ['review'],
  expired: ['review'],
  cancelled: ['review'],
  review: ['paid', 'failed'],
  paid: ['reversed'],
  reversed: [],
};

/** Checks whether a deposit may change from one state to another. The same state is not a transition. */
export const canDepositTransition = (from: DepositState, to: DepositState): boolean =>
  DEPOSIT_TRANSITIONS[from].includes(to);

/** Checks whether a payment or a review is still pending. The page polls such a deposit. */
export const isDepositOpen = (state: DepositState): boolean =>
  state === 'created' || state === 'pending' || state === 'review';

/** Checks whether the member may cancel the deposit; money under review has already arrived. */
export const canCancelDeposit = (state: DepositState): boolean => state === 'created' || state === 'pending';

const FIRST_POLL_MS = 2_000;
const LAST_POLL_MS = 30_000;

/**
 * Returns the delay in ms before an open deposit is polled again: 2 s at first, multiplied by 1.5 each time, at most 30
 * s.
 * @param pollCount number of previous polls, from 0
 */
export const depositPollMs = (pollCount: number): number =>
  Math.min(LAST_POLL_MS, FIRST_POLL_MS * 1.5 ** Math.max(0, pollCount));
