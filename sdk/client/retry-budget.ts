/** Keeps automatic retries from becoming the load that breaks a struggling server (R9). */

export interface RetryBudget {
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
