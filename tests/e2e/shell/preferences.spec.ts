/** @module-tag slow */
import type { Page } from '@playwright/test';
import type { PageTexts } from '../../../site/src/shared/i18n/en.ts';
import { en } from '../../../site/src/shared/i18n/en.ts';
import { pt } from '../../../site/src/shared/i18n/pt.ts';
import { vi } from '../../../site/src/shared/i18n/vi.ts';
import { slowUnless } from '../../helpers/slow.ts';
import { expect, runningTimer, test } from '../fixtures.ts';

/** Opens the menu of the site, which contains the theme switch. */
const openMenu = (page: Page, texts: PageTexts = en) =>
  page.getByRole('button', { name: texts['header.menu'], exact: true }).click();

const TABLES = { EN: en, VI: vi, PT: pt };
const TAGS = { EN: 'en', VI: 'vi', PT: 'pt' };

test('I18N-02 I18N-05 the site starts in TY, sends TY to the gateway and shows English', async ({ page }) => {
  const request = page.waitForRequest(request => request.url().includes('language='));
  await page.goto('/m/home');
  expect(new URL((await request).url()).searchParams.get('language')).toBe('TY');
  const languages = page.getByRole('combobox', { name: en['header.language'] });
  await expect(languages).toHaveValue('TY');
  await expect(languages.locator('option')).toHaveText(['English', 'Tiếng Việt', 'Português']);
  await expect(page.locator('.language').getByText('EN', { exact: true })).toBeVisible();
  await expect(page.getByText('TY', { exact: true })).toHaveCount(0);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await openMenu(page);
  await expect(page.locator('.menu-looks .language > span')).toHaveText('English');
});

for (const language of ['VI', 'PT', 'EN'] as const) {
  test(
    `I18N-03 I18N-04 ${language} is applied without a reload, set on the page and restored after a reload`,
    slowUnless(language === 'VI'),
    async ({ page }) => {
      const texts = TABLES[language];
      await page.goto('/m/home');
      await runningTimer(page);
      const shown = async () => {
        await expect(page.getByText(texts['footer.responsible'])).toBeVisible();
        await expect(page.getByRole('combobox')).toHaveAccessibleName(texts['header.language']);
        await expect(page.locator('html')).toHaveAttribute('lang', TAGS[language]);
        await expect(page).toHaveTitle(texts['page.title']);
      };
      await page.evaluate(() => Object.assign(window, { notReloaded: true }));
      if (language === 'EN') await page.getByRole('combobox').selectOption('VI');
      await page.getByRole('combobox').selectOption(language);
      await shown();
      expect(await page.evaluate(() => 'notReloaded' in window)).toBe(true);
      expect(await page.evaluate(() => localStorage.getItem('language'))).toBe(language);
      await page.reload();
      await shown();
    },
  );
}

test('a stored language that is not offered is ignored', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('language', '<b>XX</b>'));
  await page.goto('/m/home');
  await runningTimer(page);
  await expect(page.getByRole('combobox')).toHaveValue('TY');
});

test('THEME-01 the page follows the system theme without a flash until a theme is selected', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  // Records the theme before any module runs, which is the state of the first paint.
  await page.addInitScript(() => {
    document.addEventListener('readystatechange', () => {
      if (document.readyState === 'interactive')
        Object.assign(window, { atFirst: document.documentElement.dataset.theme });
    });
  });
  await page.goto('/m/set');
  const html = page.locator('html');
  const choice = (name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
  await expect(choice(en['set.system'])).toHaveAttribute('aria-pressed', 'true');
  await expect(html).toHaveAttribute('data-theme', 'dark');
  expect(await page.evaluate(() => (window as { atFirst?: string }).atFirst)).toBe('dark');
  await page.emulateMedia({ colorScheme: 'light' });
  await expect(html).toHaveAttribute('data-theme', 'light');
  await choice(en['set.dark']).click();
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await choice(en['set.system']).click();
  await expect(html).toHaveAttribute('data-theme', 'light');
});

test('THEME-01 THEME-02 the dark theme is applied without a reload and restored after a reload', async ({ page }) => {
  await page.goto('/m/home');
  const html = page.locator('html');
  const ground = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  await expect(html).toHaveAttribute('data-theme', 'light');
  expect(await ground()).toBe('rgb(245, 246, 250)');
  await openMenu(page);
  await page.getByRole('button', { name: en['header.darkTheme'] }).click();
  for (const _ of ['now', 'after a reload']) {
    await expect(html).toHaveAttribute('data-theme', 'dark');
    expect(await ground()).toBe('rgb(13, 16, 23)');
    await expect(page.locator('meta[name="theme-color"]')).toHaveAttribute('content', '#161b26');
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');
    await expect(page.getByRole('button', { name: en['header.darkTheme'] })).toHaveAttribute('aria-pressed', 'true');
    await page.reload();
    await openMenu(page);
  }
});

test('a second tab follows language and theme', async ({ context, page }) => {
  await page.goto('/m/home');
  const second = await context.newPage();
  await second.goto('/m/home');
  await runningTimer(second);
  await page.getByRole('combobox').selectOption('PT');
  await openMenu(page, pt);
  await page.getByRole('button', { name: pt['header.darkTheme'] }).click();
  await expect(second.locator('html')).toHaveAttribute('lang', 'pt');
  await expect(second.locator('html')).toHaveAttribute('data-theme', 'dark');
});
