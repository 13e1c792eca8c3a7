/** Categories of games on this site: page and name of each, which of them a menu offers and which one it marks (TAB-01..06). */
import { IN_HOUSE_VENDOR, type VendorGroup } from 'lobbykit/domain';
import type { PageTextKey } from '../../shared/i18n/en.ts';

/** Own pages of categories (TAB-05, TAB-06); the in-house games are those of the category RNG in the game center (CENTER-01). */
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

/** Categories with a name of their own; another one is called by its code. */
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

/** Page of a category: its own, else the list of its games. */
export const categoryPath = (kind: string): string =>
  own(PAGES, kind) ?? `/m/gameList?${new URLSearchParams({ gameType: kind })}`;

/** Name of a category; a category nobody gave a name to stands under "Games". */
export const categoryTitle = (kind: string): PageTextKey => own(NAMES, kind) ?? 'kind.other';

/** Name of a category in the game center, where RNG holds the in-house games alone (CENTER-04). */
export const centerTitle = (kind: string): PageTextKey => (kind === 'RNG' ? 'kind.INHOUSE' : categoryTitle(kind));

/** Categories with a fixed place in the menu, or none at all (TAB-01, TAB-02). */
const PLACED: readonly string[] = ['HOT', 'RNG', 'LOTT', 'ELOTT'];

/**
 * Categories in the order of the server. The in-house games are slots of one vendor (HOME-18): unless the server gives them a
 * place of their own they follow the slots.
 */
export function shownKinds(groups: readonly VendorGroup[]): readonly string[] {
  const named = groups.some(({ kind }) => kind === 'INHOUSE');
  return groups.flatMap(({ kind, vendors }) =>
    kind === 'RNG' && !named && vendors.some(({ id }) => id === IN_HOUSE_VENDOR) ? [kind, 'INHOUSE'] : [kind],
  );
}

/** Categories of the menu: HOT and RNG, then the others in the server's order, lotteries left out; none without vendors (TAB-01..03). */
export const menuCategories = (groups: readonly VendorGroup[]): readonly string[] =>
  groups.length === 0 ? [] : ['HOT', 'RNG', ...shownKinds(groups).filter(kind => !PLACED.includes(kind))];

/** The category whose entry the menu marks at a path: on home that of the hot games, undefined for every other page (TAB-04). */
export const menuCategoryAt = (path: string): string | undefined =>
  path === '/m/home' ? 'HOT' : Object.keys(PAGES).find(kind => PAGES[kind] === path);
