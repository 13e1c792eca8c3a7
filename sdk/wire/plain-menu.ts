/** The menu of lotteries, asked for without its schema. */
import type { PlainEndpoint } from './endpoint.ts';
import type { gameMenu, WireLotteryGroup } from './lottery.ts';
import { menuAddress } from './menu-address.ts';
import { isMaybe, isMaybeText, isMissing, isObject, isScalar, type PlainAnswer } from './plain-answer.ts';

export type PlainMenu = PlainAnswer<WireLotteryGroup[]>;

/** Fields of a lottery that hold text and never a number. */
const TEXTS: readonly string[] = ['mobileIconUrl', 'zone', 'resultSource'];

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

/** `gameMenu` for a page that may not have its schema yet. */
export const plainMenu: PlainEndpoint<typeof gameMenu> = {
  ...menuAddress,
  isPlain: isPlainMenu,
  whole: async () => (await import('./lottery.ts')).gameMenu,
};
