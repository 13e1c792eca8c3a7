/** When to ask again: the lottery menu's rhythm (LOTT-26 to LOTT-28), its spread (R5) and the back-off after failures (R8). */
import {
  BACKOFF_FIRST_MS,
  BACKOFF_MAX_MS,
  LOTTERY_REFRESH_DEFAULT_MS,
  LOTTERY_REFRESH_MAX_MS,
  PUBLISH_LAG_MS,
  RETRY_AFTER_MAX_MS,
  SPREAD_MS,
} from '../constants.ts';
import type { Lottery } from './lotteries.ts';

type Drawing = Pick<Lottery, 'drawNumber' | 'drawAt'>;

export interface Spread {
  /** ms from a draw until its result is out. Default 2500. */
  readonly publishLag?: number;
  /** Width in ms over which clients spread their question after a draw. Default 8000. */
  readonly spreadMs?: number;
  /** Uniform in [0, 1). Default Math.random. */
  readonly random?: () => number;
}

/**
 * The base rule, in ms: the smallest non-negative time left among lotteries that have a numero, 7 s when there is none
 * or it is 0, 30 s at most. `now` is server time.
 */
export function baseDelay(lotteries: readonly Drawing[], now: number): number {
  const next = nextDraw(lotteries, now);
  return next > 0 ? Math.min(next, LOTTERY_REFRESH_MAX_MS) : LOTTERY_REFRESH_DEFAULT_MS;
}

/** A periodic question comes after this part of the base delay at the earliest. */
const SHORTEST = 0.7;
/** A draw is asked about directly when this part of its spread fits under the cap. */
const FITTING = 3 / 4;

/**
 * The base rule, spread so that clients neither ask in one instant nor stay in step (R5): after a draw at deadline +
 * publishLag + U(0, spreadMs), else base x U(0.7, 1], 30 s at most. A draw too far off for most of its spread to fit under
 * the cap is left to the question after the next: taking whatever happens to fit would crowd the first second of the
 * spread. An answer that came within publishLag after a draw cannot know its result, so that draw is still to be asked
 * about. With publishLag and spreadMs 0 it is the base rule to the millisecond.
 */
export function refreshDelay(lotteries: readonly Drawing[], now: number, options: Spread = {}): number {
  const { publishLag = PUBLISH_LAG_MS, spreadMs = SPREAD_MS, random = Math.random } = options;
  const base = baseDelay(lotteries, now);
  if (publishLag <= 0 && spreadMs <= 0) return base;
  const lag = clamp(publishLag, SHORTEST * LOTTERY_REFRESH_MAX_MS);
  const spread = clamp(spreadMs, LOTTERY_REFRESH_MAX_MS - lag);
  const out = nextDraw(lotteries, now - lag);
  const room = LOTTERY_REFRESH_MAX_MS - out;
  if (out > 0 && room >= FITTING * spread) return out + Math.min(spread, room) * random();
  return base * (1 - (1 - SHORTEST) * random());
}

const clamp = (value: number, max: number): number => Math.min(Math.max(0, value), max);

/**
 * ms to wait after a failed poll (R8): 10 s, doubled by each further failure up to 120 s, and up to 20 % more so that
 * clients fall out of step. A server's Retry-After (ms) counts instead, within 20 %, 10 s at least and 5 min at most.
 */
export function backoffDelay(failures: number, retryAfter?: number, random: () => number = Math.random): number {
  if (retryAfter !== undefined) {
    const wished = Math.max(retryAfter, BACKOFF_FIRST_MS) * (0.8 + 0.4 * random());
    return Math.min(wished, RETRY_AFTER_MAX_MS);
  }
  const step = Math.min(BACKOFF_FIRST_MS * 2 ** (Math.max(1, failures) - 1), BACKOFF_MAX_MS);
  return step * (1 + 0.2 * random());
}

/** ms to the next draw of a lottery that has a numero; 0 for one due right now, -1 when there is none. */
function nextDraw(lotteries: readonly Drawing[], now: number): number {
  let next = -1;
  for (const { drawNumber, drawAt } of lotteries) {
    const left = drawAt === null || drawNumber === '' ? -1 : drawAt - now;
    if (left >= 0 && (next < 0 || left < next)) next = left;
  }
  return next;
}
