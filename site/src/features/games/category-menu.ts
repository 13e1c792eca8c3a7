/** Game categories: their pages and names, the entries of the category menu, and the current entry (TAB-01..06). */
import { IN_HOUSE_VENDOR, type VendorGroup } from 'lobbykit/domain';
import type { PageTextKey } from '../../shared/i18n/en.ts';

/**
 * Categories with a separate page (TAB-05, TAB-06). RNG in the game center shows only the in-house games (CENTER-01).
 */
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

/** Text keys of the category names. */
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

/** Returns the path of a category: its page, or the game list with `gameType` if it has none. */
export const categoryPath = (kind: string): string =>
  own(PAGES, kind) ?? `/m/gameList?${new URLSearchParams({ gameType: kind })}`;

/** Returns the text key of a category's name; "Games" for an unknown category. */
export const categoryTitle = (kind: string): PageTextKey => own(NAMES, kind) ?? 'kind.other';

/**
 * Returns the text key of a category's name in the game center, where RNG contains only the in-house games (CENTER-04).
 */
export const centerTitle = (kind: string): PageTextKey => (kind === 'RNG' ? 'kind.INHOUSE' : categoryTitle(kind));

/**
 * Categories that are not listed in the gateway's order: their position in the menu is fixed, or they have no entry
 * (TAB-01, TAB-02).
 */
const PLACED: readonly string[] = ['HOT', 'RNG', 'LOTT', 'ELOTT'];

/**
 * Returns the categories in the gateway's order. If the gateway does not list the in-house games, which are slots of
 * one vendor, they follow the slots (HOME-18).
 */
export function shownKinds(groups: readonly VendorGroup[]): readonly string[] {
  const named = groups.some(({ kind }) => kind === 'INHOUSE');
  return groups.flatMap(({ kind, vendors }) =>
    kind === 'RNG' && !named && vendors.some(({ id }) => id === IN_HOUSE_VENDOR) ? [kind, 'INHOUSE'] : [kind],
  );
}

/**
 * Returns the entries of the category menu: HOT, RNG, then the other categories in the gateway's order, without
 * lotteries. Empty if there are no vendors (TAB-01..03).
 */
export const menuCategories = (groups: readonly VendorGroup[]): readonly string[] =>
  groups.length === 0 ? [] : ['HOT', 'RNG', ...shownKinds(groups).filter(kind => !PLACED.includes(kind))];

/**
 * Returns the category whose menu entry is current at `path`: HOT on home, undefined on a page without a category
 * (TAB-04).
 */
export const menuCategoryAt = (path: string): string | undefined =>
  path === '/m/home' ? 'HOT' : Object.keys(PAGES).find(kind => PAGES[kind] === path);
