/**
 * The menu of lotteries without a schema library: what is plainly in order is taken as it is, everything else is left to
 * the schema and its rules for bad rows (R13). Saves the first numbers 2 kB; a test holds the two against each other.
 */
import type { WireLotteryGroup } from './lottery.ts';

/** What the first paint reads of an answer. */
export interface PlainMenu {
  readonly value: WireLotteryGroup[];
  readonly serverTime?: number;
  readonly refresh?: { readonly publishLag: number; readonly spreadMs: number };
  readonly sandbox?: boolean;
}

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

/** The menu in an answer that succeeded; null where the answer or any row of it is unusual. */
export function plainMenu(answer: unknown): PlainMenu | null {
  if (!isObject(answer)) return null;
  const { success, value, serverTime, refresh, sandbox, requestId } = answer;
  const plain =
    success === true &&
    isPlainMenu(value) &&
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
    refresh: (refresh as PlainMenu['refresh']) ?? undefined,
    sandbox: (sandbox as boolean | null) ?? undefined,
  } as PlainMenu;
}
