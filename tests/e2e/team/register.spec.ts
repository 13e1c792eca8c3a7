/** Register center in a real browser with the real gateway (TEAM-18). */
import { accountEn } from '../../../sdk/i18n/account-en.ts';
import { en } from '../../../site/src/shared/i18n/en.ts';
import { button, field, logIn, newName, secret } from '../account/account-kit.ts';
import { agentTexts, checkPage, EVERYWHERE, fill, openAs } from './agent-kit.ts';
import { expect, test } from './team-kit.ts';

const PAGE = '/m/agentRegister';

test('TEAM-18 an affiliate link is created with code and rates, copied, shown as a QR code and closed permanently', async ({
  page,
  gateway,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const code = `TET${newName().slice(-6)}`.toUpperCase();
  await openAs(page, gateway, 'agent1', PAGE);
  await expect(page.getByRole('article', { name: 'AGENT1' })).toBeVisible();
  await button(page, agentTexts['ag.createLink']).click();
  const sheet = page.getByRole('dialog', { name: agentTexts['ag.newLink'] });
  await sheet.getByRole('textbox', { name: agentTexts['ag.code'] }).fill('x');
  await sheet.locator('button[type=submit]').click();
  await expect(sheet.getByText(agentTexts['ag.codeWrong'])).toBeVisible();
  await sheet.getByRole('textbox', { name: agentTexts['ag.code'] }).fill('AGENT1');
  await sheet.locator('button[type=submit]').click();
  await expect(sheet.getByText(accountEn['error.link-taken'])).toBeVisible();
  await sheet.getByRole('textbox', { name: agentTexts['ag.code'] }).fill(code);
  await sheet.getByRole('button', { name: fill(agentTexts['ag.raise'], { name: en['kind.LOTT'] }) }).click();
  await sheet.locator('button[type=submit]').click();
  await expect(sheet).toHaveCount(0);

  const link = page.getByRole('article', { name: code });
  await expect(link.locator('.rates')).toContainText('0.1');
  await link.getByRole('button', { name: fill(agentTexts['ag.copyOf'], { code }) }).click();
  await expect(page.getByText(en['invite.copied'])).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`affiliateCode=${code}`);
  await link.getByRole('button', { name: fill(agentTexts['ag.qrOf'], { code }) }).click();
  await expect(page.getByRole('dialog', { name: code }).getByRole('img')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await link.getByRole('button', { name: fill(agentTexts['ag.closeOf'], { code }) }).click();
  await page
    .getByRole('dialog', { name: fill(agentTexts['ag.closeOf'], { code }) })
    .getByRole('button', { name: agentTexts['ag.close'], exact: true })
    .last()
    .click();
  await expect(link).toHaveAttribute('data-closed', '');
  await expect(link.locator('.link-ways')).toHaveCount(0);
  // The permanent code of the account cannot be closed.
  const own = page.getByRole('article', { name: 'AGENT1' });
  await expect(own.getByRole('button', { name: fill(agentTexts['ag.closeOf'], { code: 'AGENT1' }) })).toHaveCount(0);
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
  await field(page, agentTexts['ag.userName']).fill('member0');
  await secret(page, agentTexts['ag.firstPassword']).fill('First-Word-2026');
  await page.locator('button[type=submit]').click();
  await expect(page.locator('form [aria-invalid=true]').first()).toBeVisible();
  await field(page, agentTexts['ag.userName']).fill(name);
  await page.locator('button[type=submit]').click();
  await expect(page.getByText(fill(agentTexts['ag.isOpened'], { name }))).toBeVisible();
  const upper = await gateway.db
    .selectFrom('members as m')
    .innerJoin('members as upper', 'upper.id', 'm.upline_id')
    .where('m.user_name', '=', name)
    .select('upper.user_name as name')
    .executeTakeFirst();
  expect(upper?.name).toBe('agent1');

  const other = await browser.newContext({ baseURL: gateway.url, serviceWorkers: 'block' });
  try {
    const otherPage = await other.newPage();
    await otherPage.addInitScript(() => localStorage.setItem('language', 'EN'));
    await logIn(otherPage, name, 'First-Word-2026');
    await expect(otherPage).toHaveURL(/\/m\/changePsw$/);
  } finally {
    await other.close();
  }
});

test('TEAM-18 the register center has no accessibility violations and does not scroll horizontally', {
  tag: '@slow',
}, async ({ page, gateway }) => {
  await openAs(page, gateway, 'agent1', PAGE);
  await expect(page.getByRole('article', { name: 'AGENT1' })).toBeVisible();
  await checkPage(page, EVERYWHERE);
  await button(page, agentTexts['ag.openAccount']).click();
  await expect(field(page, agentTexts['ag.userName'])).toBeVisible();
  await checkPage(page, EVERYWHERE);
});
