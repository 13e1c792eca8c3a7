/** Timeline of a deposit (PAY-09). */
import type { DepositState } from 'lobbykit/domain';
import type { DepositOrder } from './order.ts';

/** `done`, current (`now`), future (`todo`), or a final state: `bad`, `closed`; `hand`: manual review. */
export type PointTone = 'done' | 'now' | 'todo' | 'bad' | 'closed' | 'hand';

export interface Point {
  /** Last part of the text key. */
  readonly key: string;
  readonly tone: PointTone;
  /** ms since 1970; null for a future point. */
  readonly time: number | null;
}

const TONES: Readonly<Record<DepositState, PointTone>> = {
  created: 'done',
  pending: 'done',
  paid: 'done',
  failed: 'bad',
  expired: 'closed',
  review: 'hand',
  cancelled: 'closed',
  reversed: 'closed',
};

type OrderHistory = Pick<DepositOrder, 'steps' | 'status' | 'kind'>;

/** Returns the past steps, and the expected steps of an open order. */
export function timeLine({ steps, status, kind }: OrderHistory): Point[] {
  const last = steps.length - 1;
  const points = steps.map(({ status: reached, time }, at): Point => {
    const key = reached === 'pending' ? (kind === 'transfer' ? 'sent' : 'opened') : reached;
    // A review is done when a later step exists.
    const tone = reached === 'review' && at < last ? 'done' : TONES[reached];
    return { key, tone, time };
  });
  if (status === 'created' || status === 'pending') points.push({ key: 'way', tone: 'now', time: null });
  if (status === 'created' || status === 'pending' || status === 'review') {
    points.push({ key: 'balance', tone: 'todo', time: null });
  }
  return points;
}
