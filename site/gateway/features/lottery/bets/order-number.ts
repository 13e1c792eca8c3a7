/**
 * Order numbers of bets, as shown to members: `L-191126-20418` is a lottery ticket of 19 November 2026, `G-…` a round
 * of a game. Pure functions.
 */
import { dateOf } from '../../../platform/days.ts';

/** Time zone of the date in order numbers: fixed, so that a number never changes with the merchant's time zone. */
const ZONE = 'Asia/Ho_Chi_Minh';

export interface NumberedPlay {
  readonly id: number;
  /** Time of the bet, ms since 1970. */
  readonly playedAt: number;
  readonly isTicket: boolean;
}

export function orderNoOf({ id, playedAt, isTicket }: NumberedPlay): string {
  const [year = '', month, day] = dateOf(playedAt, ZONE).split('-');
  return `${isTicket ? 'L' : 'G'}-${day}${month}${year.slice(2)}-${id}`;
}

/** Returns the bet id in an order number; null if the order number is invalid. */
export function playIdOf(orderNo: string): number | null {
  const found = /^[LG]-\d{6}-(\d{1,15})$/.exec(orderNo);
  return found ? Number(found[1]) : null;
}
