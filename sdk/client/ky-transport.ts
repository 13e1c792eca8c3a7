/** Sends requests with ky and the kit's retry policy. No other file imports ky (R9). */
import ky, { HTTPError } from 'ky';
import { type Outgoing, requestInit } from './request.ts';
import { PlainRequest } from './request-class.ts';
import { readRetryAfter, type Timed } from './response-headers.ts';

/** Limits the number of automatic retries, which could overload a server that is already slow (R9). */

interface RetryBudget {
  /** Counts the first attempt of a request. */
  request(): void;
  /** Returns true and counts the retry, if the budget allows another one. */
  retry(): boolean;
}

const WINDOW_MS = 60_000;

/** Maximum number of retries per request, measured over the last minute. */
const SHARE = 0.1;

/** Minimum budget in retries, so that a page with few requests can use all retries of one request. */
const MIN = 2;

/**
 * Creates a retry budget of 10 % of the requests in the last minute, but at least two retries. `now`: returns monotonic
 * ms.
 */
export function createRetryBudget(now: () => number): RetryBudget {
  let requests: number[] = [];
  let retries: number[] = [];
  const recent = (times: number[]) => times.filter(time => now() - time < WINDOW_MS);
  return {
    request() {
      requests = [...recent(requests), now()];
    },
    retry() {
      requests = recent(requests);
      retries = recent(retries);
      if (retries.length >= Math.max(MIN, requests.length * SHARE)) return false;
      retries.push(now());
      return true;
    },
  };
}

const budget = createRetryBudget(() => performance.now());

/**
 * Maximum delay before a retry: 0.5 s, doubled each time, up to 8 s. The delay is a random value up to this maximum.
 */
const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 8_000;
const RETRY_AFTER_MAX_MS = 30_000;

const client = ky.create({
  retry: {
    limit: 2,
    methods: ['get', 'delete'],
    statusCodes: [408, 429, 502, 503, 504],
    maxRetryAfter: RETRY_AFTER_MAX_MS,
    delay: attempt => Math.min(LONGEST_WAIT_MS, 1000 * 2 ** attempt),
    jitter: max => FIRST_WAIT_MS + Math.random() * (max - FIRST_WAIT_MS),
  },
});

/** Sends a request and retries it by its status. Resolves with any HTTP response; rejects if no response arrived. */
export async function sendByKy(out: Outgoing, signal: AbortSignal): Promise<Timed> {
  budget.request();
  let sentAt = performance.now();
  const timed: typeof fetch = async (input, init) => {
    sentAt = performance.now();
    return input instanceof PlainRequest ? out.fetch(input.url, input.init) : out.fetch(input, init);
  };
  const deadline = performance.now() + out.total;
  const response = await client(out.url, {
    ...requestInit(out),
    signal,
    fetch: timed,
    timeout: out.timeout,
    retry: {
      limit: out.retries,
      // False prevents a retry; undefined applies the retry options above.
      shouldRetry: ({ error }) =>
        performance.now() + retryAfterMs(error) < deadline && budget.retry() ? undefined : false,
    },
  }).catch((error: unknown) => {
    if (error instanceof HTTPError) return error.response;
    throw error;
  });
  return { response, sentAt, receivedAt: performance.now() };
}

/** Returns Retry-After in ms as ky computes it, with dates relative to the device's clock. */
const retryAfterMs = (error: Error): number =>
  error instanceof HTTPError ? (readRetryAfter(error.response.headers.get('Retry-After'), Date.now()) ?? 0) : 0;
