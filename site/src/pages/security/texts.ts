/** The tables of the security center, by language. They are no part of the site's own, which every first visit loads. */
import type { TextBundles } from 'lobbykit';

export const SECURITY_TEXTS: TextBundles = new Map([
  ['EN', async () => (await import('../../i18n/en/security.ts')).security],
  ['PT', async () => (await import('../../i18n/pt/security.ts')).security],
  ['VI', async () => (await import('../../i18n/vi/security.ts')).security],
]);
