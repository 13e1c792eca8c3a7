/** Percentage of a whole, 0 to 100, from decimal text. Imprecise: for lengths on a screen only. */
export function shareOf(part: string, whole: string): number {
  const [one, all] = [Number(part), Number(whole)];
  return all > 0 && one >= 0 ? Math.min(100, (one / all) * 100) : 0;
}
