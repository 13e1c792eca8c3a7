/** The tables of withdrawal, by language. They are no part of the site's own, which every first visit loads. */
import type { TextBundles } from 'lobbykit';

export const WITHDRAW_TEXTS: TextBundles = new Map([
  ['EN', async () => (await import('../../i18n/en/withdraw.ts')).withdraw],
  ['PT', async () => (await import('../../i18n/pt/withdraw.ts')).withdraw],
  ['VI', async () => (await import('../../i18n/vi/withdraw.ts')).withdraw],
]);
