/**
 * Order numbers of bets for members: `L-191126-20418` is a ticket of 19 November 2026, `G-…` a round of a game. Pure.
 */
import { dateOf } from '../../../platform/days.ts';

/** Dates in order numbers use the lotteries' time zone, so that a number never changes with a merchant's zone. */
const ZONE = 'Asia/Ho_Chi_Minh';

export interface NumberedPlay {
  readonly id: number;
  /** ms since 1970 */
  readonly playedAt: number;
  readonly isTicket: boolean;
}

export function orderNoOf({ id, playedAt, isTicket }: NumberedPlay): string {
  const [year = '', month, day] = dateOf(playedAt, ZONE).split('-');
  return `${isTicket ? 'L' : 'G'}-${day}${month}${year.slice(2)}-${id}`;
}

/** Returns the id in an order number; null if invalid. */
export function playIdOf(orderNo: string): number | null {
  const found = /^[LG]-\d{6}-(\d{1,15})$/.exec(orderNo);
  return found ? Number(found[1]) : null;
}
