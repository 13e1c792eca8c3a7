/**
 * Prevents calls with the session's token while the token is being renewed. The gateway rejects a replaced token with
 * 409 `session.renewed`, so these calls would be sent twice (S14).
 */

/** Maximum time that a call or a renewal waits, ms. A slow network must not block the page longer. */
const MAX_WAIT_MS = 5_000;

export interface RenewalGate {
  /** Waits for a pending renewal. The returned function reports the end of the call. */
  enter(): Promise<() => void>;
  /** Calls `run`, which renews the token, when no call is in flight. */
  renew<T>(run: () => Promise<T>): Promise<T>;
}

export function createRenewalGate(): RenewalGate {
  let calls = 0;
  const onIdle = new Set<() => void>();
  const renewals = new Set<Promise<unknown>>();

  const wait = (promise?: Promise<unknown>, ms = MAX_WAIT_MS) => {
    let timer: ReturnType<typeof setTimeout>;
    const limit = new Promise(resolve => {
      timer = setTimeout(resolve, ms);
    });
    return Promise.race([promise ?? limit, limit]).finally(() => clearTimeout(timer));
  };

  return {
    async enter() {
      if (renewals.size > 0) await wait(Promise.all(renewals));
      calls++;
      return () => {
        if (--calls > 0) return;
        for (const proceed of onIdle) proceed();
        onIdle.clear();
      };
    },
    async renew(run) {
      if (calls > 0) {
        await wait(
          new Promise<void>(resolve => {
            onIdle.add(resolve);
          }),
        );
      }
      const response = run();
      // The caller stores the new token in the same task in which it receives the response, so calls may continue in
      // the next task.
      const stored = () => wait(undefined, 0);
      const renewal: Promise<unknown> = response.then(stored, stored).then(() => renewals.delete(renewal));
      renewals.add(renewal);
      return response;
    },
  };
}
