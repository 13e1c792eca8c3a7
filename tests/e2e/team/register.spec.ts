/** Register center in a real browser with the real gateway (TEAM-18). */
import { accountEn } from '../../../sdk/i18n/account-en.ts';
import { en } from '../../../site/src/shared/i18n/en.ts';
import { button, field, logIn, newName, secret } from '../account/account-kit.ts';
import { EVERYWHERE, fill, look, openAs, words } from './agent-kit.ts';
import { expect, test } from './team-kit.ts';

const PAGE = '/m/agentRegister';

test('TEAM-18 a link is created with code and rates, copied, shown as a QR code and closed permanently', async ({
  page,
  gateway,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const code = `TET${newName().slice(-6)}`.toUpperCase();
  await openAs(page, gateway, 'agent1', PAGE);
  await expect(page.getByRole('article', { name: 'AGENT1' })).toBeVisible();
  await button(page, words['ag.createLink']).click();
  const sheet = page.getByRole('dialog', { name: words['ag.newLink'] });
  await sheet.getByRole('textbox', { name: words['ag.code'] }).fill('x');
  await sheet.locator('button[type=submit]').click();
  await expect(sheet.getByText(words['ag.codeWrong'])).toBeVisible();
  await sheet.getByRole('textbox', { name: words['ag.code'] }).fill('AGENT1');
  await sheet.locator('button[type=submit]').click();
  await expect(sheet.getByText(accountEn['error.link-taken'])).toBeVisible();
  await sheet.getByRole('textbox', { name: words['ag.code'] }).fill(code);
  await sheet.getByRole('button', { name: fill(words['ag.raise'], { name: en['kind.LOTT'] }) }).click();
  await sheet.locator('button[type=submit]').click();
  await expect(sheet).toHaveCount(0);

  const link = page.getByRole('article', { name: code });
  await expect(link.locator('.rates')).toContainText('0.1');
  await link.getByRole('button', { name: fill(words['ag.copyOf'], { code }) }).click();
  await expect(page.getByText(en['invite.copied'])).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`affiliateCode=${code}`);
  await link.getByRole('button', { name: fill(words['ag.qrOf'], { code }) }).click();
  await expect(page.getByRole('dialog', { name: code }).getByRole('img')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await link.getByRole('button', { name: fill(words['ag.closeOf'], { code }) }).click();
  await page
    .getByRole('dialog', { name: fill(words['ag.closeOf'], { code }) })
    .getByRole('button', { name: words['ag.close'], exact: true })
    .last()
    .click();
  await expect(link).toHaveAttribute('data-closed', '');
  await expect(link.locator('.link-ways')).toHaveCount(0);
  // The code of the account itself cannot be closed.
  const own = page.getByRole('article', { name: 'AGENT1' });
  await expect(own.getByRole('button', { name: fill(words['ag.closeOf'], { code: 'AGENT1' }) })).toHaveCount(0);
});

test('TEAM-18 ROLE-04 a new account has a first password that must be changed at the first login', async ({
  page,
  browser,
  gateway,
}) => {
  const name = newName();
  await openAs(page, gateway, 'agent1', `${PAGE}?show=open`);
  await page.locator('button[type=submit]').click();
  await expect(page.getByText(accountEn['field.required']).first()).toBeVisible();
  await field(page, words['ag.userName']).fill('member0');
  await secret(page, words['ag.firstPassword']).fill('First-Word-2026');
  await page.locator('button[type=submit]').click();
  await expect(page.locator('form [aria-invalid=true]').first()).toBeVisible();
  await field(page, words['ag.userName']).fill(name);
  await page.locator('button[type=submit]').click();
  await expect(page.getByText(fill(words['ag.isOpened'], { name }))).toBeVisible();
  const upper = await gateway.db
    .selectFrom('members as m')
    .innerJoin('members as upper', 'upper.id', 'm.upline_id')
    .where('m.user_name', '=', name)
    .select('upper.user_name as name')
    .executeTakeFirst();
  expect(upper?.name).toBe('agent1');

  const other = await browser.newContext({ baseURL: gateway.url, serviceWorkers: 'block' });
  try {
    const theirs = await other.newPage();
    await theirs.addInitScript(() => localStorage.setItem('language', 'EN'));
    await logIn(theirs, name, 'First-Word-2026');
    await expect(theirs).toHaveURL(/\/m\/changePsw$/);
  } finally {
    await other.close();
  }
});

test('TEAM-18 the register center has no accessibility violations and does not scroll horizontally', {
  tag: '@slow',
}, async ({ page, gateway }) => {
  await openAs(page, gateway, 'agent1', PAGE);
  await expect(page.getByRole('article', { name: 'AGENT1' })).toBeVisible();
  await look(page, EVERYWHERE);
  await button(page, words['ag.openAccount']).click();
  await expect(field(page, words['ag.userName'])).toBeVisible();
  await look(page, EVERYWHERE);
});
