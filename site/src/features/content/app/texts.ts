/** Text tables of this page, separate from those of the site, which every first visit loads. */
import type { TextBundles } from 'lobbykit';

export const APP_TEXTS: TextBundles = new Map([
  ['EN', async () => (await import('./texts.en.ts')).app],
  ['PT', async () => (await import('./texts.pt.ts')).app],
  ['VI', async () => (await import('./texts.vi.ts')).app],
]);
