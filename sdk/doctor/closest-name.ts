/** Returns the name that is most similar to a misspelled one; null if no name is similar. */
export function closestName(name: string, names: readonly string[]): string | null {
  const limit = Math.max(1, Math.floor(name.length * 0.4));
  let best: string | null = null;
  let least = limit + 1;
  for (const candidate of names) {
    const distance = editDistance(name.toLowerCase(), candidate.toLowerCase());
    if (distance >= least) continue;
    least = distance;
    best = candidate;
  }
  return best;
}

/** Returns the number of inserted, removed and replaced characters between two texts (Levenshtein distance). */
function editDistance(from: string, to: string): number {
  let row = [0, ...[...to].map((_, index) => index + 1)];
  for (const char of from) {
    const next = [row[0]! + 1];
    for (let j = 0; j < to.length; j++) {
      next.push(Math.min(row[j]! + (char === to[j] ? 0 : 1), row[j + 1]! + 1, next[j]! + 1));
    }
    row = next;
  }
  return row[to.length]!;
}
