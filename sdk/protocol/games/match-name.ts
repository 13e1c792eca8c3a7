/** Position of a search match in a name, ignoring accents and case (LIST-14). */
import { fold } from '../fold.ts';

/** Returns the start and end (exclusive) of the match in `name`; null if none. */
export function matchIn(name: string, query: string): readonly [number, number] | null {
  const wanted = fold(query.trim());
  if (!wanted) return null;
  // Folding may remove marks, so each folded letter is mapped to its original character.
  const letters: string[] = [];
  const origins: number[] = [];
  let at = 0;
  for (const character of name) {
    for (const letter of fold(character)) {
      letters.push(letter);
      origins.push(at);
    }
    at += character.length;
  }
  const joined = letters.join('');
  const start = joined.indexOf(wanted);
  if (start < 0) return null;
  const begin = [...joined.slice(0, start)].length;
  const end = begin + [...wanted].length;
  return [origins[begin] ?? 0, origins[end] ?? name.length];
}
