/**
 * Lenient validation of a response (R13): removes and counts invalid rows of lists; any other error fails the response.
 */
import { type BaseIssue, type GenericSchema, type InferOutput, safeParse } from 'valibot';

/** Number of invalid rows that were removed from one list of a response. */
export interface InvalidRows {
  /**
   * Property names of the path to the list, without indexes, such as `gameMenus`; empty if the response itself is the
   * list.
   */
  readonly path: string;
  readonly count: number;
}

export type Parsed<T> =
  | { readonly ok: true; readonly value: T; readonly dropped: readonly InvalidRows[] }
  /** `reason`: place of the error and expected type, for the log. */
  | { readonly ok: false; readonly reason: string };

/** A row, its list, and the row of the outer list that contains this list, if any. */
interface Place {
  readonly list: readonly unknown[];
  readonly row: number;
  readonly path: string;
  readonly holder: Place | undefined;
}
type BadRows = Map<unknown, { readonly rows: Set<number>; readonly place: Place }>;

/**
 * Validates `input` with `schema`; never throws and never changes `input`. An invalid row is removed from its list. If
 * over half of a list's rows are invalid, the outer row that contains the list is invalid; if there is no such row, the
 * response fails, as for an error outside of lists.
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
    // The response is nested too deeply for the stack, or reading a property throws.
    return { ok: false, reason: String(error) };
  }
}

const explain = (issue: BaseIssue<unknown>): string =>
  `${issue.path?.map(step => String(step.key)).join('.') || 'response'}: ${issue.received === 'undefined' ? 'missing' : `expected ${issue.expected}`}`;

/** Returns the innermost row that contains an issue; undefined if the issue is outside of lists. */
function placeOf(issue: BaseIssue<unknown>): Place | undefined {
  let place: Place | undefined;
  const names: string[] = [];
  for (const step of issue.path ?? []) {
    // If the value is an array where an object is expected, the schema reports a missing field of that array, such as
    // `games`. That key is not a row number.
    if (Array.isArray(step.input) && typeof step.key === 'number') {
      place = { list: step.input, row: Number(step.key), path: names.join('.'), holder: place };
    } else names.push(String(step.key));
  }
  return place;
}

/**
 * Adds a row to the invalid rows of its list, and moves the list to the end of the map, so that a running iteration
 * visits the list again.
 */
function add(bad: BadRows, place: Place): void {
  const rows = bad.get(place.list)?.rows ?? new Set();
  bad.delete(place.list);
  bad.set(place.list, { rows: rows.add(place.row), place });
}

/** Returns a copy of `value` without the invalid rows. */
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
