/** Which lottery the wide screen's panel counts down to. */
import type { Lottery } from 'lobbykit/domain';

/**
 * The lottery on sale whose draw comes first and still lies ahead; the earlier in the menu wins a tie.
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
