/** Lenient reading of an answer (R13): bad rows of lists are dropped and counted, anything else bad is a failure. */
import { type BaseIssue, type GenericSchema, type InferOutput, safeParse } from 'valibot';

/** Rows left out of lists of one name. */
export interface InvalidRows {
  /** Names that lead to the list, without row numbers: `gameMenus`; empty when the answer itself is the list. */
  readonly path: string;
  readonly count: number;
}

export type Parsed<T> =
  | { readonly ok: true; readonly value: T; readonly dropped: readonly InvalidRows[] }
  /** `reason`: where it went wrong and what was expected, for a log. */
  | { readonly ok: false; readonly reason: string };

/** A row, the list it stands in, and the row of the outer list that holds that list. */
interface Place {
  readonly list: readonly unknown[];
  readonly row: number;
  readonly path: string;
  readonly holder: Place | undefined;
}
type BadRows = Map<unknown, { readonly rows: Set<number>; readonly place: Place }>;

/**
 * Reads `input` by `schema`. A row that does not fit is taken out of the innermost list it stands in. A list that loses
 * over half of its rows is bad as a whole and takes the row that holds it along; where no row holds it, as for anything
 * bad outside of lists, the answer fails. `input` is not changed, and nothing throws whatever comes in.
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
      if (!place.holder) return { ok: false, reason: `${place.path || 'answer'}: over half of the rows are bad` };
      bad.delete(list);
      add(bad, place.holder);
    }
    const second = safeParse(schema, without(input, bad));
    if (!second.success) return { ok: false, reason: explain(second.issues[0]) };
    return { ok: true, value: second.output, dropped: count(bad) };
  } catch (error) {
    // Nesting too deep for the stack, or a value that cannot be read.
    return { ok: false, reason: String(error) };
  }
}

const explain = (issue: BaseIssue<unknown>): string =>
  `${issue.path?.map(step => String(step.key)).join('.') || 'answer'}: expected ${issue.expected}`;

/** The innermost row an issue lies in, undefined when it lies in none. */
function placeOf(issue: BaseIssue<unknown>): Place | undefined {
  let place: Place | undefined;
  const names: string[] = [];
  for (const step of issue.path ?? []) {
    if (Array.isArray(step.input)) {
      place = { list: step.input, row: Number(step.key), path: names.join('.'), holder: place };
    } else names.push(String(step.key));
  }
  return place;
}

/** Puts the list of `place` at the end of the map, so that a walk over the map meets it once more. */
function add(bad: BadRows, place: Place): void {
  const rows = bad.get(place.list)?.rows ?? new Set();
  bad.delete(place.list);
  bad.set(place.list, { rows: rows.add(place.row), place });
}

/** A copy of `value` without the bad rows. */
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
