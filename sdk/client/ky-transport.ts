/** ky, the only importer of it, with the retry policy of the kit in one place (R9). */
import ky, { HTTPError } from 'ky';
import { readRetryAfter, type Timed } from './head.ts';
import { type Outgoing, requestInit } from './request.ts';
import { PlainRequest } from './request-class.ts';

/** Keeps automatic retries from becoming the load that breaks a struggling server (R9). */

interface RetryBudget {
  /** Counts a first attempt. */
  request(): void;
  /** True, and counted, when one more retry is within the budget. */
  retry(): boolean;
}

const WINDOW_MS = 60_000;

/** Retries per request of the last minute. */
const SHARE = 0.1;

/** Lower bound of the budget: a page with few requests may still retry one of them as often as its method allows. */
const MIN = 2;

/** At most 10 % of the requests of the last minute, and never fewer than two. `now`: monotonic ms. */
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

/** Waits before a retry: full jitter from 0.5 s up to twice as much each time, at most 8 s. */
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

/** Resolves with any HTTP answer, after the retries its status allows; rejects when none came. */
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
      // Ends the retries; undefined leaves the decision to the table above.
      shouldRetry: ({ error }) =>
        performance.now() + retryAfterMs(error) < deadline && budget.retry() ? undefined : false,
    },
  }).catch((error: unknown) => {
    if (error instanceof HTTPError) return error.response;
    throw error;
  });
  return { response, sentAt, receivedAt: performance.now() };
}

/** ms the server asked to wait, as ky counts them: a date by the clock of the device. */
const retryAfterMs = (error: Error): number =>
  error instanceof HTTPError ? (readRetryAfter(error.response.headers.get('Retry-After'), Date.now()) ?? 0) : 0;
