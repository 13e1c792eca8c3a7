/** Envelope of all responses (API-13). */
import { ApiError } from '../api-error.ts';
import { sentCode } from './errors.ts';

/** Retry-After header while the database is unreachable, s. */
const RETRY_AFTER_S = 5;

export const databaseUnreachable = () =>
  new ApiError('busy', 'The gateway cannot reach its database; try again in a few seconds.', {
    retryAfterS: RETRY_AFTER_S,
  });

/** Retry-After header while the disk is full, s. */
const DISK_FULL_RETRY_S = 60;

/**
 * Creates the error for requests that write data while the disk is full: data that were acknowledged must not be lost
 * (OPS-15).
 */
export const diskFull = () =>
  new ApiError(
    'busy',
    'The gateway has too little room left to keep anything; nothing was done. Try again in a minute.',
    {
      retryAfterS: DISK_FULL_RETRY_S,
    },
  );

export interface EnvelopeExtra {
  readonly refresh?: { readonly publishLag: number; readonly spreadMs: number };
  readonly sandbox?: boolean;
  /** Time of the original response, ms since 1970; set only if the request repeated an earlier one (PAY-03). */
  readonly firstGivenAt?: number;
}

/**
 * Creates the envelope of a successful response.
 * @param serverTime time at which the body is created, ms since 1970 (R1)
 */
export const success = (value: unknown, serverTime: number, extra: EnvelopeExtra = {}) => ({
  success: true,
  value,
  serverTime,
  ...extra,
});

export const failure = (error: ApiError, serverTime: number, requestId: string) => ({
  success: false,
  errorCode: sentCode(error),
  message: error.message,
  value: error.details.value,
  serverTime,
  requestId,
});
