/** Selects the lottery of the countdown in the wide-screen panel. */
import type { Lottery } from 'lobbykit/domain';

/**
 * Returns the lottery on sale with the earliest future draw; the first one in the menu wins a tie.
 * @param now server time in ms
 */
export function nextDraw(lotteries: readonly Lottery[], now: number): Lottery | undefined {
  let next: Lottery | undefined;
  for (const lottery of lotteries) {
    if (!lottery.onSale || lottery.drawAt === null || lottery.drawAt <= now) continue;
    if (next === undefined || lottery.drawAt < (next.drawAt ?? 0)) next = lottery;
  }
  return next;
}
