/** Text tables of player limits by language, separate from those of the site, which every first visit loads. */
import type { TextBundles } from 'lobbykit';

export const LIMIT_TEXTS: TextBundles = new Map([
  ['EN', async () => (await import('./texts.en.ts')).limits],
  ['PT', async () => (await import('./texts.pt.ts')).limits],
  ['VI', async () => (await import('./texts.vi.ts')).limits],
]);
