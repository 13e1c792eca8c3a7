/** Server time, stored as an offset from the device's monotonic clock (rule R1). */
import type { Env } from '../../dom/env.ts';

/** Server time in a response, with the times of its request. `sentAt` and `receivedAt` are in monotonic ms. */
export interface ResponseTiming {
  readonly sentAt: number;
  readonly receivedAt: number;
  /** Time at which the server created the body, ms since 1970. */
  readonly serverTime?: number;
  /** `Date` response header, ms since 1970; missing if the browser does not expose the header. */
  readonly date?: number;
  /** `Age` response header, ms. */
  readonly age?: number;
  /** True if the response cannot be from a cache. Only such a response sets the clock. */
  readonly noStore: boolean;
}

interface Sample {
  readonly offset: number;
  /** Maximum difference from the true offset, ms. */
  readonly error: number;
  /** Time of the sample, monotonic ms. */
  readonly at: number;
}

export interface ServerClock {
  now(): number;
  /**
   * Updates the clock from a response. `sample`: the response set the clock; `guess`: the response provided a first
   * estimate; null: the response had no effect.
   */
  take(timing: ResponseTiming): 'sample' | 'guess' | null;
  /** Returns the maximum error of the estimate, ms; infinite before the first sample. */
  error(): number;
  /**
   * Discards all samples because the monotonic clock stopped while the device was asleep. The last estimate is used
   * until the next sample.
   */
  reset(): void;
}

const MAX_SAMPLES = 8;
/** Maximum drift of a device's clock in ms per ms since the last sample: 50 ppm. */
const DRIFT = 50e-6;
/** Added to a Date header, which is rounded down to whole seconds, and the maximum error of the result, ms. */
const HALF_STEP = 500;
/** Maximum plausible age of a cached body, ms. If the body seems older, the device's clock is considered wrong. */
const SHARED_BODY_AGE = 600_000;

export function createServerClock(env: Pick<Env, 'now' | 'wall'>): ServerClock {
  let samples: Sample[] = [];
  // The initial estimate is the device's time, which is treated as inaccurate.
  let offset = env.wall() - env.now();
  let guessed = false;

  const ageing = (sample: Sample) => sample.error + (env.now() - sample.at) * DRIFT;
  const best = () => samples.reduce<Sample | null>((a, b) => (a && ageing(a) <= ageing(b) ? a : b), null);

  return {
    now: () => env.now() + offset,
    error: () => {
      const sample = best();
      return sample ? ageing(sample) : Number.POSITIVE_INFINITY;
    },
    reset() {
      samples = [];
    },
    take(timing) {
      const middle = (timing.sentAt + timing.receivedAt) / 2;
      const half = (timing.receivedAt - timing.sentAt) / 2;
      const fromDate = timing.date === undefined ? undefined : timing.date + HALF_STEP + (timing.age ?? 0);
      const exact = timing.serverTime ?? fromDate;
      if (timing.noStore && exact !== undefined) {
        const error = half + (timing.serverTime === undefined ? HALF_STEP : 0);
        samples = [...samples.slice(1 - MAX_SAMPLES), { offset: exact - middle, error, at: env.now() }];
        offset = best()?.offset ?? offset;
        return 'sample';
      }
      if (guessed || samples.length > 0) return null;
      const guess = fromDate ?? plausible(env.wall() - (env.now() - middle), timing.serverTime);
      if (guess === undefined) return null;
      guessed = true;
      offset = guess - middle;
      return 'guess';
    },
  };
}

/**
 * Returns the device's time if the age of a cached body can explain its difference from the creation time, else the
 * nearest time that the age can explain.
 */
function plausible(wall: number, createdAt: number | undefined): number | undefined {
  if (createdAt === undefined) return undefined;
  return Math.min(Math.max(wall, createdAt), createdAt + SHARED_BODY_AGE);
}
