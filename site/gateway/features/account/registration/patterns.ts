/**
 * Validation patterns (regular expressions) configured by an operator (S31). Patterns with bounded backtracking run
 * directly, as in pages. All other patterns could run for years, so they run in a worker thread with a timeout.
 */
import { Worker } from 'node:worker_threads';
import { fits } from 'lobbykit/domain';
import { ERROR_CODES } from 'lobbykit/wire';
import { ApiError } from '../../../platform/api-error.ts';

/** Timeout per value, ms; a harmless pattern needs less than 1 ms. */
const LIMIT_MS = 250;
/** Maximum number of queued values. Each occupies the worker thread for at most the timeout. */
const MAX_WAITING = 20;

/**
 * Code of the worker thread. It first reports that it has started, so that its startup does not count toward the
 * timeout, and then reports the result, or null for an invalid pattern.
 */
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
 * Checks whether a value matches a pattern. An empty or invalid pattern accepts everything; a timeout of 250 ms rejects
 * the value.
 * @throws ApiError `busy` if the queue is full
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
  const task = last
    .then(() => tryInThread(pattern, value))
    .finally(() => {
      waiting -= 1;
    });
  last = task.catch(() => {});
  return task;
}

function tryInThread(pattern: string, value: string): Promise<boolean> {
  const worker = new Worker(THREAD, { eval: true, execArgv: [], workerData: { pattern, value } });
  let limit: NodeJS.Timeout | undefined;
  return new Promise<boolean>((resolve, reject) => {
    worker.on('message', (message: 'begun' | { readonly right: boolean | null }) => {
      if (message === 'begun') limit = setTimeout(() => resolve(false), LIMIT_MS);
      else resolve(message.right ?? true);
    });
    worker.on('error', reject);
  }).finally(() => {
    clearTimeout(limit);
    return worker.terminate();
  });
}
