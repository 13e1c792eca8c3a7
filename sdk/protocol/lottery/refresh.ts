/** Poll intervals of the lottery menu (LOTT-26 to LOTT-28), their spread (R5) and the back-off after failures (R8). */
import { BACKOFF_FIRST_MS, BACKOFF_MAX_MS, RETRY_AFTER_MAX_MS } from '../backoff.ts';
import type { Lottery } from './lotteries.ts';

/** LOTT-27: delay before the menu is requested again if no draw is ahead. */
const LOTTERY_REFRESH_DEFAULT_MS = 7_000;

/** LOTT-28: maximum delay before the menu is requested again. */
const LOTTERY_REFRESH_MAX_MS = 30_000;

/** R5: delay between a draw and its result, unless the gateway sends another value. */
const PUBLISH_LAG_MS = 2_500;

/** R5: interval over which clients spread their first request after a draw, unless the gateway sends another value. */
const SPREAD_MS = 8_000;

type Drawing = Pick<Lottery, 'drawNumber' | 'drawAt'>;

export interface Spread {
  /** Delay in ms between a draw and its result. Default 2500. */
  readonly publishLag?: number;
  /** Interval in ms over which clients spread their request after a draw. Default 8000. */
  readonly spreadMs?: number;
  /** Uniform in [0, 1). Default Math.random. */
  readonly random?: () => number;
}

/**
 * Returns the base delay in ms: the smallest non-negative remaining time of lotteries with a numero, 7 s if none or 0,
 * at most 30 s. `now` is server time.
 */
export function baseDelay(lotteries: readonly Drawing[], now: number): number {
  const next = nextDraw(lotteries, now);
  return next > 0 ? Math.min(next, LOTTERY_REFRESH_MAX_MS) : LOTTERY_REFRESH_DEFAULT_MS;
}

/** Minimum fraction of the base delay before a periodic request. */
const SHORTEST = 0.7;
/** Minimum fraction of a draw's spread that must fit into the maximum delay for a direct request. */
const FITTING = 3 / 4;

/**
 * Returns the delay to the next request, spread so that clients do not send requests simultaneously (R5): deadline +
 * publishLag + U(0, spreadMs) after a draw, else base x U(0.7, 1], at most 30 s.
 *
 * A draw with most of its spread beyond the maximum delay is left to a later request, because a truncated spread would
 * concentrate the load in its first second. A response within publishLag after a draw cannot contain its result, so
 * that draw still counts as due. With publishLag and spreadMs 0, the result equals the base delay.
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
 * Returns the delay in ms after a failed poll (R8): 10 s, doubled by each further failure up to 120 s, plus up to 20 %
 * jitter. A Retry-After of the server (ms) overrides this, with 20 % jitter, at least 10 s and at most 5 min.
 */
export function backoffDelay(failures: number, retryAfter?: number, random: () => number = Math.random): number {
  if (retryAfter !== undefined) {
    const delay = Math.max(retryAfter, BACKOFF_FIRST_MS) * (0.8 + 0.4 * random());
    return Math.min(delay, RETRY_AFTER_MAX_MS);
  }
  const step = Math.min(BACKOFF_FIRST_MS * 2 ** (Math.max(1, failures) - 1), BACKOFF_MAX_MS);
  return step * (1 + 0.2 * random());
}

/** Returns the ms to the next draw of a lottery with a numero; 0 if due now, -1 if none. */
function nextDraw(lotteries: readonly Drawing[], now: number): number {
  let next = -1;
  for (const { drawNumber, drawAt } of lotteries) {
    const left = drawAt === null || drawNumber === '' ? -1 : drawAt - now;
    if (left >= 0 && (next < 0 || left < next)) next = left;
  }
  return next;
}
