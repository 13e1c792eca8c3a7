/** The tables of the cashier, by language. They are no part of the site's own, which every first visit loads. */
import type { TextBundles } from 'lobbykit';

export const CASHIER_TEXTS: TextBundles = new Map([
  ['EN', async () => (await import('../../i18n/en/cashier.ts')).cashier],
  ['PT', async () => (await import('../../i18n/pt/cashier.ts')).cashier],
  ['VI', async () => (await import('../../i18n/vi/cashier.ts')).cashier],
]);
