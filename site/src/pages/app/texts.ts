/** The dictionaries of this page. They are not in those of the site, which every first visit loads. */
import type { TextBundles } from 'lobbykit';

export const APP_TEXTS: TextBundles = new Map([
  ['EN', async () => (await import('../../i18n/en/app.ts')).app],
  ['PT', async () => (await import('../../i18n/pt/app.ts')).app],
  ['VI', async () => (await import('../../i18n/vi/app.ts')).app],
]);
