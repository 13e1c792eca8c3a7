/** Deposits by every kind of method with every result, in a real browser with the real gateway. */
import { receipt } from '../../../site/src/features/records/receipt/texts.en.ts';
import { withdraw } from '../../../site/src/features/withdrawals/texts.en.ts';
import { en } from '../../../site/src/shared/i18n/en.ts';
import { slowUnless } from '../../helpers/slow.ts';
import { button, expect, test } from '../account/account-kit.ts';
import { asMember, operator } from '../games/games-kit.ts';
import {
  amount,
  balance,
  choose,
  decide,
  fill,
  head,
  openCashier,
  otherTab,
  payAt,
  press,
  texts,
  transfer,
} from './cashier-kit.ts';

const MINUTE = 60_000;

const ENDS = [
  ['Alipay', 'Pay', texts['ord.head.paid'], 'paid'],
  ['WeChat', 'Refuse', texts['ord.head.failed'], 'failed'],
  ['QQ', 'Pay half', texts['ord.head.review'], 'review'],
  ['Kite Wallet', 'Pay, reported twice', texts['ord.head.paid'], 'paid'],
] as const;

for (const [name, choice, ends, state] of ENDS) {
  test(
    `PAY-07 PAY-08 PAY-09 a deposit with ${name}, ${choice}, updates its page to the final state without a reload`,
    slowUnless(choice === 'Pay'),
    async ({ page, gateway }) => {
      await asMember(page, gateway);
      await openCashier(page);
      const tab = await payAt(page, name, '100000');
      expect(new URL(tab.url()).origin).not.toBe(new URL(page.url()).origin);
      expect(await tab.evaluate(() => window.opener)).toBeNull();
      await decide(page, tab, choice);
      await expect(head(page)).toHaveText(ends);
      await expect(page.locator('.headline .record-pill')).toHaveText(en[`records.deposit.${state}`]);
      if (state !== 'paid') return;
      const arrives = name === 'Kite Wallet' ? '₫108,800' : '₫110,000';
      await expect(page.locator('.facts > [data-tone="total"] > dd').first()).toHaveText(arrives);
    },
  );
}

test('PAY-07 PAY-09 an unpaid deposit expires, and a late payment is sent to review', {
  tag: '@slow',
}, async ({ page, gateway }) => {
  await asMember(page, gateway);
  await openCashier(page);
  const tab = await payAt(page, 'Card', '100000');
  await decide(page, tab, 'Pay too late');
  await gateway.advance(15 * MINUTE + 1_000);
  await expect(head(page)).toHaveText(texts['ord.head.expired']);
  await gateway.advance(MINUTE);
  await expect(async () => {
    await page.reload();
    await expect(head(page)).toHaveText(texts['ord.head.review'], { timeout: 5_000 });
  }).toPass();
  await expect(page.getByText(texts['ord.words.review.late'])).toBeVisible();
});

