/**
 * Pages that copy nodes: Turbo's cache, `innerHTML +=`, page builders. A copy of a form does not stay in the page and
 * sends no request.
 */
import type { Page } from '@playwright/test';
import { hostPage, scriptTag } from '../../helpers/pages/script-page.ts';
import { expect, test } from '../../integrations/stage.ts';

const LOGIN = '<p>The page</p><lobby-login-modal open></lobby-login-modal>';

async function openLogin(page: Page, { url }: { url: string }, put: (path: string, body: string) => string) {
  await page.goto(put('/copies.html', hostPage(scriptTag(`${url}/sdk/latest/`), LOGIN)));
  await expect(page.getByLabel('Username')).toBeVisible();
}

const forms = (page: Page) => page.locator('form');

test('a page that rewrites its body during the login shows one working form', async ({ page, gateway, host }) => {
  await openLogin(page, gateway, host.put);
  await page.evaluate(() => {
    document.body.innerHTML += '<p>One more line</p>';
  });
  await expect(page.getByText('One more line')).toBeVisible();
  await expect(forms(page)).toHaveCount(1);
  await page.getByLabel('Username').fill('member0');
  await page.getByLabel('Password', { exact: true }).fill('Lobby-2026');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('a page that inserts a copy of its body, as Turbo does, shows a single login form', async ({
  page,
  gateway,
  host,
}) => {
  await openLogin(page, gateway, host.put);
  await page.evaluate(() => {
    const stored = document.body.cloneNode(true);
    document.body.replaceWith(document.createElement('body'));
    document.body.replaceWith(stored);
  });
  await expect(page.getByLabel('Username')).toBeVisible();
  await expect(forms(page)).toHaveCount(1);
});

test('Enter in a copied login form sends no request', async ({ page, gateway, host }) => {
  await openLogin(page, gateway, host.put);
  const before = page.url();
  await page.evaluate(() => {
    const modal = document.querySelector('lobby-login-modal');
    const copy = modal?.querySelector('form')?.cloneNode(true) as HTMLFormElement;
    modal?.replaceWith(copy);
    for (const field of copy.querySelectorAll<HTMLInputElement>('[data-field=username], [data-field=password]')) {
      field.value = 'typed';
    }
    addEventListener('submit', event => {
      document.title = `sent, ${event.defaultPrevented ? 'prevented' : 'as it is'}`;
    });
  });
  await page.locator('[data-field=password]').press('Enter');
  await expect(page).toHaveTitle('sent, as it is');
  await page.evaluate(() => new Promise(resolve => setTimeout(resolve)));
  expect(page.url()).toBe(before);
  await expect(page.locator('form')).toHaveCount(1);
});

test('login sends values that a script filled in without an event', async ({ page, gateway, host }) => {
  await openLogin(page, gateway, host.put);
  await page.evaluate(() => {
    const fill = (name: string, value: string) => {
      const field = document.querySelector<HTMLInputElement>(`[data-field=${name}]`);
      if (field) field.value = value;
    };
    fill('username', 'member0');
    fill('password', 'Lobby-2026');
  });
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
