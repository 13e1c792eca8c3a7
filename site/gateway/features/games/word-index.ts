/** Finds names by the beginnings of their words, blind to accents and case, in each language by itself (OPS-17). */

import type { LocalizedText } from '../../platform/db/columns.ts';
import { LANGUAGES, textsOf } from './search.ts';

/** The words of one language in order, each with the numbers of the names it stands in. */
interface Words {
  readonly sorted: readonly string[];
  readonly names: readonly (readonly number[])[];
}

export interface WordIndex {
  /** For each name, by its number: does each of the words begin a word of it, all in one language? */
  find(words: readonly string[]): Uint8Array;
}

/** @param names numbered by their place */
export function createWordIndex(names: readonly LocalizedText[]): WordIndex {
  const languages = LANGUAGES.map(language => sortWords(names.map(name => name[language] ?? '')));
  return {
    find(words) {
      const found = new Uint8Array(names.length);
      for (const { sorted, names: numbers } of languages) {
        // How many of the words so far begin one of the name.
        const fit = new Uint8Array(names.length);
        words.forEach((word, before) => {
          for (let at = firstFrom(sorted, word); sorted[at]?.startsWith(word); at++) {
            for (const number of numbers[at] ?? []) if (fit[number] === before) fit[number] = before + 1;
          }
        });
        fit.forEach((count, number) => {
          if (count === words.length) found[number] = 1;
        });
      }
      return found;
    },
  };
}

function sortWords(texts: readonly string[]): Words {
  const numbers = new Map<string, number[]>();
  texts.forEach((text, number) => {
    for (const word of new Set(textsOf(text))) {
      const those = numbers.get(word);
      if (those) those.push(number);
      else numbers.set(word, [number]);
    }
  });
  // By code units, as `<` compares.
  const sorted = [...numbers.keys()].sort((a, b) => (a < b ? -1 : 1));
  return { sorted, names: sorted.map(word => numbers.get(word) ?? []) };
}

/** Place of the first word that is not before `wanted`. */
function firstFrom(sorted: readonly string[], wanted: string): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') < wanted) low = middle + 1;
    else high = middle;
  }
  return low;
}
