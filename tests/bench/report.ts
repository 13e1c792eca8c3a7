/** Report of a benchmark: medians, printed as a table and written to a file. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { root } from '../helpers/sources/sources.ts';

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

export interface Row {
  readonly what: string;
  /** Measured values by column of the report. */
  readonly figures: Readonly<Record<string, number | string>>;
  /** Text of the goal, and true if the goal is met; omitted for a row without a goal. */
  readonly goal?: { readonly text: string; readonly met: boolean };
}

/** Prints the rows and writes them to `tests/bench/results/<name>.json`. Returns false if a goal is missed. */
export function report(name: string, rows: readonly Row[], conditions: Readonly<Record<string, unknown>>): boolean {
  console.table(
    Object.fromEntries(
      rows.map(({ what: title, figures, goal }) => [
        title,
        { ...rounded(figures), goal: goal ? `${goal.text}: ${goal.met ? 'met' : 'MISSED'}` : '' },
      ]),
    ),
  );
  const folder = join(root, 'tests/bench/results');
  mkdirSync(folder, { recursive: true });
  // A load above the number of cores means that other processes influenced the results.
  const load = loadavg()
    .map(average => average.toFixed(1))
    .join(' ');
  const machine = { cpu: cpus()[0]?.model, cores: cpus().length, node: process.version, load };
  const content = { name, at: new Date().toISOString(), machine, conditions, rows };
  writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(content, null, 2)}\n`);
  return rows.every(row => row.goal?.met ?? true);
}

const rounded = (figures: Row['figures']) =>
  Object.fromEntries(
    Object.entries(figures).map(([column, figure]) => [
      column,
      typeof figure === 'number' ? Math.round(figure * 100) / 100 : figure,
    ]),
  );
