/** Which sections home has, in which order (HOME-14..19). */
import { IN_HOUSE_VENDOR, type VendorGroup } from 'lobbykit/domain';

/** What a section shows: hot games, the lottery board, vendors, or a row of games. */
export type SectionLook = 'hot' | 'lottery' | 'vendors' | 'games';

export interface HomeSection {
  /** Category in capitals; INHOUSE stands for the in-house games. */
  readonly kind: string;
  readonly look: SectionLook;
}

const LOOKS: Readonly<Record<string, SectionLook>> = {
  HOT: 'hot',
  LOTT: 'lottery',
  SPORTS: 'vendors',
  COCKFIGHT: 'vendors',
};

const section = (kind: string): HomeSection => ({
  kind,
  look: Object.hasOwn(LOOKS, kind) ? (LOOKS[kind] ?? 'games') : 'games',
});

/** Shown where nobody knows the categories: neither hangs on the list of vendors. */
export const KNOWN_SECTIONS: readonly HomeSection[] = ['HOT', 'LOTT'].map(section);

/**
 * Hot first, the rest in the order of the server, ELOTT left out (HOME-14, HOME-15). The in-house games are slots of one
 * vendor (HOME-18): unless the server gives them a place of their own they follow the slots.
 */
export function homeSections(groups: readonly VendorGroup[]): readonly HomeSection[] {
  const named = groups.some(({ kind }) => kind === 'INHOUSE');
  const rest = groups.flatMap(({ kind, vendors }) => {
    if (kind === 'HOT' || kind === 'ELOTT') return [];
    const hasInHouse = kind === 'RNG' && !named && vendors.some(({ id }) => id === IN_HOUSE_VENDOR);
    return hasInHouse ? [kind, 'INHOUSE'] : [kind];
  });
  return ['HOT', ...rest].map(section);
}
