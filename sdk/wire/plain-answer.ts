/**
 * Answers without a schema library: what is plainly in order is taken as it is, everything else is left to the schema and its
 * rules for bad rows (R13). Saves the first numbers 2 kB; tests hold the two against each other.
 */

/** What is read of an answer. */
export interface PlainAnswer<T> {
  readonly value: T;
  readonly serverTime?: number;
  readonly refresh?: { readonly publishLag: number; readonly spreadMs: number };
  readonly sandbox?: boolean;
}

type Fields = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isNumber = (value: unknown): value is number => typeof value === 'number' && !Number.isNaN(value);
export const isScalar = (value: unknown) => typeof value === 'string' || isNumber(value);
export const isMissing = (value: unknown) => value === undefined || value === null;
export const isMaybe = (value: unknown) => isMissing(value) || isScalar(value);
export const isMaybeText = (value: unknown) => isMissing(value) || typeof value === 'string';

/** An answer that succeeded, with a value of which `isPlain` is true; null where anything about it is unusual. */
export function plainAnswer<T>(answer: unknown, isPlain: (value: unknown) => value is T): PlainAnswer<T> | null {
  if (!isObject(answer)) return null;
  const { success, value, serverTime, refresh, sandbox, requestId } = answer;
  const plain =
    success === true &&
    isPlain(value) &&
    isMissing(answer.errorCode) &&
    isMissing(answer.message) &&
    isMaybeText(requestId) &&
    (isMissing(serverTime) || isNumber(serverTime)) &&
    (isMissing(sandbox) || typeof sandbox === 'boolean') &&
    (isMissing(refresh) || (isObject(refresh) && isNumber(refresh.publishLag) && isNumber(refresh.spreadMs)));
  if (!plain) return null;
  // What null says, a missing field says too.
  return {
    value,
    serverTime: serverTime ?? undefined,
    refresh: (refresh as PlainAnswer<T>['refresh']) ?? undefined,
    sandbox: (sandbox as boolean | null) ?? undefined,
  } as PlainAnswer<T>;
}
