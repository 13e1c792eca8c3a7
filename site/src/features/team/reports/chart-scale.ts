/** Value axis of a chart: round numbers that cover all values and may start above zero. */

export interface ChartScale {
  readonly min: number;
  readonly max: number;
  /** Axis labels, lowest first. */
  readonly marks: readonly number[];
}

const STEPS = [1, 2, 2.5, 5, 10] as const;
/** Maximum steps of the axis. */
const MAX_TIERS = 4;

/** Returns the scale of the values; from 0 to 1 without values, or if all are 0. */
export function chartScale(values: readonly number[]): ChartScale {
  const low = Math.min(...values, Number.POSITIVE_INFINITY);
  const high = Math.max(...values, Number.NEGATIVE_INFINITY);
  if (!Number.isFinite(low) || (low === 0 && high === 0)) return { min: 0, max: 1, marks: [0] };
  // Centers a single value.
  const span = high === low ? Math.abs(high) : high - low;
  const rough = span / MAX_TIERS;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = (STEPS.find(one => one * power >= rough) ?? 10) * power;
  const first = Math.floor(low / step);
  const last = Math.max(Math.ceil(high / step), first + 1);
  const marks = Array.from({ length: last - first + 1 }, (_, at) => (first + at) * step);
  return { min: first * step, max: last * step, marks };
}
