/** Per cent of a whole, 0 to 100; both are decimal text. For lengths on a screen alone. */
export function shareOf(part: string, whole: string): number {
  const [one, all] = [Number(part), Number(whole)];
  return all > 0 && one >= 0 ? Math.min(100, (one / all) * 100) : 0;
}
