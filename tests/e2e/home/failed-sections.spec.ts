/** Failed sections, toasts and the end of home. */
import type { Page } from '@playwright/test';
import { en } from '../../../site/src/shared/i18n/en.ts';
import { stakes, winRounds } from '../../helpers/wins.ts';
import { expect, test } from '../account/account-kit.ts';
import { asMember } from '../games/games-kit.ts';

const section = (page: Page, kind: string) => page.locator(`[data-kind="${kind}"]`);

test('ERR-16 R15 HOME-14 failed sections show a card as high as its text, without server messages', async ({
  page,
}) => {
  const failure = { success: false, errorCode: 'odd.code', message: 'boom' };
  await page.route(/GCSGAME_|game_menu|getListAnnouncements/, route => route.fulfill({ status: 500, json: failure }));
  await page.goto('/m/home');
  for (const kind of ['HOT', 'LOTT']) {
    const part = section(page, kind);
    await part.scrollIntoViewIfNeeded();
    const card = part.getByRole('alert');
    await expect(card).toBeVisible();
    // The section contains only the card with its heading and margins, and no empty space.
    const empty = await part.evaluate(node => {
      const alert = node.querySelector('[role=alert]') as Element;
      const last = Math.max(...[...alert.querySelectorAll('p, button')].map(one => one.getBoundingClientRect().bottom));
      return node.getBoundingClientRect().bottom - last;
    });
    expect(empty).toBeLessThan(80);
  }
  await expect(page.getByText('boom')).toHaveCount(0);
});

test('HOME-21 WIN-08 the winner board of home shows animal images, and the footer has one link for developers', async ({
  page,
  gateway,
}) => {
  await winRounds(gateway, 'RNG', stakes(3));
  await page.goto('/m/home');
  const animal = page.locator('.lk-winner img').first();
  await page.locator('.winners').scrollIntoViewIfNeeded();
  await expect.poll(() => animal.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  const links = page.locator('a[href^="/examples"]');
  await expect(links).toHaveCount(1);
  await expect(page.getByRole('contentinfo').getByRole('link', { name: en['footer.embed'] })).toBeVisible();
  await page.goto('/m/set');
  await expect(links).toHaveCount(1);
});

test('FRAME-11 CONST-01 a toast leaves the footer menu clickable', { tag: '@slow' }, async ({ page, gateway }) => {
  await asMember(page, gateway);
  await page.route('**/wps/game/launchGame', route => route.fulfill({ status: 500 }));
  await page.goto('/m/home');
  await section(page, 'HOT').getByRole('gridcell').first().getByRole('button').first().click();
  const toast = page.locator('.lk-toast');
  await expect(toast).toBeVisible();
  const [message, menu] = await Promise.all([toast.boundingBox(), page.locator('.bottom').boundingBox()]);
  expect((message?.y ?? 0) + (message?.height ?? 0)).toBeLessThanOrEqual(menu?.y ?? 0);
});
