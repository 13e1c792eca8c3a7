/** Finds names by prefixes of their words, accent- and case-insensitive, per language (OPS-17). */

import type { LocalizedText } from '../../platform/db/columns.ts';
import { LANGUAGES, textsOf } from './search.ts';

/** Sorted words of one language, each with the numbers of its names. */
interface Words {
  readonly sorted: readonly string[];
  readonly names: readonly (readonly number[])[];
}

export interface WordIndex {
  /**
   * Returns one byte per name, by its number: 1 if each searched word begins a word of the name and all are in one
   * language.
   */
  find(words: readonly string[]): Uint8Array;
}

/** @param names numbered by index */
export function createWordIndex(names: readonly LocalizedText[]): WordIndex {
  const languages = LANGUAGES.map(language => sortWords(names.map(name => name[language] ?? '')));
  return {
    find(words) {
      const found = new Uint8Array(names.length);
      for (const { sorted, names: numbers } of languages) {
        // Number of preceding search words that match the name.
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
  // By code units, consistent with `<`.
  const sorted = [...numbers.keys()].sort((a, b) => (a < b ? -1 : 1));
  return { sorted, names: sorted.map(word => numbers.get(word) ?? []) };
}

/** Binary search: index of the first word not less than `target`. */
function firstFrom(sorted: readonly string[], target: string): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((sorted[middle] ?? '') < target) low = middle + 1;
    else high = middle;
  }
  return low;
}
