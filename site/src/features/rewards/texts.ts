/** Texts of check-in, rewards, and VIP benefits by language, loaded with their pages. */
import type { TextBundles } from 'lobbykit';

export const REWARD_TEXTS: TextBundles = new Map([
  ['EN', async () => (await import('./texts.en.ts')).rewards],
  ['PT', async () => (await import('./texts.pt.ts')).rewards],
  ['VI', async () => (await import('./texts.vi.ts')).rewards],
]);
