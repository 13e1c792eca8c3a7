/** Checks the calls of the widgets against a back end. */

import type { Endpoint } from '../../protocol/endpoint.ts';
import { type CallingWidget, WIDGET_CALLS } from '../../protocol/widgets/calls.ts';
import { CALL_DOCS } from '../../protocol/widgets/documented-calls.ts';
import {
  clockFindings,
  errorFindings,
  type Finding,
  type ParsedBody,
  readEnvelope,
  shown,
  timeFindings,
  valueFindings,
} from './findings.ts';
import {
  type CallRequest,
  cacheFindings,
  originFindings,
  preflightFindings,
  type Reply,
  send,
  slowFindings,
  type Target,
} from './http.ts';

export interface CheckOptions extends Target {
  readonly merchant: string;
  readonly language: string;
  /** Widgets whose calls are checked. Calls that all widgets share are always included. */
  readonly widgets: readonly CallingWidget[];
  /** Token of a member's session, for calls that read data of a member. */
  readonly token?: string;
  /** Returns the time of this computer, ms since 1970. */
  readonly now: () => number;
}

export interface CallReport {
  readonly name: string;
  readonly method: Endpoint['method'];
  readonly path: string;
  readonly moduleId: Endpoint['moduleId'];
  readonly widgets: readonly CallingWidget[];
  /**
   * Result of the check. `absent`: the back end does not have the call, and the widgets work without it. `partial`:
   * only the rejection of an invalid request was checked.
   */
  readonly result: 'passed' | 'failed' | 'absent' | 'partial';
  /** Response time in ms; the shorter one if the request was repeated. Missing if the call was not made. */
  readonly durationMs?: number;
  readonly findings: readonly Finding[];
  /** Explanation of the results `absent` and `partial`. */
  readonly note?: string;
}

/** Calls by POST that do not change data. They use POST because their bodies contain a token. */
const READING_POSTS: ReadonlySet<string> = new Set([
  'announcements',
  'agentAnnouncements',
  'favoriteGames',
  'favoriteIds',
]);

/** HTTP statuses that mean that the back end does not have the call. */
const MISSING: readonly number[] = [404, 405, 501];
const NOT_FOUND = 'not.found';

/** Token that belongs to no session. */
const UNKNOWN_TOKEN = 'lobbykit-conformance-unknown-token';

const isReading = ({ name, method }: Endpoint) => method === 'GET' || READING_POSTS.has(name);

interface CheckedCall {
  readonly call: Endpoint;
  readonly widgets: readonly CallingWidget[];
  /** True if all of the listed widgets work without the call. */
  readonly optional: boolean;
}

/** Returns the calls of the widgets without duplicates. */
function callsOf(widgets: readonly CallingWidget[]): CheckedCall[] {
  const calls = new Map<Endpoint, CheckedCall>();
  for (const widget of [...widgets, 'lobby' as const]) {
    for (const { call, optional = false } of WIDGET_CALLS[widget]) {
      const known = calls.get(call);
      calls.set(call, {
        call,
        widgets: [...new Set([...(known?.widgets ?? []), widget])],
        optional: optional && (known?.optional ?? true),
      });
    }
  }
  return [...calls.values()];
}

/** Checks the calls and returns the reports in the order of the table. `onReport` is called after each call. */
export async function checkBackEnd(
  options: CheckOptions,
  onReport: (report: CallReport) => void = () => {},
): Promise<readonly CallReport[]> {
  const reports: CallReport[] = [];
  /** Id of a lottery in the menu, for calls about a single lottery. */
  let gameId: string | undefined;
  for (const checked of callsOf(options.widgets)) {
    const { call } = checked;
    const needsLottery = CALL_DOCS[call.name]?.query?.gameId !== undefined;
    const report =
      needsLottery && gameId === undefined
        ? {
            ...described(checked),
            result: 'partial' as const,
            findings: [],
            note: 'Not called: the menu has no lottery.',
          }
        : await checkCall(options, checked, gameId, value => {
            if (call.name === 'gameMenu') gameId = firstLottery(value);
          });
    reports.push(report);
    onReport(report);
  }
  return reports;
}

const described = ({ call: { name, method, path, moduleId }, widgets }: CheckedCall) => ({
  name,
  method,
  path,
  moduleId,
  widgets,
});

function firstLottery(menu: unknown): string | undefined {
  const groups: readonly unknown[] = Array.isArray(menu) ? menu : [];
  const ids = groups.flatMap(group => {
    const { gameMenus }: { gameMenus?: unknown } = Object(group);
    return Array.isArray(gameMenus) ? gameMenus.map(game => Object(game).gameId) : [];
  });
  return ids.find(id => id != null && id !== '') as string | undefined;
}

/** Returns the request of the documented example, with the merchant, token and ids of this run. */
function exampleRequest({ name, auth }: Endpoint, options: CheckOptions, gameId: string | undefined): CallRequest {
  const { query, body } = CALL_DOCS[name] ?? {};
  const { merchant, language, token } = options;
  const values: Readonly<Record<string, unknown>> = {
    merchant,
    merchantCode: merchant,
    language,
    gameId,
    token: token ?? UNKNOWN_TOKEN,
    key: crypto.randomUUID(),
  };
  const fill = (fields: Readonly<Record<string, unknown>> | undefined) =>
    fields && Object.fromEntries(Object.entries(fields).map(([field, example]) => [field, values[field] ?? example]));
  return { query: fill(query), body: fill(body), ...(auth !== 'never' && token && { token }) };
}

