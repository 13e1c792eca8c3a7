/** Popups whose code fails to load. */
import { downloadEn } from '../../../sdk/i18n/download-en.ts';
import { serviceEn } from '../../../sdk/i18n/service-en.ts';
import { en } from '../../../site/src/shared/i18n/en.ts';
import { expect, test } from '../fixtures.ts';

test('SERV-01 APP-09 customer service and downloads show an error if their code fails to load, and load on the next press', {
  tag: '@slow',
}, async ({ page }) => {
  await page.goto('/m/help');
  const message = page.getByText(en['late.title']);
  for (const [code, button, title] of [
    ['download-dialogs', downloadEn['download.get'], downloadEn['download.title']],
    ['service-float', en['title.customer'], serviceEn['service.title']],
  ] as const) {
    const chunk = `**/m/assets/${code}*.js`;
    await page.route(chunk, route => route.abort());
    await page.getByRole('button', { name: button, exact: true }).click();
    await expect(message).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.unroute(chunk);
    await page.getByRole('button', { name: button, exact: true }).click();
    await expect(page.getByRole('dialog', { name: title })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(message).toHaveCount(0);
  }
});
