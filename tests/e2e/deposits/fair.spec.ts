/**
 * Checks that the site has no dark patterns: an action that costs money is neither closer nor larger than its
 * alternative (P6).
 */
import type { Locator } from '@playwright/test';
import { en } from '../../../site/src/shared/i18n/en.ts';
import { button, expect, site, test } from '../account/account-kit.ts';
import { asMember } from '../games/games-kit.ts';
import { openCashier, texts, transfer } from './cashier-kit.ts';

/** Width and height, px. */
async function sizeOf(one: Locator): Promise<readonly number[]> {
  const box = await one.boundingBox();
  return [Math.round(box?.width ?? 0), Math.round(box?.height ?? 0)];
}

test('P6 links to withdrawal and deposit have the same size and need the same number of taps on account page and menu', async ({
  page,
  gateway,
}) => {
  await asMember(page, gateway);
  await page.goto('/m/member/home');
  const money = page.getByRole('region', { name: site['account.balance'] });
  const methods = [
    money.getByRole('link', { name: site['title.deposit'], exact: true }),
    money.getByRole('link', { name: site['title.withdraw'], exact: true }),
  ] as const;
  await expect(methods[1]).toBeVisible();
  expect(await sizeOf(methods[1])).toEqual(await sizeOf(methods[0]));
  await page.goto('/m/home');
  await page.getByRole('banner').getByRole('button', { name: site['header.account'], exact: true }).click();
  const menu = page.getByRole('dialog');
  const [deposit, withdraw] = [
    menu.getByRole('button', { name: site['title.deposit'], exact: true }),
    menu.getByRole('button', { name: site['title.withdraw'], exact: true }),
  ];
  await expect(withdraw).toBeVisible();
  expect(await sizeOf(withdraw)).toEqual(await sizeOf(deposit));
  await withdraw.click();
  await expect(page).toHaveURL(/\/m\/withdraw/);
});

test('P6 no bonus is preselected, and both answer buttons of a question have the same size', async ({
  page,
  gateway,
}) => {
  await asMember(page, gateway);
  await openCashier(page);
  await expect(page.getByRole('radio', { name: new RegExp(`^${texts['dep.promoNone']}`) })).toBeChecked();
  await transfer(page, '150000');
  await button(page, texts['ord.cancel']).click();
  const dialog = page.getByRole('dialog', { name: en['records.cancelDepositTitle'] });
  await expect(dialog).toBeVisible();
  const answers = dialog.locator('.choice').getByRole('button');
  expect(await sizeOf(answers.nth(1))).toEqual(await sizeOf(answers.nth(0)));
});
