/** In-memory index that finds names by prefixes of their words, per language, ignoring accents and case (OPS-17). */

import type { LocalizedText } from '../../platform/db/columns.ts';
import { LANGUAGES, textsOf } from './search.ts';

/** Sorted words of one language. `names` contains, for each word, the indexes of the names with this word. */
interface Words {
  readonly sorted: readonly string[];
  readonly names: readonly (readonly number[])[];
}

export interface WordIndex {
  /**
   * Returns one byte per name: 1 if every searched word is a prefix of a word in the name, all in the same language,
   * else 0.
   */
  find(words: readonly string[]): Uint8Array;
}

/**
 * Creates the index of these names.
 * @param names names by language; results refer to them by index
 */
export function createWordIndex(names: readonly LocalizedText[]): WordIndex {
  const languages = LANGUAGES.map(language => sortWords(names.map(name => name[language] ?? '')));
  return {
    find(words) {
      const found = new Uint8Array(names.length);
      for (const { sorted, names: numbers } of languages) {
        // Number of searched words, in their order, that the name has matched so far.
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
  // Sorts by code units, the order in which `<` compares strings.
  const sorted = [...numbers.keys()].sort((a, b) => (a < b ? -1 : 1));
  return { sorted, names: sorted.map(word => numbers.get(word) ?? []) };
}

/** Returns the index of the first word that is not less than `target` (binary search). */
function firstFrom(sorted: readonly string[], target: string): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') < target) low = middle + 1;
    else high = middle;
  }
  return low;
}
