/** Numbers of plays as members read them: `L-191126-20418` is a ticket of 19 November 2026, `G-…` a round of a game. Pure. */
import { dateOf } from '../../../platform/days.ts';

/** Days of a number are those of the lotteries' clock, whoever's the play is: a number never changes with a merchant's zone. */
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

/** The id in such a number; null for what is none. */
export function playIdOf(orderNo: string): number | null {
  const found = /^[LG]-\d{6}-(\d{1,15})$/.exec(orderNo);
  return found ? Number(found[1]) : null;
}
