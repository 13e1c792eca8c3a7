/**
 * Vendors by category, with SPORTS split into three categories (VENDOR-01..08), and the target of a vendor's tile
 * (CENTER-07).
 */
import type { ResponseOf } from '../endpoint.ts';
import { parseText } from '../parse-values.ts';
import type { gameVendors, vendorGameTypes } from './calls.ts';
import { IN_HOUSE_VENDOR } from './game-filters.ts';
import { type LaunchGame, launchOf } from './launch.ts';
import type { Game } from './parse-games.ts';

/** One vendor of a category (VENDOR-05, VENDOR-07). */
export interface Vendor {
  /** Id of the vendor in lists and launchers: the field vassalage. */
  readonly id: string;
  /** Name: the field displayName, else the vendor's name in the category, else the id. */
  readonly name: string;
  /** Icon URL: the field mobileSmallIcon. Unvalidated; views pass the URL through `safeUrl('image')`. */
  readonly icon: string | null;
}

/** The vendors of a category, in the server's order (VENDOR-06). */
export interface VendorGroup {
  /** Category: RNG, LIVE, PVP, FISH, SPORTS, ESPORTS, COCKFIGHT … */
  readonly kind: string;
  readonly vendors: readonly Vendor[];
  /** Codes of the classes of its games: the field gameClassify. */
  readonly classes: readonly string[];
  /** Names in the field accountTypeName of its vendors (VENDOR-08). */
  readonly accountNames: readonly string[];
}

/** Ids of vendors that gateways list in SPORTS but the kit shows in ESPORTS or COCKFIGHT. */
export interface SportsSplit {
  readonly ESPORTS?: readonly string[];
  readonly COCKFIGHT?: readonly string[];
}

/** Default split, from the documents (VENDOR-04). */
export const SPORTS_SPLIT = { ESPORTS: ['TF', 'IMSB'], COCKFIGHT: ['DS88', 'SV3'] } as const satisfies SportsSplit;

type Wire = ResponseOf<typeof gameVendors>['value'];

/** Parses the groups of a response in the order of `sorting`. Groups without a vendor are omitted. */
export function parseVendors({ sorting, mapping, groups }: Wire): readonly VendorGroup[] {
  return [...new Set(sorting)].flatMap(kind => {
    const found = Object.hasOwn(mapping, kind) ? mapping[kind] : undefined;
    if (!found) return [];
    const vendors = found.vendors
      .map(({ vassalage, displayName, mobileSmallIcon }): Vendor => {
        const id = parseText(vassalage);
        const names = found.displayNames;
        const named = names && Object.hasOwn(names, id) ? parseText(names[id]) : '';
        return { id, name: parseText(displayName) || named || id, icon: parseText(mobileSmallIcon) || null };
      })
      .filter(({ id }) => id !== '');
    const accounts = groups?.find(group => parseText(group.gameCategory) === kind)?.vendorNames ?? [];
    const group: VendorGroup = {
      kind,
      vendors: uniqueVendors(vendors),
      classes: (found.gameClassify ?? []).map(parseText),
      accountNames: accounts.map(({ accountTypeName }) => parseText(accountTypeName)),
    };
    return vendors.length > 0 ? [group] : [];
  });
}

/**
 * Splits SPORTS into SPORTS, ESPORTS and COCKFIGHT, each merged with the server's group of the same name (VENDOR-01).
 * ESPORTS follows SPORTS, and COCKFIGHT follows PVP or is last (VENDOR-02, OPEN: VENDOR-03); groups without a vendor
 * are omitted.
 */
export function splitSports(groups: readonly VendorGroup[], split: SportsSplit = {}): readonly VendorGroup[] {
  const lists = { ...SPORTS_SPLIT, ...split };
  const named = (kind: string) => groups.find(group => group.kind === kind);
  const sports = named('SPORTS');
  const splitIds = new Set([...lists.ESPORTS, ...lists.COCKFIGHT]);

  const part = (kind: 'ESPORTS' | 'COCKFIGHT'): VendorGroup[] => {
    const own = named(kind);
    const moved = sports?.vendors.filter(({ id }) => lists[kind].includes(id)) ?? [];
    const vendors = uniqueVendors([...moved, ...(own?.vendors ?? [])]);
    return vendors.length > 0 ? [{ classes: [], accountNames: [], ...own, kind, vendors }] : [];
  };
  const rest = sports?.vendors.filter(({ id }) => !splitIds.has(id)) ?? [];
  const ordered = groups.flatMap((group): readonly VendorGroup[] => {
    if (group.kind === 'ESPORTS' || group.kind === 'COCKFIGHT') return [];
    if (group.kind === 'PVP') return [group, ...part('COCKFIGHT')];
    if (group.kind !== 'SPORTS') return [group];
    return [...(rest.length > 0 ? [{ ...group, vendors: rest }] : []), ...part('ESPORTS')];
  });
  return [...ordered, ...(sports ? [] : part('ESPORTS')), ...(named('PVP') ? [] : part('COCKFIGHT'))];
}

/**
 * Returns the vendors of a category for the game center. In RNG, this is only the operator's own vendor (CENTER-04).
 */
export function centerVendors(groups: readonly VendorGroup[], kind: string): readonly Vendor[] {
  const vendors = groups.find(group => group.kind === kind)?.vendors ?? [];
  return kind === 'RNG' ? vendors.filter(({ id }) => id === IN_HOUSE_VENDOR) : vendors;
}

/** Target of a click on a vendor's tile: its only game, or the list of its games (OPEN: CENTER-07). */
export type VendorTarget = { readonly launch: LaunchGame } | { readonly to: string };

/** Returns the target of a click on a vendor's tile. `games` are the loaded games of the vendor in this category. */
export function vendorTarget(kind: string, vendor: string, games: readonly Game[]): VendorTarget {
  const [only] = games;
  if (only && games.length === 1) return { launch: launchOf(only) };
  return { to: `gameList?${new URLSearchParams({ gameType: kind, vassalage: vendor })}` };
}

/**
 * Returns the categories of a vendor's games in the order of the response (API-31). A vendor in SPORTS is assigned to
 * the category that `splitSports` uses (VENDOR-01).
 */
export function vendorKinds(
  rows: ResponseOf<typeof vendorGameTypes>['value'],
  vendor: string,
  split: SportsSplit = {},
): readonly string[] {
  const { ESPORTS, COCKFIGHT } = { ...SPORTS_SPLIT, ...split };
  const sports = ESPORTS.includes(vendor) ? 'ESPORTS' : COCKFIGHT.includes(vendor) ? 'COCKFIGHT' : 'SPORTS';
  const kinds = rows
    .filter(({ vassalage }) => parseText(vassalage) === vendor)
    .map(({ gameCategory }) => parseText(gameCategory))
    .map(kind => (kind === 'SPORTS' ? sports : kind));
  return [...new Set(kinds)].filter(kind => kind !== '');
}

/** Returns the first category that contains the vendor; '' if none. */
export const kindOfVendor = (groups: readonly VendorGroup[], vendor: string): string =>
  groups.find(({ vendors }) => vendors.some(({ id }) => id === vendor))?.kind ?? '';

/** Removes vendors with an id that occurred before. */
export function uniqueVendors(vendors: readonly Vendor[]): readonly Vendor[] {
  const byId = new Map<string, Vendor>();
  for (const vendor of vendors) if (!byId.has(vendor.id)) byId.set(vendor.id, vendor);
  return [...byId.values()];
}
