import { accountEn as kit } from '../../../sdk/i18n/account-en.ts';
import { withdraw as words } from '../../../site/src/features/withdrawals/texts.en.ts';
import { en } from '../../../site/src/shared/i18n/en.ts';
import { button, expect, field, PASSWORD, secret, test } from '../account/account-kit.ts';
import { fill } from '../deposits/cashier-kit.ts';
import { asAccount } from '../games/games-kit.ts';
import { funded, PIN, withdrawer } from './withdraw-kit.ts';

const pad = words['wd.pin.title'];

test('OUT-01 OUT-02 OUT-03 OUT-06 a first withdrawal survives reloads and rejections at every step and is canceled', async ({
  page,
  gateway,
}) => {
  const { name } = await funded(gateway);
  await asAccount(page, gateway, name);
  await page.goto('/m/withdraw');

  await expect(page.getByRole('heading', { name: words['wd.pw.title'] })).toBeVisible();
  await page.reload();
  await secret(page, words['wd.pw.new']).fill('123456');
  await secret(page, words['wd.pw.again']).fill('123456');
  await secret(page, words['wd.pw.login']).fill(PASSWORD);
  await button(page, words['wd.pw.save']).click();
  await expect(page.getByText(words['wd.pw.simple'])).toBeVisible();
  await secret(page, words['wd.pw.new']).fill(PIN);
  await secret(page, words['wd.pw.again']).fill(PIN);
  await button(page, words['wd.pw.save']).click();

  await expect(page.getByRole('heading', { name: words['wd.card.title'] })).toBeVisible();
  await page.reload();
  // `force` is required because the row covers its radio button.
  await page.getByRole('radio', { name: 'Harbour Bank' }).check({ force: true });
  await field(page, words['wd.card.name']).fill('Nguyen Minh Anh');
  // The last digit of the card number is a wrong check digit.
  await field(page, words['wd.card.number']).fill('4539148803436468');
  await secret(page, words['wd.card.pin']).fill(PIN);
  await button(page, words['wd.card.save']).click();
  await expect(page.getByText(kit['error.card-number-wrong'])).toBeVisible();
  await expect(field(page, words['wd.card.name'])).toHaveValue('Nguyen Minh Anh');
  await field(page, words['wd.card.number']).fill('4539148803436467');
  await secret(page, words['wd.card.pin']).fill(PIN);
  await button(page, words['wd.card.save']).click();

  await expect(page.getByText('6467', { exact: false })).toBeVisible();
  await page.getByRole('textbox', { name: words['wd.amount'] }).fill('60000');
  await page.reload();
  await expect(page.getByRole('textbox', { name: words['wd.amount'] })).toHaveValue(/^60,?000$/);
  await button(page, fill(words['wd.submit'], { sum: '₫60,000' })).click();
  await expect(page.getByText(words['wd.confirm.title'])).toBeVisible();
  await page.reload();
  await button(page, words['wd.confirm.enter']).click();
  await expect(page.getByLabel(pad, { exact: true }).last()).toBeVisible();
  await page.keyboard.type('111112');
  await expect(page.getByText(fill(words['wd.no.withdraw.password.wrong_other'], { count: '4' }))).toBeVisible();
  await page.keyboard.type(PIN);

  await expect(page.getByText(en['records.withdrawal.pending']).first()).toBeVisible();
  await page.reload();
  await expect(page.getByText(en['records.withdrawal.pending']).first()).toBeVisible();
  await button(page, words['wd.order.cancel']).click();
  await page.getByRole('dialog').getByRole('button', { name: words['wd.order.cancel'] }).click();
  await expect(page.getByText(en['records.withdrawal.cancelled']).first()).toBeVisible();
  await page.goto('/m/withdraw');
  await expect(page.getByText('₫100,000', { exact: true })).toBeVisible();
});

test('OUT-01 an amount that was filled in without an input event is preserved and is validated on blur', {
  tag: '@slow',
}, async ({ page, gateway }) => {
  const { name } = await withdrawer(gateway);
  await asAccount(page, gateway, name);
  await page.goto('/m/withdraw');
  const amount = page.getByRole('textbox', { name: words['wd.amount'] });
  await amount.focus();
  await amount.evaluate(one => {
    (one as HTMLInputElement).value = '60000';
  });
  await amount.blur();
  await expect(button(page, fill(words['wd.submit'], { sum: '₫60,000' }))).toBeEnabled();
});
