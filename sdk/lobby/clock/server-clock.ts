/** The server's time as an offset to the monotonic clock (rule R1). */
import type { Env } from '../../dom/env.ts';

/** When an answer came and what it says of the server's time. `sentAt`, `receivedAt`: monotonic ms. */
export interface ResponseTiming {
  readonly sentAt: number;
  readonly receivedAt: number;
  /** ms since 1970 at which the body was made. */
  readonly serverTime?: number;
  /** `Date` header in ms, when the page may read it. */
  readonly date?: number;
  /** `Age` header in ms. */
  readonly age?: number;
  /** True when no cache can stand between: only such an answer sets the clock. */
  readonly noStore: boolean;
}

interface Sample {
  readonly offset: number;
  /** The true offset is at most this far away, ms. */
  readonly error: number;
  /** Monotonic ms. */
  readonly at: number;
}

export interface ServerClock {
  now(): number;
  /** Takes what an answer says. `sample`: the clock was set; `guess`: a first estimate; null: nothing was learnt. */
  take(timing: ResponseTiming): 'sample' | 'guess' | null;
  /** Largest possible error of the estimate, ms; infinite before the first sample. */
  error(): number;
  /** The monotonic clock stood still: samples from before are worth nothing, the last estimate stands until a new one. */
  forget(): void;
}

const KEPT_SAMPLES = 8;
/** Drift of a device's clock per ms of age: 50 ppm. */
const DRIFT = 50e-6;
/** A Date header has whole seconds, rounded down: half a second, in ms, is added to it and is its error. */
const HALF_STEP = 500;
/** How old a shared body may be, ms, before the device's clock is taken for wrong rather than the body for old. */
const SHARED_BODY_AGE = 600_000;

export function createServerClock(env: Pick<Env, 'now' | 'wall'>): ServerClock {
  let samples: Sample[] = [];
  // Until an answer says more, the device's clock is all there is; the clock is marked unsure meanwhile.
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
    forget() {
      samples = [];
    },
    take(timing) {
      const middle = (timing.sentAt + timing.receivedAt) / 2;
      const half = (timing.receivedAt - timing.sentAt) / 2;
      const fromDate = timing.date === undefined ? undefined : timing.date + HALF_STEP + (timing.age ?? 0);
      const exact = timing.serverTime ?? fromDate;
      if (timing.noStore && exact !== undefined) {
        const error = half + (timing.serverTime === undefined ? HALF_STEP : 0);
        samples = [...samples.slice(1 - KEPT_SAMPLES), { offset: exact - middle, error, at: env.now() }];
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

/** The device's time where a shared body's age can explain the difference, else the nearest time that it can. */
function plausible(wall: number, madeAt: number | undefined): number | undefined {
  if (madeAt === undefined) return undefined;
  return Math.min(Math.max(wall, madeAt), madeAt + SHARED_BODY_AGE);
}
