/** Security center in a real browser with the real gateway. */
import { createLoginLink } from '../../../site/gateway/features/account/login/login-links.ts';
import { findByName } from '../../../site/gateway/features/account/members-repository.ts';
import { codeAt } from '../../../site/gateway/features/security/totp.ts';
import { security as words } from '../../../site/src/features/security/texts.en.ts';
import { axeFindings } from '../../helpers/pages/axe.ts';
import { slowUnless } from '../../helpers/slow.ts';
import {
  button,
  expect,
  field,
  kit,
  lastMessage,
  logIn,
  makeMember,
  PASSWORD,
  secret,
  site,
  test,
} from '../account/account-kit.ts';
import { fill } from '../deposits/cashier-kit.ts';
import { asAccount } from '../games/games-kit.ts';

test('SAFE-01 SAFE-03 SAFE-04 the security center shows the level, stores security questions and ends a remote session', async ({
  page,
  browser,
  gateway,
}) => {
  const name = await makeMember(gateway);
  await gateway.db
    .updateTable('members')
    .set({ email: `${name}@example.com` })
    .where('user_name', '=', name)
    .execute();
  const before = await lastMessage(gateway);
  await logIn(page, name);
  await expect(page).toHaveURL(/\/m\/home/);
  await expect.poll(() => lastMessage(gateway)).toBeGreaterThan(before);

  const phone = await browser.newContext({
    userAgent: 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/150.0 Mobile Safari/537.36',
    extraHTTPHeaders: { 'X-Forwarded-For': '203.0.113.77' },
  });
  await phone.addInitScript(() => localStorage.setItem('language', 'EN'));
  const other = await phone.newPage();
  await logIn(other, name, PASSWORD, new URL('/m/login', page.url()).href);
  await expect(other).toHaveURL(/\/m\/home/);

  await page.goto('/m/securityCenter');
  await expect(page.getByRole('heading', { name: words['sc.level.weak'] })).toBeVisible();
  await page.getByRole('link', { name: words['sc.questions'] }).click();
  await page.getByLabel(fill(words['sc.q.question'], { number: '1' })).selectOption('street');
  await field(page, fill(words['sc.q.answer'], { number: '1' })).fill('Phố Huế');
  await page.getByLabel(fill(words['sc.q.question'], { number: '2' })).selectOption('pet');
  await field(page, fill(words['sc.q.answer'], { number: '2' })).fill('pho hue');
  await secret(page, words['sc.q.login']).fill(PASSWORD);
  await button(page, words['sc.q.save']).click();
  await expect(page.getByText(words['sc.q.weak'])).toBeVisible();
  await field(page, fill(words['sc.q.answer'], { number: '2' })).fill('Mực');
  await button(page, words['sc.q.save']).click();
  await expect(page.getByRole('heading', { name: words['sc.level.fair'] })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('link', { name: words['sc.questions'] })).toContainText(words['sc.set']);

  const device = words['sc.device.android-phone'];
  await expect(page.getByText('203.0.113.x', { exact: false })).toBeVisible();
  await page.getByRole('button', { name: fill(words['sc.logoutOf'], { device }) }).click();
  await expect(page.getByText(device)).toHaveCount(0);
  // The other device is logged out although it sent no request in the meantime.
  await expect(other).toHaveURL(/\/m\/login/);
  await expect(other.getByText(site['session.elsewhere'])).toBeVisible();
  await phone.close();
});

test('SAFE-01 the security center leads home if its flag is off', { tag: '@slow' }, async ({ page, gateway }) => {
  const set = async (enabled: boolean) => {
    await gateway.db.updateTable('flags').set({ enabled }).where('name', '=', 'SECPRIV').execute();
    gateway.changed();
  };
  await asAccount(page, gateway, await makeMember(gateway));
  await set(false);
  try {
    await page.goto('/m/securityCenter');
    await expect(page).toHaveURL(/\/m\/home/);
  } finally {
    await set(true);
  }
});

for (const [theme, width] of [
  ['light', 390],
  ['dark', 320],
] as const) {
  test(
    `SAFE-01 the security center has no accessibility violations and no horizontal scrolling, ${theme}, ${width} px`,
    slowUnless(theme === 'light'),
    async ({ page, gateway }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.emulateMedia({ colorScheme: theme });
      await asAccount(page, gateway, await makeMember(gateway));
      for (const at of ['', '?at=questions']) {
        await page.goto(`/m/securityCenter${at}`);
        const heading = at ? words['sc.q.title'] : words['sc.sessions'];
        await expect(page.getByRole('heading', { name: heading })).toBeVisible();
        expect(await axeFindings(page)).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      }
    },
  );
}

test('SAFE-05 a second factor is enabled in three steps, and later logins by password or by link require a code', async ({
  page,
  browser,
  gateway,
}) => {
  const name = await makeMember(gateway);
  await asAccount(page, gateway, name);
  await page.goto('/m/securityCenter?at=second');
  await secret(page, words['sc.s.login']).fill(PASSWORD);
  await button(page, words['sc.s.begin']).click();
  const link = page.getByRole('link', { name: words['sc.s.open'] });
  const key = new URL((await link.getAttribute('href')) ?? '').searchParams.get('secret') ?? '';
  const shown = page.locator('.security-key b');
  expect((await shown.textContent())?.replaceAll(' ', '')).toBe(key);
  expect(await axeFindings(page)).toEqual([]);
  await field(page, words['sc.s.code']).fill('000000');
  await button(page, words['sc.s.turnOn']).click();
  await expect(page.getByText(kit['error.code-wrong'])).toBeVisible();
  await field(page, words['sc.s.code']).fill(codeAt(key, gateway.now()));
  await button(page, words['sc.s.turnOn']).click();
  const listed = page.getByRole('listitem').filter({ hasText: /^[2-9A-Z]{4}-[2-9A-Z]{4}$/ });
  await expect(listed).toHaveCount(10);
  const codes = await listed.allTextContents();
  expect(await axeFindings(page)).toEqual([]);
  await expect(button(page, words['sc.s.finish'])).toBeDisabled();
  await page.getByText(words['sc.s.kept']).click();
  await button(page, words['sc.s.finish']).click();
  await expect(page.getByRole('link', { name: words['sc.second'] })).toContainText(words['sc.on']);

  const other = await (await browser.newContext()).newPage();
  await other.addInitScript(() => localStorage.setItem('language', 'EN'));
  await logIn(other, name, PASSWORD, new URL('/m/login', page.url()).href);
  await expect(other.getByRole('heading', { name: kit['second.title'] })).toBeVisible();
  expect(await axeFindings(other)).toEqual([]);
  await field(other, kit['second.code']).fill('000000');
  await button(other, kit['second.submit']).click();
  await expect(other.getByText(kit['error.code-wrong'])).toBeVisible();
  await field(other, kit['second.code']).fill(codes[0] ?? '');
  await button(other, kit['second.submit']).click();
  await expect(other).toHaveURL(/\/m\/home/);
  await other.context().close();

  const member = await findByName(gateway.db, 'demo', name);
  const token = await createLoginLink(gateway.db, member!, gateway.now());
  const third = await (await browser.newContext()).newPage();
  await third.addInitScript(() => localStorage.setItem('language', 'EN'));
  await third.goto(new URL(`/m/home?token=${token}`, page.url()).href);
  await expect(third.getByRole('heading', { name: kit['second.title'] })).toBeVisible();
  await field(third, kit['second.code']).fill(codes[1] ?? '');
  await button(third, kit['second.submit']).click();
  await expect(third).toHaveURL(/\/m\/home/);
  await third.context().close();
});
