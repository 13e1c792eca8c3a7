/** The way of a deposit: its states, and which follows which (PAY-09). Gateway and page read the same table. */
import type { InferOutput } from 'valibot';
import type { depositState } from './order-calls.ts';

/** State of a deposit order. */
export type DepositState = InferOutput<typeof depositState>;

/** What each state may become. */
export const DEPOSIT_TRANSITIONS: Readonly<Record<DepositState, readonly DepositState[]>> = {
  created: ['pending', 'paid', 'failed', 'expired', 'review', 'cancelled'],
  pending: ['paid', 'failed', 'expired', 'review', 'cancelled'],
  // Money that comes after all is looked at by a person.
  failed: ['review'],
  expired: ['review'],
  cancelled: ['review'],
  review: ['paid', 'failed'],
  paid: ['reversed'],
  reversed: [],
};

/** May a deposit go from one state to another? Staying is no step. */
export const canDepositTransition = (from: DepositState, to: DepositState): boolean =>
  DEPOSIT_TRANSITIONS[from].includes(to);

/** May somebody still pay, or a person still decide? The page follows it as long. */
export const isDepositOpen = (state: DepositState): boolean =>
  state === 'created' || state === 'pending' || state === 'review';

/** May the member give it up? Money under review is there already. */
export const canCancelDeposit = (state: DepositState): boolean => state === 'created' || state === 'pending';

const FIRST_POLL_MS = 2_000;
const LAST_POLL_MS = 30_000;

/**
 * How long a page waits before it asks for an open deposit again, ms: 2 s at first, half as much more each time, never over 30 s.
 * @param asked how often it has asked already, from 0
 */
export const depositPollMs = (asked: number): number =>
  Math.min(LAST_POLL_MS, FIRST_POLL_MS * 1.5 ** Math.max(0, asked));
