/** Reward text tables by language, separate from those of the first load. */
import type { TextBundles } from 'lobbykit';

export const REWARD_TEXTS: TextBundles = new Map([
  ['EN', async () => (await import('./texts.en.ts')).rewards],
  ['PT', async () => (await import('./texts.pt.ts')).rewards],
  ['VI', async () => (await import('./texts.vi.ts')).rewards],
]);
