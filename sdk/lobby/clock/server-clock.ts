/** Server time as an offset to the monotonic clock (rule R1). */
import type { Env } from '../../dom/env.ts';

/** Timing of a response with its server time. `sentAt`, `receivedAt`: monotonic ms. */
export interface ResponseTiming {
  readonly sentAt: number;
  readonly receivedAt: number;
  /** Creation time of the body, ms since 1970. */
  readonly serverTime?: number;
  /** `Date` header in ms, if readable. */
  readonly date?: number;
  /** `Age` header in ms. */
  readonly age?: number;
  /** True if no cache can be involved: only such a response sets the clock. */
  readonly noStore: boolean;
}

interface Sample {
  readonly offset: number;
  /** Maximum deviation from the true offset, ms. */
  readonly error: number;
  /** Monotonic ms. */
  readonly at: number;
}

export interface ServerClock {
  now(): number;
  /**
   * Processes the timing of a response. `sample`: the clock was set; `guess`: a first estimate; null: no new
   * information.
   */
  take(timing: ResponseTiming): 'sample' | 'guess' | null;
  /** Returns the maximum error of the estimate, ms; infinite before the first sample. */
  error(): number;
  /**
   * Discards all samples because the monotonic clock was suspended; the last estimate is used until the next sample.
   */
  reset(): void;
}

const MAX_SAMPLES = 8;
/** Drift of a device's clock per ms of age: 50 ppm. */
const DRIFT = 50e-6;
/** Correction of a Date header in ms, and its maximum error: the header is rounded down to whole seconds. */
const HALF_STEP = 500;
/** Maximum age of a cached body in ms before the device's clock is considered wrong instead. */
const SHARED_BODY_AGE = 600_000;

export function createServerClock(env: Pick<Env, 'now' | 'wall'>): ServerClock {
  let samples: Sample[] = [];
  // Initial estimate from the device's clock, marked as inaccurate.
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

/** Returns the device's time if the age of a cached body explains the difference, else the nearest plausible time. */
function plausible(wall: number, createdAt: number | undefined): number | undefined {
  if (createdAt === undefined) return undefined;
  return Math.min(Math.max(wall, createdAt), createdAt + SHARED_BODY_AGE);
}
