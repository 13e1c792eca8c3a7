/**
 * Patterns that an operator gave (S31). A pattern whose work is bounded is tried where it is needed, as pages do. A pattern
 * without such a bound may run for years, so it is tried in a thread of its own that is ended when it takes too long.
 */
import { Worker } from 'node:worker_threads';
import { fits } from 'lobbykit/domain';
import { ERROR_CODES } from 'lobbykit/wire';
import { ApiError } from '../../../platform/api-error.ts';

/** How long a pattern may be at one value, ms; those that are not made to last need less than one. */
const LIMIT_MS = 250;
/** Values that may wait for the thread; each holds it for a limit at most. */
const MAX_WAITING = 20;

/** Says that it begins, so that the time to start a thread does not count, then what it found: null for a broken pattern. */
const THREAD = `
const { parentPort, workerData: { pattern, value } } = require('node:worker_threads');
parentPort.postMessage('begun');
let right = null;
try {
  right = new RegExp(pattern, pattern.includes('\\\\p{') ? 'u' : '').test(value);
} catch {}
parentPort.postMessage({ right });
`;

let last: Promise<unknown> = Promise.resolve();
let waiting = 0;

/**
 * Does a value fit a pattern? An empty pattern and one that is broken admit everything; a value at which a pattern takes over 250 ms
 * does not fit. Throws ApiError `busy` when too many wait.
 */
export async function isRight(pattern: string, value: string): Promise<boolean> {
  if (pattern === '' || value === '') return true;
  const bounded = fits(pattern, value);
  if (bounded !== null) return bounded;
  if (waiting >= MAX_WAITING) {
    throw new ApiError(ERROR_CODES.busy, 'Too many forms are checked at once; try again in a few seconds.', {
      retryAfterS: 5,
    });
  }
  waiting += 1;
  const mine = last
    .then(() => tryInThread(pattern, value))
    .finally(() => {
      waiting -= 1;
    });
  last = mine.catch(() => {});
  return mine;
}

function tryInThread(pattern: string, value: string): Promise<boolean> {
  const worker = new Worker(THREAD, { eval: true, execArgv: [], workerData: { pattern, value } });
  let limit: NodeJS.Timeout | undefined;
  return new Promise<boolean>((resolve, reject) => {
    worker.on('message', (said: 'begun' | { readonly right: boolean | null }) => {
      if (said === 'begun') limit = setTimeout(() => resolve(false), LIMIT_MS);
      else resolve(said.right ?? true);
    });
    worker.on('error', reject);
  }).finally(() => {
    clearTimeout(limit);
    return worker.terminate();
  });
}
