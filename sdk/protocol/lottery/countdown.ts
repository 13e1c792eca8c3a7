/**
 * Countdowns: converts durations to deadlines, and computes the view of a countdown at a given time (COUNT-01..12, R2).
 */

/** COUNT-04: interval at which all countdowns are updated. */
export const TICK_MS = 500;

/** COUNT-07: a countdown with less remaining time counts as ending soon. */
const NEAR_MS = 6_000;

/** COUNT-10: a lottery is highlighted if its sale closes within this time. */
const HIGHLIGHT_MS = 24 * 3_600_000;

/** Text shown if no time is available (COUNT-01, COUNT-08). */
export const NO_TIME = '--:--:--';

/**
 * Placeholder after the number of days. The text of a view is independent of the language, so a component replaces this
 * placeholder with a translation.
 */
export const DAY_SIGN = 'd';

/** Deadlines of a draw for its countdown, server time in ms. */
export interface CountdownSpec {
  readonly onSale: boolean;
  /** Close of sale: lockTime before the draw (COUNT-09). */
  readonly closeAt: number | null;
  /** Time of the draw. */
  readonly drawAt: number | null;
}

/**
 * Phase of a countdown. `off`: not on sale. `open`: counting down to the close of sale. `closed`: sale is closed,
 * counting down to the draw. `drawing`: the draw is due, and its result has not arrived.
 */
export type CountdownPhase = 'off' | 'open' | 'closed' | 'drawing';

/** Countdown of a lottery at a given time, as displayed. */
export interface CountdownView {
  readonly phase: CountdownPhase;
  /** Remaining time: `h:mm:ss`, from one day `6 d 0:46`, or `--:--:--`. */
  readonly text: string;
  /** Whole seconds until the end of the current phase; null if the phase has no end. */
  readonly seconds: number | null;
  /** True if less than 6 s of the current phase are left (COUNT-07). */
  readonly near: boolean;
  /** True if the sale closes within 24 hours (COUNT-10). */
  readonly highlight: boolean;
}

/**
 * Returns the server time at which a duration in a response ends, ms (R2). With the `serverTime` of the body, the
 * result is exact whatever the age of the body. Otherwise the duration starts at `receivedAt` and is reduced by half of
 * the server's processing time (COUNT-02, COUNT-03).
 */
export function deadline(
  remainTime: number,
  clock: {
    readonly serverTime?: number;
    readonly receivedAt: number;
    readonly lotteryTime?: readonly [number, number];
  },
): number {
  if (clock.serverTime !== undefined) return clock.serverTime + remainTime;
  return clock.receivedAt + startValue(remainTime, clock.lotteryTime);
}

/**
 * Returns `remainTime` minus half of the difference between the two times of `lotteryTime` ([request, response]); at
 * least 0, in ms (COUNT-02, COUNT-03).
 */
export function startValue(remainTime: number, lotteryTime?: readonly [number, number]): number {
  const difference = lotteryTime ? Math.max(0, lotteryTime[1] - lotteryTime[0]) : 0;
  return Math.max(0, remainTime - (Number.isFinite(difference) ? difference : 0) / 2);
}

/**
 * Formats the remaining time as `h:mm:ss`, hours without leading zero, seconds rounded down (COUNT-05, COUNT-06). From
 * one day, it consists of days, hours and minutes; `--:--:--` at 0 and below.
 * @param day text after the number of days
 */
export function formatRemaining(ms: number, day = DAY_SIGN): string {
  if (!(ms > 0)) return NO_TIME;
  const seconds = Math.floor(ms / 1000);
  const hours = Math.floor(seconds / 3600);
  const two = (n: number) => String(n).padStart(2, '0');
  const minutes = two(Math.floor(seconds / 60) % 60);
  return hours < 24
    ? `${hours}:${minutes}:${two(seconds % 60)}`
    : `${Math.floor(hours / 24)} ${day} ${hours % 24}:${minutes}`;
}

/** Returns the countdown as displayed at `now` (server time, ms). */
export function viewCountdown(spec: CountdownSpec, now: number): CountdownView {
  if (!spec.onSale || spec.drawAt === null) return idle('off');
  const closeAt = spec.closeAt ?? spec.drawAt;
  if (now < closeAt) return running('open', closeAt - now, closeAt - now < HIGHLIGHT_MS);
  if (now < spec.drawAt) return running('closed', spec.drawAt - now, false);
  return idle('drawing');
}

const idle = (phase: CountdownPhase): CountdownView => ({
  phase,
  text: NO_TIME,
  seconds: null,
  near: false,
  highlight: false,
});

const running = (phase: CountdownPhase, left: number, highlight: boolean): CountdownView => ({
  phase,
  text: formatRemaining(left),
  seconds: Math.floor(left / 1000),
  near: left < NEAR_MS,
  highlight,
});
