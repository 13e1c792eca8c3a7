/** Simulated load of a gateway around one draw: many clients that poll by a refresh rule (the table of rule R5). */
import { baseDelay } from '../../../sdk/protocol/lottery/refresh.ts';
import { seededRandom } from '../../helpers/chance/seed.ts';

/** Delay in ms until the next request of a client whose next draw is `left` ms away. */
export type Rule = (left: number, random: () => number) => number;

export interface Load {
  /** Requests in the busiest second from the draw on, in thousands, for 1 M viewers. */
  readonly peak: number;
  /** Same as `peak`, from 2 min after the draw on. */
  readonly peakLater: number;
  /** Mean requests per second over the simulated 10 min, in thousands. */
  readonly mean: number;
  /** Delay in s from the result to the client's screen. */
  readonly median: number;
  readonly p99: number;
}

const SPAN = 600_000;
/** Start of the simulation in ms: five minutes before the draw, which is at 0. */
const START = -300_000;
const PUBLISHED = 2_000;
const FAR = 86_400_000;

/** `thousands` of clients, represented by `count`; the draw is at 0 ms, and its result is published 2 s later. */
export function drawLoad(rule: Rule, thousands: number, count: number, seed = 1): Load {
  const random = seededRandom(seed);
  const bins = new Float64Array(SPAN / 1_000);
  const delays: number[] = [];
  for (let client = 0; client < count; client++) {
    let informed = false;
    for (let requestedAt = START + random() * 30_000; requestedAt < START + SPAN; ) {
      bins[Math.floor((requestedAt - START) / 1_000)]! += thousands / count;
      const roundTrip = latency(random);
      const respondedAt = requestedAt + roundTrip;
      const out = requestedAt + roundTrip / 2 >= PUBLISHED;
      if (out && !informed) delays.push((respondedAt - PUBLISHED) / 1_000);
      informed ||= out;
      requestedAt = respondedAt + rule(out ? FAR : -respondedAt, random);
    }
  }
  delays.sort((a, b) => a - b);
  const from = (at: number) => Math.max(...bins.subarray((at - START) / 1_000));
  return {
    peak: from(0),
    peakLater: from(120_000),
    mean: bins.reduce((sum, bin) => sum + bin) / bins.length,
    median: delays[Math.floor(delays.length / 2)]!,
    p99: delays[Math.floor(delays.length * 0.99)]!,
  };
}

/** Round trips of about 190 ms, one in a hundred over 480 ms. */
function latency(random: () => number): number {
  const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  return 190 * Math.exp(0.4 * normal);
}

/** Base rule with a lottery `left` ms before its draw. */
export const base: Rule = left => baseDelay([{ drawNumber: '1', drawAt: left }], 0);

/** Second step of the table between the base rule and R5: only requests after a draw are spread. */
export const spreadOnly: Rule = (left, random) =>
  left > 0 && left <= 30_000 ? left + 8_000 * random() : base(left, random);
