/** Accounts for withdrawals in the security center. */
import { security } from '../../../site/src/features/security/texts.en.ts';
import { withdraw as texts } from '../../../site/src/features/withdrawals/texts.en.ts';
import { axeInBothThemes } from '../../helpers/pages/axe.ts';
import { button, expect, field, secret, test } from '../account/account-kit.ts';
import { asAccount } from '../games/games-kit.ts';
import { PIN, withdrawer } from './withdraw-kit.ts';

test('OUT-03 a member adds an e-wallet in the security center and removes the bank account', async ({
  page,
  gateway,
}) => {
  const { name } = await withdrawer(gateway);
  await asAccount(page, gateway, name);
  await page.setViewportSize({ width: 320, height: 740 });
  await page.goto('/m/securityCenter');
  await page.getByRole('link', { name: security['sc.cards'] }).click();
  await expect(page.getByRole('heading', { name: texts['wd.accounts'] })).toBeVisible();
  const accounts = page.locator('.cashier-row');
  await expect(accounts).toHaveText([/Harbour Bank.*6467/]);

  await page.getByRole('button', { name: texts['wd.addCard'].replace(/ \(.*/, '') }).click();
  await page.getByRole('radio', { name: 'Kite Wallet' }).check();
  await expect(page.getByRole('heading', { name: texts['wd.card.titleWallet'] })).toBeVisible();
  await field(page, texts['wd.card.walletNumber']).fill('12345');
  await secret(page, texts['wd.card.pin']).fill(PIN);
  await button(page, texts['wd.card.save']).click();
  await expect(page.getByRole('alert')).toContainText('This number isn’t valid');
  await field(page, texts['wd.card.walletNumber']).fill('0912345678');
  await secret(page, texts['wd.card.pin']).fill(PIN);
  expect(await axeInBothThemes(page)).toEqual([]);
  await button(page, texts['wd.card.save']).click();
  await expect(accounts).toHaveText([/Harbour Bank/, /Kite Wallet.*5678/]);
  expect(await axeInBothThemes(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);

  await page.getByRole('button', { name: /^Remove the account Harbour Bank/ }).click();
  await expect(accounts).toHaveText([/Kite Wallet.*5678/]);
  await page.reload();
  await expect(accounts).toHaveText([/Kite Wallet.*5678/]);
});
