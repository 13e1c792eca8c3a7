/** How long a call may take, and what it means when nothing comes in that time. */
import type { Endpoint } from '../protocol/endpoint.ts';
import { connectionLost, isCallError } from './errors.ts';
import type { Outgoing } from './request.ts';

/** How long a call may take, ms, and how often it is tried again, by method: the table of requests in reliability §3 (R9). */
export function timeoutsOf(method: Endpoint['method']): Pick<Outgoing, 'timeout' | 'total' | 'retries'> {
  if (method === 'GET') return { timeout: 10_000, total: 20_000, retries: 2 };
  if (method === 'DELETE') return { timeout: 5_000, total: 10_000, retries: 1 };
  return { timeout: 15_000, total: 15_000, retries: 0 };
}

/**
 * Gives `send` at most `total` ms.
 * @throws CallError of kind `offline` or `timeout` when nothing came, after `lost()`; the reason of `signal` when that aborts.
 */
export async function within<T>(
  total: number,
  signal: AbortSignal | undefined,
  lost: () => void,
  send: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const limit = new AbortController();
  const stop = () => limit.abort(signal?.reason);
  signal?.throwIfAborted();
  signal?.addEventListener('abort', stop);
  let late = false;
  const timer = setTimeout(() => {
    late = true;
    limit.abort();
  }, total);
  try {
    return await send(limit.signal);
  } catch (error) {
    if (signal?.aborted) throw signal.reason;
    if (isCallError(error)) throw error;
    lost();
    throw connectionLost(
      late || (error instanceof Error && error.name === 'TimeoutError') ? 'timeout' : 'offline',
      error,
    );
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', stop);
  }
}
