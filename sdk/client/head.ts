/** A response with its times, and what its headers say (R1, API-13). */

/** A response and when its request left and its head arrived, in monotonic ms. */
export interface Timed {
  readonly response: Response;
  readonly sentAt: number;
  readonly receivedAt: number;
}

/** Headers that tell the time and the patience of the server; times in ms. */
export interface ResponseHeaders {
  readonly date?: number;
  readonly age?: number;
  readonly noStore: boolean;
  readonly retryAfter?: number;
  /** Id under which the gateway's log tells of the request. */
  readonly requestId?: string;
}

/** `now`: the server's time, for a Retry-After that names a date. */
export function readResponseHeaders({ headers }: Response, now: number): ResponseHeaders {
  const date = Date.parse(headers.get('Date') ?? '');
  const age = Number(headers.get('Age') ?? Number.NaN);
  return {
    date: Number.isNaN(date) ? undefined : date,
    age: age >= 0 ? age * 1000 : undefined,
    noStore: /\bno-store\b/i.test(headers.get('Cache-Control') ?? ''),
    retryAfter: readRetryAfter(headers.get('Retry-After'), now),
    requestId: headers.get('X-Request-Id') ?? undefined,
  };
}

/** ms to wait, of seconds or of a date in a clock that says `now`; undefined for neither. */
export function readRetryAfter(text: string | null, now: number): number | undefined {
  if (!text) return undefined;
  const ms = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now;
  return ms >= 0 ? ms : undefined;
}
