/** Use of the embed studio: links, sharing, undo and attacks (EMBED-19). */
import type { Page } from '@playwright/test';
import { en } from '../../../site/src/shared/i18n/en.ts';
import { attacks } from '../../fixtures/attacks.ts';
import { complaints, expect, test } from '../fixtures.ts';
import { preview, settled, shownCode, studio } from './studio-kit.ts';

const group = (page: Page, name: string | RegExp) =>
  page.locator('details.group', { has: page.getByRole('heading', { name }) });
const query = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);

test('EMBED-19 the studio is linked from the site and from the examples and logs no errors', async ({ page }) => {
  const found = complaints(page);
  await page.goto('/m/set');
  await page.getByRole('contentinfo').getByRole('link', { name: en['footer.embed'] }).click();
  await page.locator('a[href="./studio/"]').click();
  await expect(page).toHaveURL(/\/examples\/studio\/$/);
  await settled(page);
  await expect(preview(page).getByRole('timer').first()).toBeVisible();
  await page.getByRole('link', { name: 'All examples' }).click();
  await page.locator('a[href="./studio/"]').click();
  await settled(page);
  expect(found).toEqual([]);
});

test('EMBED-19 the URL contains the selection, so a reload and a shared link show the same preview', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(studio());
  await page.getByRole('radio', { name: 'Winner board' }).check();
  await page.getByRole('radio', { name: 'Tiếng Việt' }).check();
  await page.getByRole('radio', { name: 'Dark' }).check();
  await page.getByRole('radio', { name: 'React' }).check();
  await page.getByRole('radio', { name: 'Tablet' }).check();
  await page.getByRole('textbox', { name: 'limit' }).fill('5');
  await page.getByRole('checkbox', { name: 'still' }).check();
  await page.getByRole('textbox', { name: 'accent buttons' }).fill('#0d8562');
  await expect
    .poll(() => query(page))
    .toEqual({
      widget: 'winner-board',
      limit: '5',
      still: '',
      language: 'VI',
      theme: 'dark',
      accent: '#0d8562',
      integration: 'react',
      width: 'tablet',
    });
  const code = await shownCode(page, 'app.tsx');
  expect(code).toContain('<WinnerBoard limit={5} still />');
  await page.reload();
  expect(await shownCode(page, 'app.tsx')).toBe(code);
  const other = await context.newPage();
  await other.goto(page.url());
  expect(await shownCode(other, 'app.tsx')).toBe(code);
  await expect(other.getByRole('textbox', { name: 'limit' })).toHaveValue('5');
});

test('EMBED-19 Back undoes a selection, and all input into one field is undone in a single step', {
  tag: '@slow',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(studio());
  await page.getByRole('radio', { name: 'Game grid' }).check();
  await page.getByRole('textbox', { name: 'query' }).pressSequentially('dragon', { delay: 5 });
  await page.getByRole('radio', { name: 'Iframe' }).check();
  await page.goBack();
  await expect(page.getByRole('radio', { name: 'Script tag' })).toBeChecked();
  await expect(page.getByRole('textbox', { name: 'query' })).toHaveValue('dragon');
  await page.goBack();
  await expect(page.getByRole('textbox', { name: 'query' })).toHaveValue('');
  await page.goBack();
  await expect(page.getByRole('radio', { name: 'Lottery board' })).toBeChecked();
});

test('EMBED-20 a field with an invalid value shows the allowed values, and the snippet omits the invalid value', {
  tag: '@slow',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(studio());
  await page.getByRole('textbox', { name: 'limit' }).fill('5000');
  await expect(page.getByText('A whole number from 1 to 1000.')).toBeVisible();
  await group(page, 'Server').locator('summary').click();
  await page.getByRole('textbox', { name: 'Gateway' }).fill('ftp://gateway.example');
  await expect(page.getByText(/^An http or https URL such as/)).toBeVisible();
  await page.getByRole('textbox', { name: 'Merchant' }).fill('no spaces');
  await expect(page.getByText(/1 to 32 letters/)).toBeVisible();
  const code = await shownCode(page, 'index.html');
  for (const word of ['5000', 'ftp', 'no spaces']) expect(code).not.toContain(word);
  expect(code).toContain('data-lobby-merchant="demo"');
});

