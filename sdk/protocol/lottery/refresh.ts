/**
 * Poll intervals of the lottery menu (LOTT-26 to LOTT-28), random delays that spread the requests of all clients (R5),
 * and delays after failures (R8).
 */
import { BACKOFF_FIRST_MS, BACKOFF_MAX_MS, RETRY_AFTER_MAX_MS } from '../backoff.ts';
import type { Lottery } from './lotteries.ts';

/** LOTT-27: delay before the next request of the menu if no draw is scheduled. */
const LOTTERY_REFRESH_DEFAULT_MS = 7_000;

/** LOTT-28: maximum delay before the next request of the menu. */
const LOTTERY_REFRESH_MAX_MS = 30_000;

/** R5: delay between a draw and the publication of its result, unless the gateway sends another value. */
const PUBLISH_LAG_MS = 2_500;

/** R5: interval over which clients spread their first request after a draw, unless the gateway sends another value. */
const SPREAD_MS = 8_000;

type Drawing = Pick<Lottery, 'drawNumber' | 'drawAt'>;

export interface Spread {
  /** Delay between a draw and the publication of its result, ms. Default 2500. */
  readonly publishLag?: number;
  /** Interval over which clients spread their request after a draw, ms. Default 8000. */
  readonly spreadMs?: number;
  /** Random number generator with a uniform result in [0, 1). Default Math.random. */
  readonly random?: () => number;
}

/**
 * Returns the delay before the next poll without random spread, ms; `now` is server time. It is the time until the next
 * draw of a lottery with a draw number (numero), at most 30 s, or 7 s if no draw is ahead or one is due now.
 */
export function baseDelay(lotteries: readonly Drawing[], now: number): number {
  const next = nextDraw(lotteries, now);
  return next > 0 ? Math.min(next, LOTTERY_REFRESH_MAX_MS) : LOTTERY_REFRESH_DEFAULT_MS;
}

/** A periodic request is sent after at least this fraction of the base delay. */
const SHORTEST = 0.7;
/**
 * A request is scheduled for a draw only if this fraction of the draw's spread interval is within the maximum delay.
 */
const FITTING = 3 / 4;

/**
 * Returns the delay before the next request, with a random part so that clients do not send their requests
 * simultaneously (R5). For a draw: time until the draw + publishLag + U(0, spreadMs); otherwise: base delay x U(0.7,
 * 1]; at most 30 s in both cases.
 *
 * If most of a draw's spread interval exceeds the maximum delay, a later request handles the draw, because a shortened
 * interval would concentrate the load. A response less than publishLag after a draw cannot contain the result, so that
 * draw still counts as due. If publishLag and spreadMs are 0, the result is the base delay.
 */
export function refreshDelay(lotteries: readonly Drawing[], now: number, options: Spread = {}): number {
  const { publishLag = PUBLISH_LAG_MS, spreadMs = SPREAD_MS, random = Math.random } = options;
  const base = baseDelay(lotteries, now);
  if (publishLag <= 0 && spreadMs <= 0) return base;
  const lag = clamp(publishLag, SHORTEST * LOTTERY_REFRESH_MAX_MS);
  const spread = clamp(spreadMs, LOTTERY_REFRESH_MAX_MS - lag);
  const out = nextDraw(lotteries, now - lag);
  const remaining = LOTTERY_REFRESH_MAX_MS - out;
  if (out > 0 && remaining >= FITTING * spread) return out + Math.min(spread, remaining) * random();
  return base * (1 - (1 - SHORTEST) * random());
}

const clamp = (value: number, max: number): number => Math.min(Math.max(0, value), max);

/**
 * Returns the delay after a failed poll, ms (R8): 10 s, doubled by each further failure up to 120 s, plus up to 20 % at
 * random. A Retry-After from the server (ms) replaces this value: at least 10 s, then varied by +-20 % at random, at
 * most 5 min.
 */
export function backoffDelay(failures: number, retryAfter?: number, random: () => number = Math.random): number {
  if (retryAfter !== undefined) {
    const delay = Math.max(retryAfter, BACKOFF_FIRST_MS) * (0.8 + 0.4 * random());
    return Math.min(delay, RETRY_AFTER_MAX_MS);
  }
  const step = Math.min(BACKOFF_FIRST_MS * 2 ** (Math.max(1, failures) - 1), BACKOFF_MAX_MS);
  return step * (1 + 0.2 * random());
}

/**
 * Returns the time until the next draw of a lottery with a draw number (numero), ms; 0 if a draw is due now, -1 if
 * there is none.
 */
function nextDraw(lotteries: readonly Drawing[], now: number): number {
  let next = -1;
  for (const { drawNumber, drawAt } of lotteries) {
    const left = drawAt === null || drawNumber === '' ? -1 : drawAt - now;
    if (left >= 0 && (next < 0 || left < next)) next = left;
  }
  return next;
}
