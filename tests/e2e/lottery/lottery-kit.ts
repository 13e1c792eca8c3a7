/** Steps on the page of lotteries, and how the gateway's menu is set for them. */
import type { Page } from '@playwright/test';
import { en as kit } from '../../../sdk/i18n/en.ts';
import { STOCK_GROUP } from '../../../sdk/protocol/lottery/lotteries.ts';
import { expect } from '../account/account-kit.ts';
import type { MovableGateway } from '../fixtures.ts';

export { kit };

/** The lotteries of the page, one card each. */
export const cards = (page: Page) => page.locator('.lk-lottery-board article');

/** The page of lotteries with its list, its week and its result. */
export async function openLotteries(page: Page, path = '/m/lottery') {
  await page.goto(path);
  await expect(cards(page).first()).toBeVisible();
  await expect(page.getByRole('list', { name: kit['week.label'] })).toBeVisible();
}

export const historyLink = (page: Page) => page.locator('.top').getByRole('button', { name: kit['board.history'] });
export const history = (page: Page) => page.getByRole('dialog', { name: kit['board.history'] });

/** Puts the stock group before all others, or back behind them. */
export async function stockFirst({ db, changed }: MovableGateway, first: boolean): Promise<void> {
  await db
    .updateTable('lottery_groups')
    .set({ position: first ? -1 : 99 })
    .where('tag', '=', STOCK_GROUP)
    .execute();
  changed();
}
