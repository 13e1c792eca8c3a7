import type { TextBundles } from 'lobbykit';

/** Cashier text tables by language, separate from those of the site, which every first visit loads. */
export const CASHIER_TEXTS: TextBundles = new Map([
  ['EN', async () => (await import('./texts.en.ts')).cashier],
  ['PT', async () => (await import('./texts.pt.ts')).cashier],
  ['VI', async () => (await import('./texts.vi.ts')).cashier],
]);
