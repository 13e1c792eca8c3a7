/**
 * Line chart by day: the SVG stretches with its container, but its labels are HTML, so that their text does not
 * stretch. Screen readers only read the name of the chart, because the page also has a table with the values.
 */
import { useState } from 'react';
import './chart.css';

interface ChartLine {
  readonly name: string;
  /** Heights of the points, one for each label. They may be rounded; `write` formats the exact values. */
  readonly values: readonly number[];
  readonly tone: 'accent' | 'info';
}

interface LineChartProps {
  /** Accessible name of the chart. */
  readonly label: string;
  /** Labels of the points on the horizontal axis, oldest first. */
  readonly labels: readonly string[];
  readonly lines: readonly ChartLine[];
  /** Formats a value for the vertical axis, as short as possible. */
  readonly writeMark: (value: number) => string;
  /** Formats the exact value of a point for its tooltip. */
  readonly write: (line: number, place: number) => string;
  /** True if the last day has not ended: the line to its point is dotted. */
  readonly isLastOpen: boolean;
}

/** Maximum number of labels below the chart. */
const MAX_NAMES = 7;
/** Width and height of the SVG's coordinate system, which is independent of its size on the screen. */
const WIDTH = 1000;
const HEIGHT = 400;

export function LineChart({ label, labels, lines, writeMark, write, isLastOpen }: LineChartProps) {
  const [at, setAt] = useState<number | null>(null);
  const { min, max, marks } = chartScale(lines.flatMap(({ values }) => values));
  const count = labels.length;
  const share = (place: number) => (count > 1 ? place / (count - 1) : 0.5);
  const height = (value: number) => 1 - (value - min) / (max - min);
  const point = (value: number, place: number) => `${share(place) * WIDTH} ${height(value) * HEIGHT}`;
  const path = (values: readonly number[], from: number) =>
    values.length > 1 ? `M${values.map((value, place) => point(value, from + place)).join('L')}` : '';
  const solid = isLastOpen ? count - 1 : count;
  const every = Math.ceil(count / MAX_NAMES);
  const [upper, lower] = lines;
  return (
    <div className="chart">
      <div className="chart-marks" aria-hidden="true">
        {marks.map(mark => (
          <span key={mark} style={{ top: `${height(mark) * 100}%` }}>
            {writeMark(mark)}
          </span>
        ))}
      </div>
      <div className="chart-room" onPointerLeave={() => setAt(null)}>
        <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" role="img" aria-label={label}>
          {marks.map(mark => (
            <path key={mark} className="chart-grid" d={`M0 ${height(mark) * HEIGHT}H${WIDTH}`} />
          ))}
          {upper && lower && count > 1 && (
            <path
              className="chart-between"
              d={`${path(upper.values, 0)}L${lower.values
                .map((value, place) => point(value, place))
                .reverse()
                .join('L')}Z`}
            />
          )}
          {lines.map(({ name, values, tone }) => (
            <g key={name} data-tone={tone}>
              <path className="chart-line" d={path(values.slice(0, solid), 0)} />
              {isLastOpen && count > 1 && (
                <path className="chart-line" data-open="" d={path(values.slice(count - 2), count - 2)} />
              )}
            </g>
          ))}
        </svg>
        {lines.map(({ name, values, tone }) =>
          values.map((value, place) =>
            place === at || count === 1 || place === count - 1 ? (
              <i
                key={`${name} ${labels[place]}`}
                className="chart-dot"
                data-tone={tone}
                data-open={isLastOpen && place === count - 1 ? '' : undefined}
                style={{ left: `${share(place) * 100}%`, top: `${height(value) * 100}%` }}
              />
            ) : null,
          ),
        )}
        <div className="chart-places" aria-hidden="true">
          {labels.map((name, place) => (
            <span
              key={name}
              data-on={place === at ? '' : undefined}
              onPointerEnter={() => setAt(place)}
              onPointerDown={() => setAt(place)}
            />
          ))}
        </div>
        {at !== null && (
          <p className="chart-tooltip" data-side={share(at) > 0.5 ? 'start' : 'end'} aria-hidden="true">
            <b>{labels[at]}</b>
            {lines.map(({ name }, line) => (
              <span key={name}>
                {name} <b>{write(line, at)}</b>
              </span>
            ))}
          </p>
        )}
      </div>
      <div className="chart-names" aria-hidden="true">
        {labels.map((name, place) =>
          (count - 1 - place) % every === 0 ? (
            <span key={name} style={{ left: `${share(place) * 100}%` }}>
              {name}
            </span>
          ) : null,
        )}
      </div>
    </div>
  );
}

/** Range of the vertical axis. The numbers are round, include all values, and may start above zero. */
interface ChartScale {
  readonly min: number;
  readonly max: number;
  /** Values of the axis labels, lowest first. */
  readonly marks: readonly number[];
}

const STEPS = [1, 2, 2.5, 5, 10] as const;
/** Maximum number of intervals on the vertical axis. */
const MAX_TIERS = 4;

/** Returns the range for the values; 0 to 1 if there are no values or all are 0. */
export function chartScale(values: readonly number[]): ChartScale {
  const low = Math.min(...values, Number.POSITIVE_INFINITY);
  const high = Math.max(...values, Number.NEGATIVE_INFINITY);
  if (!Number.isFinite(low) || (low === 0 && high === 0)) return { min: 0, max: 1, marks: [0] };
  // Without different values, centers the only value.
  const span = high === low ? Math.abs(high) : high - low;
  const rough = span / MAX_TIERS;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = (STEPS.find(one => one * power >= rough) ?? 10) * power;
  const first = Math.floor(low / step);
  const last = Math.max(Math.ceil(high / step), first + 1);
  const marks = Array.from({ length: last - first + 1 }, (_, at) => (first + at) * step);
  return { min: first * step, max: last * step, marks };
}
