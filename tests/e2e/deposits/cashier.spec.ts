/** Use of the cashier: limits, two tabs, reload, Back and Forward, blocked popups and cancellation. */
import { en } from '../../../site/src/shared/i18n/en.ts';
import { button, expect, test } from '../account/account-kit.ts';
import { asMember } from '../games/games-kit.ts';
import {
  amount,
  choose,
  decide,
  fill,
  head,
  method,
  openCashier,
  otherTab,
  payAt,
  press,
  texts,
  transfer,
} from './cashier-kit.ts';

test('PAY-04 PAY-05 the cashier updates totals while typing and rejects amounts outside the limits without a request', async ({
  page,
  gateway,
}) => {
  const sent: string[] = [];
  page.on('request', request => {
    if (request.method() === 'POST' && request.url().includes('MCS2_')) sent.push(request.url());
  });
  await asMember(page, gateway);
  await openCashier(page);
  await expect(page.getByText('Play money', { exact: true }).first()).toBeVisible();
  await expect(page.getByText(texts['dep.play'])).toBeVisible();
  await choose(page, 'Kite Wallet', '1000000');
  await expect(amount(page)).toHaveValue('1,000,000');
  await expect(page.locator('.facts')).toContainText('−₫12,000');
  await expect(page.locator('.facts > [data-tone="total"] > dd')).toHaveText('₫988,000');
  await amount(page).fill('25000000');
  const high = fill(texts['dep.issue.high'], { method: 'Kite Wallet', limit: '₫20,000,000' });
  await expect(page.getByRole('alert').filter({ hasText: high })).toBeVisible();
  await amount(page).fill('40000');
  await expect(page.getByRole('alert')).toHaveCount(0);
  await press(page);
  const low = fill(texts['dep.issue.low'], { method: 'Kite Wallet', limit: '₫50,000' });
  await expect(page.getByRole('alert').filter({ hasText: low })).toBeVisible();
  await expect(amount(page)).toBeFocused();
  await method(page, 'Alipay').check({ force: true });
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(amount(page)).toHaveValue('40,000');
  expect(sent).toEqual([]);
});

test('PAY-05 the caret keeps its position between the digits while the typed amount is grouped', {
  tag: '@slow',
}, async ({ page, gateway }) => {
  await asMember(page, gateway);
  await openCashier(page);
  await amount(page).fill('2000000');
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.type('57');
  await expect(amount(page)).toHaveValue('257,000,000');
  await page.keyboard.press('Backspace');
  await expect(amount(page)).toHaveValue('25,000,000');
  await button(page, texts['dep.clear']).click();
  await expect(amount(page)).toBeFocused();
  await expect(amount(page)).toHaveValue('');
});

test('PAY-11 a second tab shows the reduced daily limit and keeps its input', {
  tag: '@slow',
}, async ({ page, context, gateway }) => {
  await asMember(page, gateway);
  await openCashier(page);
  const other = await otherTab(page, context);
  await openCashier(other);
  await choose(other, 'QQ', '20000000');
  for (let count = 0; count < 2; count++) {
    await openCashier(page);
    await (await payAt(page, 'QQ', '20000000')).close();
  }
  await press(other);
  const words2 = fill(texts['dep.issue.day'], { method: 'QQ', limit: '₫10,000,000' });
  await expect(other.getByRole('alert').filter({ hasText: words2 })).toBeVisible();
  await expect(amount(other)).toHaveValue('20,000,000');
});

test('PAY-09 PAY-03 an order survives a reload and Back and Forward, and the cashier lists it', async ({
  page,
  gateway,
}) => {
  await asMember(page, gateway);
  await openCashier(page);
  await transfer(page, '300000');
  const reference = page.locator('.copy-row[data-variant="hot"] b').first();
  const first = await reference.textContent();
  await page.reload();
  await expect(reference).toHaveText(first ?? '');
  await expect(page.getByRole('timer')).toHaveText(/^0:1[0-4]:\d\d$/);
  await page.goBack();
  await expect(amount(page)).toHaveValue('');
  await amount(page).fill('70000');
  await page.goForward();
  await expect(reference).toHaveText(first ?? '');
  await page.goBack();
  await expect(amount(page)).toHaveValue('70,000');
  await page.getByRole('link', { name: /₫300,000 by Bank transfer/ }).click();
  await expect(reference).toHaveText(first ?? '');
});

test('PAY-07 a browser that blocks popups shows the provider’s page as a link', { tag: '@slow' }, async ({
  page,
  gateway,
}) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await asMember(page, gateway);
  await openCashier(page);
  await choose(page, 'Alipay', '90000');
  await press(page);
  await expect(page.getByText(texts['ord.blocked'])).toBeVisible();
  const link = page.getByRole('link', { name: texts['ord.openPage'] });
  const [tab] = await Promise.all([page.context().waitForEvent('page'), link.click()]);
  await decide(page, tab, 'Pay');
  await expect(head(page)).toHaveText(texts['ord.head.paid']);
});

test('PAY-09 a deposit is canceled after a confirmation, and the same selection can be submitted again', {
  tag: '@slow',
}, async ({ page, gateway }) => {
  await asMember(page, gateway);
  await openCashier(page);
  const tab = await payAt(page, 'WeChat', '120000');
  // The provider's tab was closed without a payment, so the link to the provider's page is still shown.
  await tab.close();
  await expect(page.getByRole('link', { name: texts['ord.openPage'] })).toBeVisible();
  await button(page, texts['ord.cancel']).click();
  const dialog = page.getByRole('dialog', { name: en['records.cancelDepositTitle'] });
  await dialog.getByRole('button', { name: texts['ord.cancel'] }).click();
  await expect(head(page)).toHaveText(texts['ord.head.cancelled']);
  await expect(dialog).toHaveCount(0);
  await button(page, texts['ord.new']).click();
  await expect(method(page, 'WeChat')).toBeChecked();
  await expect(amount(page)).toHaveValue('120,000');
});

test('PAY-03 PAY-05 a lost connection preserves the input, and a second press creates no second order', async ({
  page,
  gateway,
}) => {
  await asMember(page, gateway);
  await openCashier(page);
  await choose(page, 'Bank transfer', '150000');
  const keys: (string | undefined)[] = [];
  await page.route('**/MCS2_manualTransfer', async route => {
    keys.push(route.request().headers()['idempotency-key']);
    await route.fetch();
    await route.abort();
  });
  await press(page);
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(amount(page)).toHaveValue('150,000');
  await page.unroute('**/MCS2_manualTransfer');
  page.on('request', request => {
    if (request.url().includes('MCS2_manualTransfer')) keys.push(request.headers()['idempotency-key']);
  });
  await press(page);
  await expect(page.getByRole('img', { name: texts['ord.qr'] })).toBeVisible();
  expect(new Set(keys).size).toBe(1);
  await page.goBack();
  await expect(page.getByRole('link', { name: /₫150,000 by Bank transfer/ })).toHaveCount(1);
});
