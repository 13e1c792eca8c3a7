/** Text tables of the points store by language, separate from those of the first load. */
import type { TextBundles } from 'lobbykit';

export const POINTS_STORE_TEXTS: TextBundles = new Map([
  ['EN', async () => (await import('./texts.en.ts')).pointsStore],
  ['PT', async () => (await import('./texts.pt.ts')).pointsStore],
  ['VI', async () => (await import('./texts.vi.ts')).pointsStore],
]);
