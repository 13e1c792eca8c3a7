/** Lenient validation of a response (R13): invalid rows of lists are removed and counted, other errors are failures. */
import { type BaseIssue, type GenericSchema, type InferOutput, safeParse } from 'valibot';

/** Number of invalid rows that were removed from each list. */
export interface InvalidRows {
  /** Property names of the path to the list, without indexes: `gameMenus`; empty if the response itself is the list. */
  readonly path: string;
  readonly count: number;
}

export type Parsed<T> =
  | { readonly ok: true; readonly value: T; readonly dropped: readonly InvalidRows[] }
  /** `reason`: location and expected type of the error, for a log. */
  | { readonly ok: false; readonly reason: string };

/** A row, its list, and the row of the outer list that contains this list. */
interface Place {
  readonly list: readonly unknown[];
  readonly row: number;
  readonly path: string;
  readonly holder: Place | undefined;
}
type BadRows = Map<unknown, { readonly rows: Set<number>; readonly place: Place }>;

/**
 * Validates `input` with `schema`; never throws and never changes `input`. Invalid rows are removed from their
 * innermost list. A list with over half of its rows invalid invalidates the row that contains it; without such a row,
 * and for errors outside of lists, the response fails.
 */
export function parseResponse<S extends GenericSchema>(schema: S, input: unknown): Parsed<InferOutput<S>> {
  try {
    const first = safeParse(schema, input);
    if (first.success) return { ok: true, value: first.output, dropped: [] };
    const bad: BadRows = new Map();
    for (const issue of first.issues) {
      const place = placeOf(issue);
      if (!place) return { ok: false, reason: explain(issue) };
      add(bad, place);
    }
    for (const [list, { rows, place }] of bad) {
      if (rows.size * 2 <= place.list.length) continue;
      if (!place.holder)
        return {
          ok: false,
          reason: `${place.path || 'response'}: over half of the rows are invalid, ${explain(first.issues[0])}`,
        };
      bad.delete(list);
      add(bad, place.holder);
    }
    const second = safeParse(schema, without(input, bad));
    if (!second.success) return { ok: false, reason: explain(second.issues[0]) };
    return { ok: true, value: second.output, dropped: count(bad) };
  } catch (error) {
    // The nesting exceeds the stack, or a value is not readable.
    return { ok: false, reason: String(error) };
  }
}

const explain = (issue: BaseIssue<unknown>): string =>
  `${issue.path?.map(step => String(step.key)).join('.') || 'response'}: ${issue.received === 'undefined' ? 'missing' : `expected ${issue.expected}`}`;

/** Returns the innermost row of an issue, undefined if outside of lists. */
function placeOf(issue: BaseIssue<unknown>): Place | undefined {
  let place: Place | undefined;
  const names: string[] = [];
  for (const step of issue.path ?? []) {
    // An object schema reports a field of a list, such as `games`, if the response is a list itself.
    if (Array.isArray(step.input) && typeof step.key === 'number') {
      place = { list: step.input, row: Number(step.key), path: names.join('.'), holder: place };
    } else names.push(String(step.key));
  }
  return place;
}

/** Moves the list of `place` to the end of the map, so that an iteration visits the list again. */
function add(bad: BadRows, place: Place): void {
  const rows = bad.get(place.list)?.rows ?? new Set();
  bad.delete(place.list);
  bad.set(place.list, { rows: rows.add(place.row), place });
}

/** Copies `value` without the invalid rows. */
function without(value: unknown, bad: BadRows): unknown {
  if (Array.isArray(value)) {
    const rows = bad.get(value)?.rows;
    return value.filter((_, row) => !rows?.has(row)).map(item => without(item, bad));
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, without(item, bad)]));
}

function count(bad: BadRows): InvalidRows[] {
  const counts = new Map<string, number>();
  for (const { rows, place } of bad.values()) counts.set(place.path, (counts.get(place.path) ?? 0) + rows.size);
  return [...counts].map(([path, count]) => ({ path, count }));
}
