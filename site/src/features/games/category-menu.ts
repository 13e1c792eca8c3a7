/** Game categories of the site: page, name, menu entries, and the current menu entry (TAB-01..06). */
import { IN_HOUSE_VENDOR, type VendorGroup } from 'lobbykit/domain';
import type { PageTextKey } from '../../shared/i18n/en.ts';

/** Dedicated category pages (TAB-05, TAB-06); the in-house games are category RNG of the game center (CENTER-01). */
const PAGES: Readonly<Record<string, string>> = {
  HOT: '/m/hot',
  RNG: '/m/rng',
  INHOUSE: '/m/inhouse',
  PVP: '/m/pvp',
  FISH: '/m/fish',
  LIVE: '/m/live',
  SPORTS: '/m/sports',
  ESPORTS: '/m/esports',
  COCKFIGHT: '/m/cockfight',
  LOTT: '/m/lott',
  ELOTT: '/m/lott',
};

/** Named categories; another category shows its code. */
const NAMES: Readonly<Record<string, PageTextKey>> = {
  HOT: 'kind.HOT',
  RNG: 'kind.RNG',
  INHOUSE: 'kind.INHOUSE',
  PVP: 'kind.PVP',
  FISH: 'kind.FISH',
  LIVE: 'kind.LIVE',
  SPORTS: 'kind.SPORTS',
  ESPORTS: 'kind.ESPORTS',
  COCKFIGHT: 'kind.COCKFIGHT',
  LOTT: 'kind.LOTT',
  ELOTT: 'kind.LOTT',
};

const own = <T>(table: Readonly<Record<string, T>>, kind: string): T | undefined =>
  Object.hasOwn(table, kind) ? table[kind] : undefined;

/** Returns the path of a category: its dedicated page, or the game list if it has none. */
export const categoryPath = (kind: string): string =>
  own(PAGES, kind) ?? `/m/gameList?${new URLSearchParams({ gameType: kind })}`;

/** Returns the text key of a category's name. The name of an unknown category is "Games". */
export const categoryTitle = (kind: string): PageTextKey => own(NAMES, kind) ?? 'kind.other';

/** Name of a category in the game center, where RNG contains the in-house games only (CENTER-04). */
export const centerTitle = (kind: string): PageTextKey => (kind === 'RNG' ? 'kind.INHOUSE' : categoryTitle(kind));

/** Categories with a fixed menu position, or without a menu entry (TAB-01, TAB-02). */
const PLACED: readonly string[] = ['HOT', 'RNG', 'LOTT', 'ELOTT'];

/**
 * Returns the categories in the order of the server. The in-house games are slots of one vendor (HOME-18): they follow
 * the slots unless the server positions them.
 */
export function shownKinds(groups: readonly VendorGroup[]): readonly string[] {
  const named = groups.some(({ kind }) => kind === 'INHOUSE');
  return groups.flatMap(({ kind, vendors }) =>
    kind === 'RNG' && !named && vendors.some(({ id }) => id === IN_HOUSE_VENDOR) ? [kind, 'INHOUSE'] : [kind],
  );
}

/**
 * Returns the categories of the menu: HOT and RNG, then the other categories in the server's order, without lotteries.
 * The list is empty if there are no vendors (TAB-01..03).
 */
export const menuCategories = (groups: readonly VendorGroup[]): readonly string[] =>
  groups.length === 0 ? [] : ['HOT', 'RNG', ...shownKinds(groups).filter(kind => !PLACED.includes(kind))];

/** Current menu category of a path: HOT on home; undefined on pages without a category (TAB-04). */
export const menuCategoryAt = (path: string): string | undefined =>
  path === '/m/home' ? 'HOT' : Object.keys(PAGES).find(kind => PAGES[kind] === path);
