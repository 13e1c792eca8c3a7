/**
 * Returns `part` as a percentage of `whole`, 0 to 100, from decimal text. Imprecise, so only for lengths on the screen.
 */
export function shareOf(part: string, whole: string): number {
  const [one, all] = [Number(part), Number(whole)];
  return all > 0 && one >= 0 ? Math.min(100, (one / all) * 100) : 0;
}
