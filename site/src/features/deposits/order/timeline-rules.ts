/** The way of a deposit as a line of points (PAY-09). */
import type { DepositState } from 'lobbykit/domain';
import type { DepositOrder } from './order.ts';

/** `done`, where one is `now`, `todo`, or how it ended: `bad`, `closed`; `hand`: a person acts. */
export type PointTone = 'done' | 'now' | 'todo' | 'bad' | 'closed' | 'hand';

export interface Point {
  /** Last part of the key of its words. */
  readonly key: string;
  readonly tone: PointTone;
  /** ms since 1970, null for what has not come. */
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

/** Steps so far, and what is still to come of an order that is open. */
export function timeLine({ steps, status, kind }: OrderHistory): Point[] {
  const last = steps.length - 1;
  const points = steps.map(({ status: reached, time }, at): Point => {
    const key = reached === 'pending' ? (kind === 'transfer' ? 'sent' : 'opened') : reached;
    // What a person looked at is done once it has gone on.
    const tone = reached === 'review' && at < last ? 'done' : TONES[reached];
    return { key, tone, time };
  });
  if (status === 'created' || status === 'pending') points.push({ key: 'way', tone: 'now', time: null });
  if (status === 'created' || status === 'pending' || status === 'review') {
    points.push({ key: 'balance', tone: 'todo', time: null });
  }
  return points;
}
