/** Creates the timelines of deposits, withdrawals, and bets from their state changes (PAY-09, OUT-06). */
import { canCancelDeposit, type DepositState, isWithdrawalOpen, type WithdrawalState } from 'lobbykit/domain';
import type { BetState } from '../record-sources.ts';

/**
 * Appearance of a point: `done`, current (`now`), future (`todo`), manual review (`hand`), failed (`bad`), or ended
 * without payment (`closed`).
 */
export type PointTone = 'done' | 'now' | 'todo' | 'bad' | 'closed' | 'hand';

export interface Point {
  /** Last part of the text key of the point. */
  readonly key: string;
  readonly tone: PointTone;
  /** Time at which the point was reached, ms since 1970; null if unknown. */
  readonly time: number | null;
  /** True if `time` is an estimate of a future point. */
  readonly isExpected?: boolean;
}

/** Current state and all state changes, oldest first. Times are ms since 1970. */
export interface OrderSteps<State> {
  readonly status: State;
  readonly steps: readonly { readonly status: State; readonly time: number | null }[];
}

const DEPOSIT_TONES: Readonly<Record<DepositState, PointTone>> = {
  created: 'done',
  pending: 'done',
  paid: 'done',
  failed: 'bad',
  expired: 'closed',
  review: 'hand',
  cancelled: 'closed',
  reversed: 'closed',
};

/**
 * Returns the reached points of a deposit, and the expected points if it is not final. `way` (money on its way) exists
 * only for a transfer that the member has confirmed, because a provider reports only completed payments.
 * @param isTransfer true for a manual bank transfer
 */
export function depositPoints({ status, steps }: OrderSteps<DepositState>, isTransfer: boolean): Point[] {
  const last = steps.length - 1;
  const points = steps.map(({ status: reached, time }, at): Point => {
    const key = reached === 'pending' ? (isTransfer ? 'sent' : 'opened') : reached;
    // A review is complete if a later state was reached.
    const tone = reached === 'review' && at < last ? 'done' : DEPOSIT_TONES[reached];
    return { key, tone, time };
  });
  if (canCancelDeposit(status)) {
    points.push({ key: status === 'pending' && isTransfer ? 'way' : 'payment', tone: 'now', time: null });
  }
  if (canCancelDeposit(status) || status === 'review') points.push({ key: 'paid', tone: 'todo', time: null });
  return points;
}

/**
 * Returns the points of a withdrawal: requested, checked, sent, and paid, or the failure that ended it.
 * @param expectTime expected time of the payment, ms since 1970; null if unknown
 */
export function withdrawalPoints(
  { status, steps }: OrderSteps<WithdrawalState>,
  expectTime: number | null = null,
): Point[] {
  const at = (state: WithdrawalState) => steps.find(step => step.status === state)?.time ?? null;
  const isPaid = status === 'paid';
  const requested: Point = { key: 'requested', tone: 'done', time: at('pending') };
  const checked = (tone: PointTone): Point => ({ key: 'checked', tone, time: at('approved') });
  const sent = (tone: PointTone): Point => ({ key: 'sent', tone, time: at('paying') });
  if (!isPaid && !isWithdrawalOpen(status)) {
    return [
      requested,
      ...(at('approved') === null ? [] : [checked('done')]),
      ...(at('paying') === null ? [] : [sent('done')]),
      { key: status, tone: status === 'cancelled' ? 'closed' : 'bad', time: at(status) },
    ];
  }
  const isChecked = status !== 'pending';
  return [
    requested,
    checked(isChecked ? 'done' : 'now'),
    sent(isPaid ? 'done' : isChecked ? 'now' : 'todo'),
    isPaid
      ? { key: 'paid', tone: 'done', time: at('paid') }
      : { key: 'paid', tone: 'todo', time: expectTime, isExpected: true },
  ];
}

/** Returns the points of a bet. Times are ms since 1970; null if unknown. */
export function betPoints(
  state: BetState,
  { placed, draw, settled }: Readonly<Record<'placed' | 'draw' | 'settled', number | null>>,
): Point[] {
  const first: Point = { key: 'placed', tone: 'done', time: placed };
  if (state === 'waiting') return [first, { key: 'draw', tone: 'now', time: draw }];
  const isVoid = state === 'refunded' || state === 'cancelled';
  return [first, { key: state, tone: isVoid ? 'closed' : 'done', time: settled }];
}
