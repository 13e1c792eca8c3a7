/** Sections of home and their order (HOME-14..19). */
import type { VendorGroup } from 'lobbykit/domain';
import { shownKinds } from '../games/category-menu.ts';

/** Kind of content in a section of home: hot games, the lottery board, vendors, or a row of games. */
export type SectionVariant = 'hot' | 'lottery' | 'vendors' | 'games';

export interface HomeSection {
  /** Category code in uppercase; INHOUSE for the in-house games. */
  readonly kind: string;
  readonly variant: SectionVariant;
}

const VARIANTS: Readonly<Record<string, SectionVariant>> = {
  HOT: 'hot',
  LOTT: 'lottery',
  SPORTS: 'vendors',
  COCKFIGHT: 'vendors',
};

const section = (kind: string): HomeSection => ({
  kind,
  variant: Object.hasOwn(VARIANTS, kind) ? (VARIANTS[kind] ?? 'games') : 'games',
});

/** Sections that do not depend on the vendor list, shown while the categories load. */
export const KNOWN_SECTIONS: readonly HomeSection[] = ['HOT', 'LOTT'].map(section);

/**
 * Returns the sections of home: HOT first, then the other categories in the gateway's order, without ELOTT (HOME-14,
 * HOME-15).
 */
export const homeSections = (groups: readonly VendorGroup[]): readonly HomeSection[] =>
  ['HOT', ...shownKinds(groups).filter(kind => kind !== 'HOT' && kind !== 'ELOTT')].map(section);
