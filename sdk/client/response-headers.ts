/** Response with the times of its request, and its parsed headers (R1, API-13). */

/** Response, with the times at which the request was sent and the headers arrived, monotonic ms. */
export interface Timed {
  readonly response: Response;
  readonly sentAt: number;
  readonly receivedAt: number;
}

/** Headers that contain times of the server, retry delay and request id. Times are in ms. */
export interface ResponseHeaders {
  readonly date?: number;
  readonly age?: number;
  readonly noStore: boolean;
  readonly retryAfter?: number;
  /** Id of the request in the gateway's log. */
  readonly requestId?: string;
}

/** Parses the headers. `now`: server time, for a Retry-After that is a date. */
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

/**
 * Parses a Retry-After header, in seconds or as a date, and returns the delay from `now` in ms; undefined if invalid.
 */
export function readRetryAfter(text: string | null, now: number): number | undefined {
  if (!text) return undefined;
  const ms = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now;
  return ms >= 0 ? ms : undefined;
}
