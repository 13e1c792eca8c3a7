/**
 * Answers without a schema library, the menu of lotteries first: what is plainly in order is taken as it is, everything
 * else is left to the schema and its rules for bad rows (R13). Saves the first numbers 2 kB; a test holds the two against
 * each other.
 */
import type { WireLotteryGroup } from './lottery.ts';

/** What is read of an answer. */
export interface PlainAnswer<T> {
  readonly value: T;
  readonly serverTime?: number;
  readonly refresh?: { readonly publishLag: number; readonly spreadMs: number };
  readonly sandbox?: boolean;
}

export type PlainMenu = PlainAnswer<WireLotteryGroup[]>;

type Fields = Readonly<Record<string, unknown>>;

/** Fields of a lottery that hold text and never a number. */
const TEXTS: readonly string[] = ['mobileIconUrl', 'zone', 'resultSource'];

const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isNumber = (value: unknown): value is number => typeof value === 'number' && !Number.isNaN(value);
const isScalar = (value: unknown) => typeof value === 'string' || isNumber(value);
const isMissing = (value: unknown) => value === undefined || value === null;
const isMaybe = (value: unknown) => isMissing(value) || isScalar(value);
const isMaybeText = (value: unknown) => isMissing(value) || typeof value === 'string';

function isPlainField([name, value]: [string, unknown]): boolean {
  if (name === 'lotteryTime') return isMissing(value) || (Array.isArray(value) && value.every(isMaybe));
  if (name === 'isSale') return isMaybe(value) || typeof value === 'boolean';
  return TEXTS.includes(name) ? isMaybeText(value) : isMaybe(value);
}

const isPlainGame = (game: unknown) =>
  isObject(game) && isScalar(game.gameId) && Object.entries(game).every(isPlainField);

const isPlainGroup = (group: unknown) =>
  isObject(group) &&
  isScalar(group.tag) &&
  isMaybe(group.labelName) &&
  Array.isArray(group.gameMenus) &&
  group.gameMenus.every(isPlainGame);

/** True for a menu whose every row is in order. */
export const isPlainMenu = (value: unknown): value is WireLotteryGroup[] =>
  Array.isArray(value) && value.every(isPlainGroup);

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
