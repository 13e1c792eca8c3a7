/** Steps on the lottery page, and changes of the gateway's menu. */
import type { Page } from '@playwright/test';
import { en as kit } from '../../../sdk/i18n/en.ts';
import { STOCK_GROUP } from '../../../sdk/protocol/lottery/history.ts';
import { expect } from '../account/account-kit.ts';
import type { MovableGateway } from '../fixtures.ts';

export { kit };

/** Returns the lottery cards of the page. */
export const cards = (page: Page) => page.locator('.lk-lottery-board article');

/** Opens the lottery page and waits for list, week and result. */
export async function openLotteries(page: Page, path = '/m/lottery') {
  await page.goto(path);
  await expect(cards(page).first()).toBeVisible();
  await expect(page.getByRole('list', { name: kit['week.label'] })).toBeVisible();
}

export const historyLink = (page: Page) => page.locator('.top').getByRole('button', { name: kit['board.history'] });
export const history = (page: Page) => page.getByRole('dialog', { name: kit['board.history'] });

/** Moves the stock group before all other groups, or back to the end. */
export async function stockFirst({ db, changed }: MovableGateway, first: boolean): Promise<void> {
  await db
    .updateTable('lottery_groups')
    .set({ position: first ? -1 : 99 })
    .where('tag', '=', STOCK_GROUP)
    .execute();
  changed();
}
