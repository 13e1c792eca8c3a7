/** Toasts for failed game launches in each widget. */
import type { Page } from '@playwright/test';
import { core } from '../../sdk/i18n/english/core.ts';
import {
  eventsNamed,
  expect,
  type Integration,
  type MovableGateway,
  respond,
  test,
  testOf,
} from '../integrations/stage.ts';
import { logInAgain, openGrid, tiles } from './game-grid/games.ts';
import { winsOf } from './winner-board/suite.ts';

type Stage = Parameters<Integration['setup']>[0];
type Start = () => Promise<void>;

const notice = (page: Page) => page.locator('.lk-toast-row');

/** A host that opens games itself receives the request, and no toast appears. */
async function navigateToHost(page: Page, start: Start): Promise<void> {
  await start();
  await expect.poll(() => eventsNamed(page, 'launch-request')).toHaveLength(1);
  await page.waitForTimeout(500);
  await expect(notice(page)).toHaveCount(0);
  expect(await eventsNamed(page, 'error')).toEqual([]);
  await respond(page, 'launch-request', 'allow');
}

/** The browser blocks the tab: the toast offers a link that opens the game without an opener. */
async function openBlocked(page: Page, start: Start): Promise<void> {
  const here = page.url();
  await page.evaluate(() => {
    window.open = () => null;
  });
  await start();
  await expect(notice(page)).toContainText('Your browser blocked the game from opening');
  const opened = page.context().waitForEvent('page');
  await notice(page).getByRole('link', { name: 'Open game' }).click();
  const tab = await opened;
  await tab.waitForURL(/^http/);
  expect(await tab.evaluate(() => window.opener)).toBeNull();
  await tab.close();
  await expect(notice(page)).toHaveCount(0);
  expect(page.url()).toBe(here);
}

/** The server rejects the launch: the toast shows the SDK text, the tab closes, and a click dismisses the toast. */
async function readCallError(page: Page, start: Start): Promise<void> {
  const here = page.url();
  await page.route('**/wps/game/launchGame*', route =>
    route.fulfill({
      json: { success: false, message: 'The table is closed' },
      headers: { 'Access-Control-Allow-Origin': '*' },
    }),
  );
  await start();
  await expect(notice(page)).toContainText(core['error.unknown']);
  await expect(page.getByText('The table is closed')).toHaveCount(0);
  await expect.poll(() => page.context().pages()).toHaveLength(1);
  await notice(page).getByRole('button', { name: 'Close' }).click();
  await expect(notice(page)).toHaveCount(0);
  expect(page.url()).toBe(here);
}

export function launchSuite(integration: Integration): void {
  const once = testOf(integration.whole);
  /** Opens the widget for a member and returns a function that starts its first game. */
  type Open = (page: Page, gateway: MovableGateway, stage: Stage) => Promise<Start>;

  const widgets: Readonly<Record<'game-grid' | 'winner-board', Open>> = {
    async 'game-grid'(page, _gateway, stage) {
      await openGrid(integration, page, stage);
      return () => tiles(page).first().click();
    },
    async 'winner-board'(page, gateway, stage) {
      await winsOf(gateway);
      await page.goto(await integration.setup(stage, { widget: 'winner-board', params: { category: 'FISH' } }));
      return () => page.locator('button[part~=row]').first().click();
    },
  };

  for (const [widget, open] of Object.entries(widgets)) {
    test(`LAUNCH-08 ${widget} shows the SDK text for a failed launch and offers a game that the browser blocked`, async ({
      page,
      gateway,
      host,
    }) => {
      await logInAgain(page, gateway);
      const start = await open(page, gateway, { gateway: gateway.url, host });
      await navigateToHost(page, start);
      await openBlocked(page, start);
      await readCallError(page, start);
    });
  }

  test.describe('lottery-board', () => {
    const openLottery = async (page: Page, stage: Stage) => {
      await page.goto(await integration.setup(stage, {}));
      await page.locator('[part~=name]').filter({ hasText: 'Northern Vietnam' }).first().click();
      return () => page.getByRole('button', { name: 'Play now' }).click();
    };

    once(
      'LAUNCH-08 lottery detail offers a link to a blocked lottery above the button that launched it',
      async ({ page, gateway, host }) => {
        await logInAgain(page, gateway);
        const start = await openLottery(page, { gateway: gateway.url, host });
        await navigateToHost(page, start);
        await openBlocked(page, start);
        await start();
        await expect(page.getByRole('dialog').locator('.lk-toast-row')).toBeVisible();
        await expect(page.getByRole('button', { name: 'Play now' })).toBeInViewport({ ratio: 1 });
      },
    );

    once(
      'LAUNCH-08 board shows the launch failure if the detail was closed before the failure',
      async ({ page, gateway, host }) => {
        await logInAgain(page, gateway);
        const start = await openLottery(page, { gateway: gateway.url, host });
        await respond(page, 'launch-request', 'allow');
        await page.evaluate(() => {
          window.open = () => null;
        });
        await start();
        await expect(notice(page)).toBeVisible();
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toBeHidden();
        await expect(notice(page).getByRole('link', { name: 'Open game' })).toBeInViewport({ ratio: 1 });
      },
    );
  });
}
