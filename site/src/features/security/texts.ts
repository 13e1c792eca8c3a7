/** Security text tables by language, separate from those of the site, which every first visit loads. */
import type { TextBundles } from 'lobbykit';

export const SECURITY_TEXTS: TextBundles = new Map([
  ['EN', async () => (await import('./texts.en.ts')).security],
  ['PT', async () => (await import('./texts.pt.ts')).security],
  ['VI', async () => (await import('./texts.vi.ts')).security],
]);
