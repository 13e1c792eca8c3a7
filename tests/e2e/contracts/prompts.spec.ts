/**
 * Prompts on home for offered contracts, in a real browser with the real gateway (CONTRACT-01 to CONTRACT-06, TEAM-22).
 */
import type { Page } from '@playwright/test';
import { en } from '../../../site/src/shared/i18n/en.ts';
import { isSlowRun, slowUnless } from '../../helpers/slow.ts';
import { logIn } from '../account/account-kit.ts';
import { checkPage, fill } from '../team/agent-kit.ts';
import { expect, test } from '../team/team-kit.ts';
import { below, ct, offered } from './contract-kit.ts';

const KINDS = ['dailySalary', 'dividend', 'hourlySalary'] as const;
const PAGES = {
  dailySalary: /\/m\/member\/agent\/getSalaryContract$/,
  dividend: /\/m\/member\/agent\/getDevidendContract$/,
  hourlySalary: /\/m\/member\/agent\/getHourContract$/,
} as const;

const prompt = (page: Page) => page.getByRole('dialog', { name: ct['ct.prompt.title'] });
const promptText = (kind: (typeof KINDS)[number]) => fill(ct['ct.prompt.text'], { kind: ct[`ct.kind.${kind}`] });

/** Removes announcements, because home opens only one popup per visit and the tests need the contract prompt. */
test.beforeEach(async ({ gateway }) => {
  await gateway.db.deleteFrom('announcements').execute();
  gateway.changed();
});

/** Logs in and opens the home page. */
async function comeHome(page: Page, name: string) {
  await logIn(page, name);
  await expect(page).toHaveURL(/\/m\/home$/);
}

for (const type of [0, 20]) {
  test(
    `CONTRACT-01 CONTRACT-04 CONTRACT-06 TEAM-22 home prompts a member of type ${type} for one offer per visit, in the order of the contract fields`,
    slowUnless(type === 0),
    async ({ page, gateway, browser }) => {
      const name = await below(gateway, type);
      for (const kind of [...KINDS].reverse()) await offered(gateway, name, kind);
      await comeHome(page, name);
      for (const kind of KINDS) {
        await expect(prompt(page)).toContainText(promptText(kind));
        if (kind === 'dailySalary' && type === 0) await checkPage(page);
        await prompt(page).getByRole('button', { name: ct['ct.prompt.cancel'] }).click();
        await expect(prompt(page)).toHaveCount(0);
        // The next offer is prompted when home is opened again.
        const menu = page.getByRole('navigation', { name: en['bottom.label'] });
        await menu.getByText(en['bottom.promotion']).click();
        await expect(page).toHaveURL(/\/m\/activity$/);
        await menu.getByText(en['bottom.home']).click();
        await expect(page).toHaveURL(/\/m\/home$/);
      }
      // In the same visit, home prompts only for a new offer. Skips the response to the page before the reload, whose
      // body is gone, and a 409 response, which the first call after a reload can get during a token renewal.
      const response = page.waitForResponse(
        async response =>
          response.ok() &&
          response.url().includes('/wps/agent/contractDividend') &&
          (await response.json().catch(() => null)) !== null,
      );
      await page.reload();
      expect(Object.values((await (await response).json()).value).every(id => id !== '')).toBe(true);
      await offered(gateway, name, 'dividend');
      await page.goto('/m/activity');
      await page.goto('/m/home');
      await expect(prompt(page)).toContainText(promptText('dividend'));
      await prompt(page).getByRole('button', { name: ct['ct.prompt.go'] }).click();
      await expect(page).toHaveURL(PAGES.dividend);
      await expect(page.getByRole('button', { name: ct['ct.accept'] })).toBeVisible();

      const visit = await browser.newContext({ baseURL: gateway.url, locale: 'en' });
      const next = await visit.newPage();
      await comeHome(next, name);
      await expect(prompt(next)).toContainText(promptText('dailySalary'));
      await prompt(next).getByRole('button', { name: ct['ct.prompt.go'] }).click();
      await expect(next).toHaveURL(PAGES.dailySalary);
      await visit.close();
    },
  );
}

/** Member types that may have no contract; `domain` tests the rule for each type. */
const UNASKED = isSlowRun ? [4, 40, 41, 42] : [40];

test(`CONTRACT-02 CONTRACT-05 types ${UNASKED.join(', ')} get no contract prompt, and agent home prompts no member`, async ({
  page,
  gateway,
  browser,
}) => {
  for (const type of UNASKED) {
    const name = await below(gateway, type);
    await offered(gateway, name, 'dailySalary');
    const visit = await browser.newContext({ baseURL: gateway.url, locale: 'en' });
    const tab = await visit.newPage();
    const requests: string[] = [];
    tab.on('request', request => requests.push(new URL(request.url()).pathname));
    await comeHome(tab, name);
    // Offers for a prompt would be requested together with the balance, as soon as the session is available.
    await expect.poll(() => requests.some(path => path.includes('GCS') || path.includes('/wallet'))).toBe(true);
    await expect(tab.locator('.page-footer, footer').first()).toBeVisible();
    expect(requests.filter(path => path.includes('contractDividend'))).toEqual([]);
    await expect(prompt(tab)).toHaveCount(0);
    await visit.close();
  }
  const name = await below(gateway, 20);
  await offered(gateway, name, 'dailySalary');
  await comeHome(page, name);
  await expect(prompt(page)).toBeVisible();
  const requested: string[] = [];
  page.on('request', request => requested.push(new URL(request.url()).pathname));
  await page.goto('/m/agent');
  await expect.poll(() => requested.some(path => path.includes('/agent/dividend'))).toBe(true);
  await expect(prompt(page)).toHaveCount(0);
  expect(requested.filter(path => path.includes('contractDividend'))).toEqual([]);
});
