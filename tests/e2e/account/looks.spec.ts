/**
 * Account screens in both themes with visible errors: accessibility, horizontal scrolling and the on-screen keyboard.
 */
import type { Page } from '@playwright/test';
import { axeInBothThemes } from '../../helpers/pages/axe.ts';
import { slowUnless } from '../../helpers/slow.ts';
import { button, confirmLeaving, expect, field, kit, logIn, newName, site, test } from './account-kit.ts';

const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

const screens: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'log in': async page => {
    await logIn(page, newName(), 'Wrong-2026');
    await expect(page.getByText(kit.in_login_failed)).toBeVisible();
  },
  'log in by number': async page => {
    await page.goto('/m/login');
    await button(page, kit['login.mobile']).click();
    await button(page, kit['login.submit']).click();
    await expect(page.getByRole('alert').first()).toBeVisible();
  },
  trial: async page => {
    await page.goto('/m/login');
    await button(page, kit['login.try']).click();
    await button(page, kit['trial.start']).click();
    await expect(page.getByRole('alert')).toBeVisible();
  },
  register: async page => {
    await page.goto('/m/register');
    await button(page, site['register.submit']).click();
    await expect(page.getByRole('alert').first()).toBeVisible();
  },
  recover: async page => {
    await page.goto('/m/forget');
    await button(page, site['code.send']).click();
    await expect(page.getByRole('alert')).toBeVisible();
  },
  'change the password': async page => {
    await logIn(page);
    await expect(page).toHaveURL(/\/m\/home$/);
    await page.goto('/m/changePsw');
    await button(page, site['password.submit']).click();
    await expect(page.getByRole('alert').first()).toBeVisible();
  },
  'home of a member': async page => {
    await logIn(page);
    await expect(page.getByText('₫10,000.00')).toBeVisible();
    await expect(await confirmLeaving(page)).toBeVisible();
  },
};

for (const [name, open] of Object.entries(screens)) {
  test(
    `"${name}" has no accessibility violations, light and dark, and does not scroll horizontally`,
    slowUnless(name === 'log in' || name === 'register'),
    async ({ page }) => {
      await open(page);
      expect(await sideways(page)).toBe(0);
      expect(await axeInBothThemes(page)).toEqual([]);
    },
  );
}

for (const width of [320, 480]) {
  test(
    `account screens do not scroll horizontally at ${width} px, in Portuguese and with text at 200 %`,
    slowUnless(width === 320),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.addInitScript(() => localStorage.setItem('language', 'PT'));
      for (const address of ['/m/login', '/m/register', '/m/forget']) {
        await page.goto(address);
        await expect(page.getByRole('textbox').first()).toBeVisible();
        expect(await sideways(page)).toBe(0);
        await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
        expect(await sideways(page)).toBe(0);
      }
    },
  );
}

test('the focused field stays visible while the on-screen keyboard is open', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 480 });
  await page.goto('/m/register');
  for (const label of [site['field.username'], site['field.email'], site['field.captcha']]) {
    await field(page, label).click();
    await expect(field(page, label)).toBeInViewport({ ratio: 1 });
  }
});

test('LOGIN-09 the small navigation of the login screen leads to home, registration and customer service', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const [at, label, to] of [
    ['/m/login', site['account.register'], '/m/register'],
    ['/m/register', site['account.login'], '/m/login'],
    ['/m/forget', site['account.login'], '/m/login'],
  ] as const) {
    await page.goto(at);
    const nav = page.getByRole('navigation', { name: site['shell.nav'] });
    await expect(nav.getByRole('link', { name: site['shell.home'] })).toHaveAttribute('href', '/m/home');
    await expect(nav.getByRole('button', { name: site['shell.customer'] })).toBeInViewport({ ratio: 1 });
    await nav.getByRole('link', { name: label }).click();
    await expect(page).toHaveURL(new RegExp(`${to}$`));
  }
});
