/** Countdowns: deadlines out of durations, and what a countdown shows at a given moment (COUNT-01..12, R2). */
import { HIGHLIGHT_MS, NEAR_MS } from '../constants.ts';

/** Shown where no time can be (COUNT-01, COUNT-08). */
export const NO_TIME = '--:--:--';

/** Stands behind a number of days in the text of a view, which knows no language; views put their own word in its place. */
export const DAY_SIGN = 'd';

/** The times of a draw that a countdown runs towards, ms of server time. */
export interface CountdownSpec {
  readonly onSale: boolean;
  /** Close of sale: the draw less lockTime (COUNT-09). */
  readonly closeAt: number | null;
  /** The draw itself. */
  readonly drawAt: number | null;
}

/**
 * `off`: not on sale. `open`: running towards the close of sale. `closed`: sale is over, running towards the draw.
 * `drawing`: the draw is due and its result awaited.
 */
export type CountdownPhase = 'off' | 'open' | 'closed' | 'drawing';

/** The countdown of a lottery as it is shown at one moment. */
export interface CountdownView {
  readonly phase: CountdownPhase;
  /** `h:mm:ss`, from a day on `6 d 0:46`, or `--:--:--`. */
  readonly text: string;
  /** Whole seconds left of the running phase, null when nothing runs. */
  readonly seconds: number | null;
  /** Under 6 s left of the running phase (COUNT-07). */
  readonly near: boolean;
  /** Sale closes within 24 hours (COUNT-10). */
  readonly highlight: boolean;
}

/**
 * The instant at which a duration of the wire ends, in server time; all in ms (R2).
 * With the body's own `serverTime` it is exact at any age of the body; without it half of the round trip the server
 * saw is taken off (COUNT-02, COUNT-03), counted from `receivedAt`.
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

/** `remainTime` less half of the difference of `lotteryTime` ([request, answer]), never below 0; all in ms (COUNT-02, COUNT-03). */
export function startValue(remainTime: number, lotteryTime?: readonly [number, number]): number {
  const difference = lotteryTime ? Math.max(0, lotteryTime[1] - lotteryTime[0]) : 0;
  return Math.max(0, remainTime - (Number.isFinite(difference) ? difference : 0) / 2);
}

/**
 * `h:mm:ss`, hours not padded, seconds rounded down (COUNT-05, COUNT-06); from a day on days, hours and minutes: 144 hours tell
 * nobody which day. `--:--:--` at or below 0.
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

/** The view of the countdown at `now` (server time, ms). */
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
