/** Finds a search text in a name, ignoring accents and case (LIST-14). */
import { fold } from '../fold.ts';

/** Returns the start and the end (exclusive) of the match in `name`; null if there is none. */
export function matchIn(name: string, query: string): readonly [number, number] | null {
  const needle = fold(query.trim());
  if (!needle) return null;
  // Normalization may remove marks, so the original position of each normalized letter is recorded.
  const chars: string[] = [];
  const origins: number[] = [];
  let at = 0;
  for (const character of name) {
    for (const char of fold(character)) {
      chars.push(char);
      origins.push(at);
    }
    at += character.length;
  }
  const joined = chars.join('');
  const start = joined.indexOf(needle);
  if (start < 0) return null;
  const matchStart = [...joined.slice(0, start)].length;
  const end = matchStart + [...needle].length;
  return [origins[matchStart] ?? 0, origins[end] ?? name.length];
}