test('EMBED-20 the preview shows an error if the gateway does not respond, and the request can be retried', async ({
  page,
  gateway,
}) => {
  await page.goto(studio('?gateway=http%3A%2F%2F127.0.0.1%3A9&limit=1'));
  const note = page.getByRole('alert').filter({ hasText: 'did not come' });
  await expect(note).toContainText('http://127.0.0.1:9');
  await note.getByRole('button', { name: 'Try again' }).click();
  await expect(note).toContainText('http://127.0.0.1:9');
  await page.goto(studio(`?gateway=${encodeURIComponent(gateway.url)}&limit=1`));
  await settled(page);
});

test('EMBED-20 if the clipboard is blocked, the text is selected and the button shows the keys to copy it', {
  tag: '@slow',
}, async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new Error('no')) } });
  });
  await page.goto(studio());
  await page.getByRole('button', { name: 'Copy index.html' }).click();
  await expect(page.getByRole('button', { name: /Press Ctrl\+C/ })).toBeVisible();
  expect(await page.evaluate(() => getSelection()?.toString())).toBe(await shownCode(page, 'index.html'));
});

test('EMBED-19 the login modal opens from the studio in every integration that supports it', {
  tag: '@slow',
}, async ({ page }) => {
  for (const integration of ['script', 'element', 'react']) {
    await page.goto(studio(`?widget=login-modal&integration=${integration}`));
    await settled(page);
    await page.getByRole('button', { name: 'Open it' }).click();
    await expect(preview(page).getByRole('dialog')).toBeVisible();
  }
});

test('EMBED-20 attack strings in every field of the URL run no code and cause no foreign request', async ({ page }) => {
  const dialogs: string[] = [];
  const requests: string[] = [];
  page.on('dialog', dialog => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  page.on('request', request => requests.push(new URL(request.url()).hostname));
  const names = [
    'group',
    'limit',
    'gateway',
    'merchant',
    'language',
    'accent',
    'font',
    'radius',
    'theme',
    'widget',
    'integrity',
  ];
  const strings = [
    attacks[0],
    attacks[16],
    '"><script>alert(1)</script>',
    "'}</style><script>alert(1)</script>",
    'https://a.test"onload=alert(1) x="',
    '`${alert(1)}`',
  ];
  for (const [at, text] of strings.entries()) {
    const integration = ['script', 'element', 'react', 'iframe'][at % 4] ?? 'script';
    const all = new URLSearchParams(names.map(name => [name, text ?? '']));
    all.set('integration', integration);
    await page.goto(studio(`?${all}`));
    await settled(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Embed studio' })).toBeVisible();
  }
  expect(dialogs).toEqual([]);
  expect(new Set(requests)).toEqual(new Set(['127.0.0.1']));
});

test('EMBED-20 the preview has no origin, so a foreign gateway cannot read from this server', async ({
  page,
  gateway,
}) => {
  await page.goto(studio('?limit=1'));
  await settled(page);
  await page.evaluate(() => localStorage.setItem('probe', 'of the site'));
  const read = await preview(page)
    .locator('body')
    .evaluate(() => {
      const attempt = (run: () => unknown) => {
        try {
          return String(run());
        } catch (error) {
          return (error as Error).name;
        }
      };
      return [attempt(() => localStorage.getItem('probe')), attempt(() => parent.document.title), self.origin];
    });
  expect(read).toEqual(['SecurityError', 'SecurityError', 'null']);
  // The preview also has an opaque origin when it is opened directly.
  await page.goto(`${gateway.url}/examples/studio/preview/`);
  expect(await page.evaluate(() => self.origin)).toBe('null');
});
