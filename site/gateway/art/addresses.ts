/** Addresses of pictures the gateway draws. They change with what is drawn, so that a picture may be kept for good. */
import { createHash } from 'node:crypto';

/** Counts up with every change of the drawings: a cover kept by a browser is then asked for anew. */
const EDITION = 1;

/** What a cover shows: the drawing follows from it and from the name in a language. */
export interface CoverOf {
  readonly node_id: number;
  /** Name of its motif. */
  readonly art: string;
  readonly names: Readonly<Record<string, string>>;
}

/** Languages whose names stand on covers; others get the English one. */
const languageOf = ({ names }: CoverOf, language: string): string => (names[language] === undefined ? 'EN' : language);

const tagOf = (parts: readonly (string | number | undefined)[]): string =>
  createHash('sha256')
    .update([EDITION, ...parts].join('\n'))
    .digest('hex')
    .slice(0, 8);

/** Where the cover of a game lies, with its name in a language: `/art/game/1004-VI-0a1b2c3d.svg`. */
export function coverAddress(game: CoverOf, language: string): string {
  const known = languageOf(game, language);
  return `/art/game/${game.node_id}-${known}-${tagOf([game.node_id, game.art, game.names[known]])}.svg`;
}

/** Where the mark of a vendor lies. */
export const vendorAddress = (code: string): string => `/art/vendor/${code}-${tagOf([code])}.svg`;