async function checkCall(
  options: CheckOptions,
  checked: CheckedCall,
  gameId: string | undefined,
  onValue: (value: unknown) => void,
): Promise<CallReport> {
  const { call, optional } = checked;
  const findings: Finding[] = [];
  const done = (result: CallReport['result'], more: Partial<CallReport> = {}): CallReport => ({
    ...described(checked),
    ...more,
    result: findings.length > 0 ? 'failed' : result,
    findings,
  });
  try {
    const request = exampleRequest(call, options, gameId);
    const rejected = await rejectedRequest(options, call, request);
    const needsToken = call.auth === 'required' && !options.token;
    const reply = isReading(call) && !needsToken ? await send(options, call, request) : rejected;
    if (reply && isMissing(reply)) {
      if (optional) return { ...done('absent'), note: 'Missing; the widgets work without this call.' };
      const message = 'The widgets require this call.';
      findings.push({ kind: 'missing', expected: 'a response', received: String(reply.status), message });
      return done('failed');
    }
    findings.push(...(await preflightFindings(options, call, request)));
    if (rejected) findings.push(...rejectionFindings(options, call, rejected));
    if (!reply || reply === rejected) {
      const note = needsToken ? 'Only the rejection was checked; --token checks the response.' : WRITES;
      return done('partial', { note });
    }
    return await checkReading(options, call, request, reply, findings, done, onValue);
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
    const received = cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause);
    findings.push({ kind: 'unreachable', expected: 'a response', received, message: 'The request has no response.' });
    return done('failed');
  }
}

const WRITES = 'Only the rejection of an invalid request was checked, because the call changes data.';

/**
 * Returns true if the back end does not have the call. A 404 with an error code other than `not.found` is a response of
 * the call itself, such as `merchant.unknown`.
 */
function isMissing({ status, text }: Reply): boolean {
  if (!MISSING.includes(status)) return false;
  const code = readEnvelope(text).body?.errorCode;
  return status !== 404 || code === undefined || code === NOT_FOUND;
}

/**
 * Sends a request that the back end must reject without an effect: with an unknown token, an empty body, or no query.
 * Returns undefined if the call has no such request.
 */
async function rejectedRequest(target: Target, call: Endpoint, request: CallRequest): Promise<Reply | undefined> {
  if (call.auth === 'required') return send(target, call, { ...request, token: UNKNOWN_TOKEN });
  if (call.auth === 'optional') return undefined;
  if (!isReading(call)) return send(target, call, { body: {} });
  return request.query && Object.keys(request.query).some(name => name !== 'language')
    ? send(target, call, {})
    : undefined;
}

/** Describes the request of `rejectedRequest` for a message. */
const rejectedBy = (call: Endpoint): string =>
  call.auth === 'required'
    ? 'with an unknown token'
    : isReading(call)
      ? 'without its query parameters'
      : 'with the body {}';

function rejectionFindings(target: Target, call: Endpoint, reply: Reply): Finding[] {
  const { body, findings } = readEnvelope(reply.text);
  const found = [...originFindings(target, reply, 'error response'), ...findings];
  if (call.auth === 'required' && reply.status !== 401) {
    const message = 'A request with an unknown token is 401: the widgets then end the session.';
    found.push({ kind: 'envelope', path: 'status', expected: '401', received: String(reply.status), message });
  }
  return body ? [...found, ...errorFindings(body, rejectedBy(call))] : found;
}

async function checkReading(
  options: CheckOptions,
  call: Endpoint,
  request: CallRequest,
  reply: Reply,
  findings: Finding[],
  done: (result: CallReport['result'], more?: Partial<CallReport>) => CallReport,
  onValue: (value: unknown) => void,
): Promise<CallReport> {
  findings.push(...originFindings(options, reply));
  const { body, findings: wrong } = readEnvelope(reply.text);
  findings.push(...wrong);
  if (!body) return done('failed', { durationMs: reply.durationMs });
  if (!body.success || reply.status > 299) return rejectedReading(call, reply, body, findings, done);
  onValue(body.value);
  const isCached = !/\bno-store\b/i.test(reply.headers.get('Cache-Control') ?? '');
  findings.push(
    ...valueFindings(call, body.value),
    ...clockFindings(call, body, options.now(), isCached),
    ...timeFindings(body.value, body.serverTime ?? options.now()),
    ...(await cacheFindings(options, call, request, reply)),
  );
  // The first response may include the connection setup or an empty cache, so a slow call is repeated once.
  const again = reply.durationMs > 1_000 ? await send(options, call, request) : reply;
  const durationMs = Math.round(Math.min(reply.durationMs, again.durationMs));
  findings.push(...slowFindings(durationMs));
  return done('passed', { durationMs });
}

function rejectedReading(
  { auth }: Endpoint,
  { status }: Reply,
  body: ParsedBody,
  findings: Finding[],
  done: (result: CallReport['result'], more?: Partial<CallReport>) => CallReport,
): CallReport {
  if (auth !== 'never' && status === 403 && !body.success) {
    return done('partial', { note: `Only the rejection was checked: the member of --token gets ${body.errorCode}.` });
  }
  findings.push({
    kind: 'status',
    expected: 'a success',
    received: `${status}, errorCode ${shown(body.errorCode)}`,
    message: 'The documented example was rejected.',
  });
  return done('failed');
}
