/**
 * Findings of a conformance run, and checks of a response body: its fields against the schema of the call, and its
 * times.
 */
import { type BaseIssue, safeParse } from 'valibot';
import type { Endpoint } from '../../protocol/endpoint.ts';
import { envelope } from '../../protocol/envelope.ts';

/** Kinds of findings, each with its meaning. */
export const FINDING_KINDS = {
  unreachable: 'no HTTP response',
  missing: 'the call does not exist (404, 405 or 501)',
  status: 'an error status for a valid request',
  cors: 'a browser would block the call on a page of another origin',
  envelope: 'the body is not the envelope of the protocol',
  field: 'a field of the value has a wrong type or is missing',
  time: 'a time is missing, off, or in the wrong unit',
  slow: 'the response takes more than a second',
  cache: 'the response is cached too long, or not cacheable',
} as const;

export type FindingKind = keyof typeof FINDING_KINDS;

export interface Finding {
  readonly kind: FindingKind;
  /** Sentence that states the required behavior. */
  readonly message: string;
  /** Field or header to which the finding applies. Rows of lists have no index: `value[].gameMenus[].gameId`. */
  readonly path?: string;
  readonly expected?: string;
  readonly received?: string;
}

/** Shortens a value from a response for a message. */
export const shown = (value: unknown): string => {
  const text = value === undefined ? 'nothing' : (JSON.stringify(value) ?? String(value));
  return text.length > 60 ? `${text.slice(0, 57)}...` : text;
};

/** Returns the path of a field as findings show it, without indexes of rows. */
const pathOf = (issue: BaseIssue<unknown>, root: string): string =>
  (issue.path ?? []).reduce(
    (path, { key, input }) => (Array.isArray(input) ? `${path}[]` : `${path}${path && '.'}${String(key)}`),
    root,
  );

/**
 * Returns one finding for each field with an invalid value. If several rows have the same invalid field, they are
 * counted in one finding.
 */
function fieldFindings(issues: readonly BaseIssue<unknown>[], root: string, kind: FindingKind): Finding[] {
  const found = new Map<string, { readonly issue: BaseIssue<unknown>; rows: number }>();
  for (const issue of issues) {
    const path = pathOf(issue, root);
    const known = found.get(path);
    if (known) known.rows++;
    else found.set(path, { issue, rows: 1 });
  }
  return [...found].map(([path, { issue, rows }]) => ({
    kind,
    path: path || 'body',
    expected: issue.expected ?? 'a valid value',
    received: issue.received === 'Object' || issue.received === 'Array' ? issue.received : shown(issue.input),
    message: rows > 1 ? `The field is wrong in ${rows} rows.` : 'The field is wrong.',
  }));
}

/** Parsed body of a response. */
export interface ParsedBody {
  readonly success: boolean;
  readonly value: unknown;
  readonly errorCode?: string;
  readonly serverTime?: unknown;
}

/** Parses the envelope of a body. If it is invalid, returns the findings instead. */
export function readEnvelope(text: string): { readonly body?: ParsedBody; readonly findings: readonly Finding[] } {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    const message = 'Every response, including errors, is JSON.';
    return { findings: [{ kind: 'envelope', path: 'body', expected: 'JSON', received: shown(text), message }] };
  }
  const parsed = safeParse(envelope, json);
  if (!parsed.success) return { findings: fieldFindings(parsed.issues, '', 'envelope') };
  const { success, value, data, errorCode, serverTime } = parsed.output;
  return {
    body: { success, value: value ?? data, errorCode: errorCode == null ? undefined : String(errorCode), serverTime },
    findings: [],
  };
}

/**
 * Returns the findings of an error response, which must have `success` false and an `errorCode` of words separated by
 * dots.
 * @param sent description of the request that must be rejected
 */
export function errorFindings({ success, errorCode }: ParsedBody, sent: string): Finding[] {
  if (success) {
    const message = `A request ${sent} must be rejected with success: false and an errorCode.`;
    return [{ kind: 'envelope', path: 'success', expected: 'false', received: 'true', message }];
  }
  if (errorCode !== undefined && /^[a-z]+(\.[a-z]+)*$/.test(errorCode)) return [];
  const message = 'An error has a code such as input.invalid, by which the widgets select a text.';
  return [
    { kind: 'envelope', path: 'errorCode', expected: 'lower-case words and dots', received: shown(errorCode), message },
  ];
}

