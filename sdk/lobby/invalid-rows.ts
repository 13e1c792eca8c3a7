/**
 * Reports rows that were removed from a response because they were invalid, at most once a minute per endpoint and list
 * (R13).
 */
import type { Env } from '../dom/env.ts';
import type { Endpoint } from '../protocol/endpoint.ts';
import type { InvalidRows } from '../protocol/parse-response.ts';

const REPORT_MS = 60_000;

export interface RowReport extends InvalidRows {
  /** Name of the endpoint whose response contained the invalid rows. */
  readonly endpoint: string;
}

export function createRowReports(env: Pick<Env, 'now'>, report: (detail: RowReport, message: string) => void) {
  const last = new Map<string, number>();
  return ({ name }: Endpoint, dropped: readonly InvalidRows[]) => {
    for (const { path, count } of dropped) {
      const key = `${name} ${path}`;
      if (env.now() - (last.get(key) ?? Number.NEGATIVE_INFINITY) < REPORT_MS) continue;
      last.set(key, env.now());
      report({ endpoint: name, path, count }, `${name}: ${count} rows of ${path || 'the list'} could not be read`);
    }
  };
}
