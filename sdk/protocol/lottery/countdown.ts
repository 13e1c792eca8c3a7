/** Countdowns: conversion of durations to deadlines, and the countdown view at a given time (COUNT-01..12, R2). */

/** COUNT-04: interval between ticks of all countdowns. */
export const TICK_MS = 500;

/** COUNT-07: remaining time below which a countdown is ending soon. */
const NEAR_MS = 6_000;

/** COUNT-10: remaining time to the close of sale within which a lottery is highlighted. */
const HIGHLIGHT_MS = 24 * 3_600_000;

/** Text shown if no time is available (COUNT-01, COUNT-08). */
export const NO_TIME = '--:--:--';

/**
 * Placeholder after the number of days in a view, which is independent of language; views replace it with a translated
 * text.
 */
export const DAY_SIGN = 'd';

/** Deadlines of a draw for a countdown, ms of server time. */
export interface CountdownSpec {
  readonly onSale: boolean;
  /** Close of sale: the draw minus lockTime (COUNT-09). */
  readonly closeAt: number | null;
  /** Time of the draw. */
  readonly drawAt: number | null;
}

/**
 * `off`: not on sale. `open`: counts down to the close of sale. `closed`: sale is closed, counts down to the draw.
 * `drawing`: the draw is due and its result is pending.
 */
export type CountdownPhase = 'off' | 'open' | 'closed' | 'drawing';

/** View of a lottery's countdown at one time. */
export interface CountdownView {
  readonly phase: CountdownPhase;
  /** `h:mm:ss`, from one day `6 d 0:46`, or `--:--:--`. */
  readonly text: string;
  /** Whole seconds left in the current phase, null if no phase is running. */
  readonly seconds: number | null;
  /** Less than 6 s left in the current phase (COUNT-07). */
  readonly near: boolean;
  /** Sale closes within 24 hours (COUNT-10). */
  readonly highlight: boolean;
}

/**
 * Returns the end of a duration from a response, in server time, ms (R2). With the `serverTime` of the body, the result
 * is exact at any age of the body; otherwise it is counted from `receivedAt` and reduced by half of the server's round
 * trip (COUNT-02, COUNT-03).
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
 * Returns `remainTime` minus half of the difference of `lotteryTime` ([request, response]), at least 0; in ms
 * (COUNT-02, COUNT-03).
 */
export function startValue(remainTime: number, lotteryTime?: readonly [number, number]): number {
  const difference = lotteryTime ? Math.max(0, lotteryTime[1] - lotteryTime[0]) : 0;
  return Math.max(0, remainTime - (Number.isFinite(difference) ? difference : 0) / 2);
}

/**
 * Formats the remaining time as `h:mm:ss`, hours unpadded, seconds rounded down (COUNT-05, COUNT-06); from one day as
 * days, hours and minutes. `--:--:--` at or below 0.
 * @param day the sign of a day
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

/** Returns the view of the countdown at `now` (server time, ms). */
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
