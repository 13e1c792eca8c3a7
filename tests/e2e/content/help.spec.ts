/** Help center, terms and privacy policy. */
import type { Page } from '@playwright/test';
import { HELP_ACCOUNT } from '../../../site/gateway/sandbox/seeds/texts/help-account.ts';
import { en } from '../../../site/src/shared/i18n/en.ts';
import { button, expect, test } from '../account/account-kit.ts';

const questions = (page: Page) => page.locator('.help-question');
const open = (page: Page) => page.locator('.help-question[aria-expanded="true"]');

test('HELP-01 HELP-02 HELP-04 HELP-06 the help center shows banners and questions in the page’s language, and at most one question is open', async ({
  page,
}) => {
  const requests: URLSearchParams[] = [];
  page.on('request', request => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/wps/system/helpCenter') requests.push(searchParams);
  });
  await page.goto('/m/help');
  await expect(page.getByRole('heading', { level: 2, name: en['help.questions'] })).toBeVisible();
  const banner = page.locator('.banner img').first();
  await expect.poll(() => banner.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  expect(await questions(page).count()).toBeGreaterThan(2);
  expect(requests.map(query => Object.fromEntries(query))).toEqual([{ lang: 'EN' }]);

  await expect(open(page)).toHaveCount(0);
  const [first, second] = [questions(page).nth(0), questions(page).nth(1)];
  const [title] = HELP_ACCOUNT[0]?.title ?? [];
  await expect(first).toHaveText(title ?? '');
  await first.click();
  const answer = page.getByRole('region', { name: title });
  await expect(answer.locator('.lk-rich :is(ul, ol) > li').first()).toBeVisible();
  // Uses the keyboard: opening the next question closes the open question.
  await second.focus();
  await page.keyboard.press('Enter');
  await expect(open(page)).toHaveCount(1);
  await expect(second).toHaveAttribute('aria-expanded', 'true');
  await expect(answer).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(open(page)).toHaveCount(0);

  const other = await page.context().newPage();
  await other.goto('/m/home');
  await other.getByRole('combobox').selectOption('VI');
  await expect(first).toHaveText(HELP_ACCOUNT[0]?.title[1] ?? '');
  expect(requests.at(-1)?.get('lang')).toBe('VI');
});

test('HELP-01 HELP-03 R11 an empty help center leads to customer service, and a failure can be retried', async ({
  page,
}) => {
  let fails = true;
  await page.route('**/wps/system/helpCenter*', route =>
    fails ? route.fulfill({ status: 500 }) : route.fulfill({ json: { success: true, value: [] } }),
  );
  await page.route('**/MCSFE_getListAnnouncements', route => route.fulfill({ status: 500 }));
  await page.goto('/m/help');
  await expect(page.getByText(en['help.failed'])).toBeVisible();
  await expect(page.locator('.help-art')).toBeVisible();
  fails = false;
  await button(page, en['failed.retry']).click();
  await expect(page.getByText(en['help.none'])).toBeVisible();
  await button(page, en['help.contact']).click();
  await expect(page).toHaveURL(/\/m\/customer$/);
});

test('ROUTE-32 HELP-08 REG-08 the privacy policy is a tab next to the terms and states the minimum age of 18', async ({
  page,
}) => {
  await page.goto('/m/useragreement');
  const document = page.getByRole('article');
  await expect(document.getByRole('heading', { name: en['terms.title'] })).toBeVisible();
  await expect(document).toContainText(en['terms.fair']);
  await button(page, en['privacy.title']).click();
  await expect(page).toHaveURL(/\/m\/useragreement\?tab=privacy$/);
  await expect(page).toHaveTitle(en['privacy.title']);
  await expect(document.getByRole('paragraph')).toHaveCount(5);
  await expect(document).toContainText(en['privacy.age'].replace('{{age}}', '18'));
  await page.reload();
  await expect(document.getByRole('heading', { name: en['privacy.title'] })).toBeVisible();
});
