/** The tables of the security center, by language. They are no part of the site's own, which every first visit loads. */
import type { TextBundles } from 'lobbykit';

export const SECURITY_TEXTS: TextBundles = new Map([
  ['EN', async () => (await import('./texts.en.ts')).security],
  ['PT', async () => (await import('./texts.pt.ts')).security],
  ['VI', async () => (await import('./texts.vi.ts')).security],
]);
