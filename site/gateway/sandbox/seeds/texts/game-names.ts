/** Generates unique names of games in three languages, each with the motif of its cover. */
import { fold } from 'lobbykit/domain';
import { shuffled } from '../../../platform/art/seeded-random.ts';
import type { LocalizedText } from '../../../platform/db/columns.ts';
import { NAME_NOUNS, NAME_POSSESSIONS, type NameNoun, QUALITIES, RUNS } from './name-words.ts';
import type { NameParts } from './table-words.ts';

export interface Named {
  readonly names: LocalizedText;
  readonly art: string;
}

const named = (EN: string, VI: string, PT: string, art: string): Named => ({ names: { EN, VI, PT }, art });

/** Combines a quality and a noun: `Golden Tiger`, `Hổ Vàng`, `Tigre Dourado`. */
const qualified = ([en, vi, pt, gender, art]: NameNoun, [qEn, qVi, masculine, feminine]: (typeof QUALITIES)[number]) =>
  named(`${qEn} ${en}`, `${vi} ${qVi}`, `${pt} ${gender === 'm' ? masculine : feminine}`, art);

/** Combines a noun and its possession: `Tiger's Treasure`, `Kho Báu Hổ`, `Tesouro do Tigre`. */
const owned = ([en, vi, pt, gender, art]: NameNoun, [bEn, bVi, bPt]: (typeof NAME_POSSESSIONS)[number]) =>
  named(`${en}'s ${bEn}`, `${bVi} ${vi}`, `${bPt} d${gender === 'm' ? 'o' : 'a'} ${pt}`, art);

/** Combines a name and a suffix: `Tiger Rush`, `Hổ Thần Tốc`, `Tigre em Disparada`. */
const running = ({ names, art }: Named, [rEn, rVi, rPt]: (typeof RUNS)[number]) =>
  named(`${names.EN} ${rEn}`, `${names.VI} ${rVi}`, `${names.PT} ${rPt}`, art);

const plain = ([en, vi, pt, , art]: NameNoun) => named(en, vi, pt, art);

/** Combines two nouns: `Tiger & Dragon`. */
const paired = ([en, vi, pt, , art]: NameNoun, [en2, vi2, pt2]: NameNoun) =>
  named(`${en} & ${en2}`, `${vi} & ${vi2}`, `${pt} & ${pt2}`, art);

/** Returns false for a name that repeats a word in any language, such as `Lucky Lucky Cat`. */
const hasDistinctWords = ({ names }: Named): boolean =>
  Object.values(names).every(name => {
    const words = fold(name)
      .split(/[^a-z0-9]+/)
      .filter(word => word.length > 2);
    return new Set(words).size === words.length;
  });

/** Returns `count` names for slots: short names first, and names of three parts when the short ones are used up. */
export function slotNames(count: number, next: () => number): Named[] {
  const short = NAME_NOUNS.flatMap((thing, index) => [
    ...QUALITIES.map(quality => qualified(thing, quality)),
    ...NAME_POSSESSIONS.map(belonging => owned(thing, belonging)),
    ...RUNS.map(run => running(plain(thing), run)),
    ...NAME_NOUNS.slice(index + 1)
      .filter((_, other) => (index + other) % 5 === 0)
      .map(other => paired(thing, other)),
  ]).filter(hasDistinctWords);
  if (count <= short.length) return shuffled(short, next).slice(0, count);
  const long = NAME_NOUNS.flatMap(thing =>
    QUALITIES.flatMap(quality => RUNS.map(run => running(qualified(thing, quality), run))),
  ).filter(hasDistinctWords);
  return [...shuffled(short, next), ...shuffled(long, next)].slice(0, count);
}

/**
 * Returns at most `max` names for games of a category other than slots, from the combinations of things and phrases.
 */
export const tableNames = ({ things, phrases }: NameParts, max: number, next: () => number): Named[] =>
  shuffled(
    things.flatMap(thing =>
      phrases.map(([en, vi, pt]) => named(`${thing[0]} ${en}`, `${thing[1]} ${vi}`, `${thing[2]} ${pt}`, thing[4])),
    ),
    next,
  ).slice(0, max);