/** Returns the findings about the `value` of a successful response. */
export function valueFindings({ value: schema }: Endpoint, value: unknown): Finding[] {
  const parsed = safeParse(schema, value);
  return parsed.success ? [] : fieldFindings(parsed.issues, 'value', 'field');
}

/** Smaller values are probably in seconds: 1e11 ms is in 1973. */
const MIN_MS = 1e11;
/** Accepted difference between the server time and the time of this computer, ms. */
const CLOCK_TOLERANCE_MS = 60_000;
/** Maximum accepted age of a cached body, ms. */
const CACHED_TOLERANCE_MS = 600_000;
/** Maximum plausible time between the close of sale and the draw, s. */
const MAX_LOCK_S = 86_400;

/** Response fields that contain a time, ms since 1970. */
const MS_FIELDS: ReadonlySet<string> = new Set([
  'previousWinningTime',
  'winningTime',
  'startDate',
  'endDate',
  'kickOff',
  'expirationTime',
  'notAfter',
  'endTime',
]);
/** Response fields whose time must be in the past. */
const PAST_FIELDS: ReadonlySet<string> = new Set(['previousWinningTime', 'winningTime']);

/** Calls whose response must contain `serverTime`, because it sets the clock or contains times relative to it. */
const TIMED: ReadonlySet<string> = new Set(['systemStatus', 'gameMenu', 'openedGameNumeros']);

/**
 * Returns the findings about `serverTime`.
 * @param now time of this computer, ms since 1970
 * @param isCached true if a cache may have stored the body, so that `serverTime` may be older
 */
export function clockFindings(
  { name }: Pick<Endpoint, 'name'>,
  { serverTime }: ParsedBody,
  now: number,
  isCached: boolean,
): Finding[] {
  const time = (message: string): Finding[] => [
    { kind: 'time', path: 'serverTime', expected: 'ms since 1970', received: shown(serverTime), message },
  ];
  if (serverTime == null) {
    return TIMED.has(name) ? time('The widgets count times from serverTime, the creation time of the body.') : [];
  }
  const at = Number(serverTime);
  if (!(at >= MIN_MS)) return time('serverTime is in milliseconds.');
  const past = isCached ? CACHED_TOLERANCE_MS : CLOCK_TOLERANCE_MS;
  if (at <= now + CLOCK_TOLERANCE_MS && at >= now - past) return [];
  const seconds = Math.round((at - now) / 1_000);
  return time(`serverTime differs by ${seconds} s from the clock of this machine; allowed: ${past / 1_000} s.`);
}

/** Returns the findings about times in a value, at most one per field. */
export function timeFindings(value: unknown, serverTime: unknown): Finding[] {
  const found = new Map<string, Finding>();
  const now = Number(serverTime);
  const report = (path: string, expected: string, received: unknown, message: string) => {
    if (!found.has(path)) found.set(path, { kind: 'time', path, expected, received: shown(received), message });
  };
  const checkField = (name: string, field: unknown, path: string) => {
    const number = Number(field);
    // 0 and the empty string mean that there is no time.
    if (field == null || number === 0) return;
    if (MS_FIELDS.has(name)) {
      if (Number.isNaN(number)) report(path, 'ms since 1970', field, 'The time is not a number.');
      else if (number < MIN_MS) report(path, 'ms since 1970', field, 'The time is not in milliseconds.');
      else if (PAST_FIELDS.has(name) && number > now + CLOCK_TOLERANCE_MS)
        report(path, 'a time before serverTime', field, 'The time of a past draw is in the future.');
    }
    if (name === 'remainTime' && Number.isNaN(number))
      report(path, 'ms until the draw', field, 'The time is not a number.');
    if (name === 'lockTime' && !(number <= MAX_LOCK_S))
      report(path, 'seconds before the draw', field, 'The time is not in seconds.');
  };
  const walk = (node: unknown, path: string): void => {
    if (Array.isArray(node)) for (const row of node) walk(row, `${path}[]`);
    else if (typeof node === 'object' && node !== null) {
      for (const [name, field] of Object.entries(node)) {
        checkField(name, field, `${path}.${name}`);
        walk(field, `${path}.${name}`);
      }
    }
  };
  walk(value, 'value');
  return [...found.values()];
}
