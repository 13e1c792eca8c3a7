/** Actions of a visitor on a page with six widgets, in either integration. */
import type { Page } from '@playwright/test';
import { widgetOf } from '../../helpers/pages/widget-of.ts';
import { expect, runningTimer } from '../fixtures.ts';
import { fingerSized, logIn } from './example-kit.ts';

const root = (page: Page) =>
  page.evaluate(() => {
    const { style, className } = document.documentElement;
    return { style: style.cssText, className, body: document.body.className, bodyStyle: document.body.style.cssText };
  });

/** Uses every widget of the page as a visitor would, and checks that the rest of the page stays unchanged. */
export async function useAll(page: Page) {
  await runningTimer(page);
  const board = widgetOf(page, 'lottery-board');
  await board.getByRole('tab', { name: 'Hot' }).click();
  await expect(board.getByRole('tab', { name: 'Hot' })).toHaveAttribute('aria-selected', 'true');
  const calm = await root(page);

  await board.getByRole('button', { name: 'Past results' }).click();
  const history = page.getByRole('dialog', { name: 'Past results' });
  await expect(history.locator('.lk-balls').first()).toBeVisible();
  // The documented scroll lock is the only change that the page may have.
  expect(await page.evaluate(() => document.documentElement.style.overflow)).toBe('hidden');
  await page.keyboard.press('Escape');
  await expect(history).toBeHidden();
  expect(await root(page)).toEqual(calm);

  const winners = widgetOf(page, 'winner-board').getByRole('listitem');
  await expect(winners.first()).toBeVisible();

  const grid = widgetOf(page, 'game-grid');
  // Selects visible tiles only, because rows outside of the visible area stay in the DOM but hidden.
  const tiles = grid.locator('[part~=tile]').filter({ visible: true });
  await expect(tiles.first()).toBeVisible();
  const before = await tiles.allTextContents();
  expect(before.length).toBeGreaterThan(3);
  const vendor = grid.getByRole('button', { name: 'Halcyon Live' });
  await vendor.click();
  await expect(vendor).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => tiles.allTextContents()).not.toEqual(before);
  await page.mouse.wheel(0, 400);

  await page.locator('.lk-service-toggle').click();
  await page.getByText('All contact options').click();
  const service = page.getByRole('dialog', { name: 'Customer service' });
  await expect(service.locator('[part~=entry]').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(service).toBeHidden();

  await widgetOf(page, 'download-bar').getByRole('button', { name: 'Install' }).click();
  const download = page.getByRole('dialog').filter({ has: page.getByRole('link') });
  await expect(download).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(download).toBeHidden();

  await board
    .getByRole('button', { name: /^Favorite: / })
    .first()
    .click();
  const name = page.getByRole('textbox', { name: 'Username' });
  await expect(name).toBeVisible();
  await fingerSized(page, '.lk-login-fields .lk-field');
  await name.focus();
  await expect(name).toBeFocused();
  await logIn(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const session = await page.evaluate(() => sessionStorage.getItem('lobbykit.default.MC_SESSION_INFO'));
  expect(JSON.parse(session ?? '{}')).toMatchObject({ userName: 'member0', merchantCode: 'demo' });
  expect(await root(page)).toEqual(calm);
}