test('PAY-06 PAY-12 an approved transfer with a receipt updates the balance in all tabs, and each tab sends one request', async ({
  page,
  context,
  gateway,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await asMember(page, gateway);
  await openCashier(page);
  const other = await otherTab(page, context);
  await other.goto('/m/voucherCenter');
  await expect(balance(other)).toHaveText('₫10,000.00');
  await transfer(page, '500000');
  const reference = (await page.locator('.copy-row[data-variant="hot"] b').first().textContent()) ?? '';
  expect(reference).toMatch(/^[A-Z0-9]{8}$/);
  await button(page, fill(receipt['copy.name'], { name: texts['ord.reference'] })).click();
  await expect(page.locator('.copy-row[data-variant="hot"]')).toContainText(receipt['copy.done']);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(reference);
  await button(page, fill(receipt['copy.name'], { name: texts['ord.amount'] })).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('500000');

  const picture = { name: 'receipt.png', mimeType: 'image/png', buffer: await page.screenshot() };
  await page.locator('input[type="file"]').setInputFiles({ ...picture, name: 'receipt.gif', mimeType: 'image/gif' });
  await expect(page.locator('.slip').getByRole('alert')).toBeVisible();
  await page.locator('input[type="file"]').setInputFiles(picture);
  await expect(page.getByRole('heading', { name: texts['ord.slipSent'] })).toBeVisible();

  await press(page);
  await expect(head(page)).toHaveText(texts['ord.head.bank']);
  const requests: string[] = [];
  for (const tab of [page, other]) tab.on('request', request => requests.push(new URL(request.url()).pathname));
  const orderNo = new URL(page.url()).searchParams.get('order') ?? '';
  await operator(gateway, 'money', 'approve', orderNo, '--received', '500000');
  await expect(head(page)).toHaveText(texts['ord.head.paid']);
  await expect(page.locator('.facts > [data-tone="total"] > dd').first()).toHaveText('₫510,000');
  await expect(balance(other)).toHaveText('₫510,000.00');
  expect(requests.filter(path => path === '/wps/wallets/gcs')).toHaveLength(2);
});

test('PAY-05 PAY-10 a deposit with a promotion shows its progress and blocks withdrawals until the bonus is forfeited', async ({
  page,
  gateway,
}) => {
  await asMember(page, gateway);
  await openCashier(page);
  await choose(page, 'Bank transfer', '100000');
  await page.getByRole('radio', { name: /^First deposit \+20%/ }).check({ force: true });
  await expect(page.getByText(/You can give up the bonus at any time\./)).toBeVisible();
  await press(page);
  await expect(page).toHaveURL(/order=/);
  const orderNo = new URL(page.url()).searchParams.get('order') ?? '';
  await operator(gateway, 'money', 'approve', orderNo, '--received', '100000');
  await openCashier(page);
  const bar = page.getByRole('progressbar', { name: 'First deposit +20%' });
  await expect(bar).toHaveAttribute(
    'aria-valuetext',
    fill(texts['dep.staked'], { staked: '₫0', turnover: '₫600,000' }),
  );
  await page.goto('/m/withdraw');
  await expect(page.getByText(withdraw['wd.no.withdraw.turnover.open'])).toBeVisible();
  await button(page, texts['dep.giveUp']).click();
  const dialog = page.getByRole('dialog', { name: texts['dep.giveUpTitle'] });
  await expect(dialog).toContainText(fill(texts['dep.giveUpWords'], { forfeit: '₫20,000' }));
  await button(page, texts['dep.giveUpKeep']).click();
  await expect(dialog).toBeHidden();
  await expect(bar).toBeVisible();
  await button(page, texts['dep.giveUp']).click();
  await dialog.getByRole('button', { name: texts['dep.giveUp'] }).click();
  await expect(bar).toBeHidden();
  await expect(dialog).toBeHidden();
  await openCashier(page);
  await expect(balance(page)).toHaveText('₫110,000.00');
  await page.goto('/m/withdraw');
  await expect(page.getByText(withdraw['wd.no.withdraw.turnover.open'])).toBeHidden();
});

test('PAY-06 PAY-13 a transfer rejected by the back office shows its reason and can be sent again', {
  tag: '@slow',
}, async ({ page, gateway }) => {
  await asMember(page, gateway);
  await openCashier(page);
  await transfer(page, '150000');
  const orderNo = new URL(page.url()).searchParams.get('order') ?? '';
  await press(page);
  await expect(head(page)).toHaveText(texts['ord.head.bank']);
  await operator(gateway, 'money', 'reject', orderNo, '--reason', 'The receipt is of another day.');
  await expect(head(page)).toHaveText(texts['ord.head.failed']);
  await expect(page.getByText(texts['ord.words.failed.desk'])).toBeVisible();
  await expect(page.getByText(/The receipt is of another day\./)).toBeVisible();
  await button(page, texts['ord.tryAgain']).click();
  await expect(amount(page)).toHaveValue('150,000');
});
