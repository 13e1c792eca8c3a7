/** The tables of what the house gives and of its mall, by language. They are no part of the site's own, which every first visit loads. */
import type { TextBundles } from 'lobbykit';

export const REWARD_TEXTS: TextBundles = new Map([
  ['EN', async () => (await import('./texts.en.ts')).rewards],
  ['PT', async () => (await import('./texts.pt.ts')).rewards],
  ['VI', async () => (await import('./texts.vi.ts')).rewards],
]);

export const POINTS_STORE_TEXTS: TextBundles = new Map([
  ['EN', async () => (await import('../points-store/texts.en.ts')).pointsStore],
  ['PT', async () => (await import('../points-store/texts.pt.ts')).pointsStore],
  ['VI', async () => (await import('../points-store/texts.vi.ts')).pointsStore],
]);
