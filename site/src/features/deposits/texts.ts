/** The tables of the cashier, by language. They are no part of the site's own, which every first visit loads. */
import type { TextBundles } from 'lobbykit';

export const CASHIER_TEXTS: TextBundles = new Map([
  ['EN', async () => (await import('./texts.en.ts')).cashier],
  ['PT', async () => (await import('./texts.pt.ts')).cashier],
  ['VI', async () => (await import('./texts.vi.ts')).cashier],
]);
