/** Receipts of finished orders and ledger entries, opened from the records. */
import { receipt as texts } from '../../../site/src/features/records/receipt/texts.en.ts';
import { en } from '../../../site/src/shared/i18n/en.ts';
import { axeInBothThemes } from '../../helpers/pages/axe.ts';
import { expect, test } from '../fixtures.ts';
import { asMember } from '../games/games-kit.ts';
import { move, paidDeposit, playerOf, round } from './records-kit.ts';

test('a finished deposit opens its receipt, and the receipt can be copied, shared and printed', async ({
  page,
  gateway,
}) => {
  await page.addInitScript(() => {
    const printed: (string | undefined)[] = [];
    const print = () => {
      dispatchEvent(new Event('beforeprint'));
      printed.push(document.documentElement.dataset.theme);
      dispatchEvent(new Event('afterprint'));
    };
    Object.assign(window, { printed, print });
    Object.defineProperty(navigator, 'share', {
      value: async ({ text }: { text: string }) => Object.assign(window, { shared: text }),
    });
  });
  await page.setViewportSize({ width: 320, height: 740 });
  const player = await playerOf(gateway, await asMember(page, gateway));
  await paidDeposit(gateway, player, { received: '1000000', feePercent: '2' });
  await page.goto('/m/transaction/record?show=deposits');
  await page.locator('.record-rows > li').first().getByRole('link').click();
  await expect(page).toHaveURL(/receipt=D\d+$/);
  const facts = page.locator('.facts');
  for (const part of ['Requested₫2,000,000', 'Received₫1,000,000', 'Fee₫20,000', 'Credited₫980,000', 'Balance after'])
    await expect(facts).toContainText(part);
  await expect(page.locator('.timeline > li').last()).toContainText(texts['step.deposit.paid']);
  expect(await axeInBothThemes(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);

  await page.getByRole('button', { name: texts['receipt.share'] }).click();
  await expect
    .poll(() => page.evaluate(() => String(Object(window).shared)))
    .toMatch(/^Deposit: .*\nNumber: D\d+\n.*Credited: ₫980,000$/s);
  await page.getByRole('button', { name: texts['receipt.print'] }).click();
  // The print view is light, because browsers omit dark backgrounds on paper.
  expect(await page.evaluate(() => Object(window).printed)).toEqual(['light']);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.emulateMedia({ media: 'print' });
  await expect(facts).toBeVisible();
  for (const hidden of ['banner', 'contentinfo'] as const) await expect(page.getByRole(hidden)).toBeHidden();
  for (const hidden of ['nav.bottom', '.receipt-actions']) await expect(page.locator(hidden)).toBeHidden();
});

test('a bet and a reward open their receipts from the account record', async ({ page, gateway }) => {
  const player = await playerOf(gateway, await asMember(page, gateway));
  await round(gateway, player, true, 60_000);
  await move(gateway, player, 2);
  await page.goto('/m/transaction/record?days=31');
  const row = (name: string) => page.locator('.record-rows > li').filter({ hasText: name }).first();
  await row('Reward').getByRole('link').click();
  await expect(page).toHaveURL(/receipt=\d+-C$/);
  await expect(page.locator('.headline')).toContainText(texts['receipt.completed']);
  await expect(page.locator('.facts')).toContainText(texts['receipt.balance']);
  await page.goBack();
  await row('Stake').getByRole('link').click();
  await expect(page.locator('.order-large')).toBeVisible();
  await expect(page.locator('.facts')).toContainText(texts['receipt.balance']);
  await expect(page.locator('.timeline > li').last()).toContainText(texts['step.bet.won']);
  await page.goto('/m/transaction/record?receipt=D1');
  await expect(page.getByText(texts['receipt.none'])).toBeVisible();
  await page.getByRole('button', { name: texts['receipt.toList'] }).click();
  await expect(page.getByRole('tab', { name: en['records.deposits'] })).toBeVisible();
});
