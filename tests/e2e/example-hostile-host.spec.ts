/** The hostile page: six widgets work, look after themselves, and leave the page as it was, whatever is turned on. */
import type { Page } from '@playwright/test';
import { stakes, winRounds } from '../helpers/wins.ts';
import { fingerSized, logIn, looksRight } from './example-kit.ts';
import { complaints, expect, runningTimer, test } from './fixtures.ts';

const ALL = ['unset', 'revert', 'text', 'boxes', 'forms', 'before', 'small', 'large', 'rtl', 'library'];
/** Everything at once but what would take back what another does. */
const WORST = ['unset.text.boxes.forms.before.large.rtl.library', 'revert.small.library', 'text.boxes.forms.before'];

const root = (page: Page) =>
  page.evaluate(() => {
    const { style, className } = document.documentElement;
    return { style: style.cssText, className, body: document.body.className, bodyStyle: document.body.style.cssText };
  });

/** Uses every widget of the page as a visitor does. */
async function useAll(page: Page) {
  await runningTimer(page);
  const board = page.locator('lobby-lottery-board');
  await board.getByRole('tab', { name: 'Hot' }).click();
  await expect(board.getByRole('tab', { name: 'Hot' })).toHaveAttribute('aria-selected', 'true');
  const calm = await root(page);

  await board.getByRole('button', { name: 'Past results' }).click();
  const history = page.getByRole('dialog', { name: 'Past results' });
  await expect(history.locator('.lk-balls').first()).toBeVisible();
  // The documented scroll lock, and nothing else of the page.
  expect(await page.evaluate(() => document.documentElement.style.overflow)).toBe('hidden');
  await page.keyboard.press('Escape');
  await expect(history).toBeHidden();
  expect(await root(page)).toEqual(calm);

  const winners = page.locator('lobby-winner-board').getByRole('listitem');
  await expect(winners.first()).toBeVisible();

  const grid = page.locator('lobby-game-grid');
  // Rows above and below what is seen are kept in the tree, hidden.
  const tiles = grid.locator('[part~=tile]').filter({ visible: true });
  await expect(tiles.first()).toBeVisible();
  const before = await tiles.allTextContents();
  expect(before.length).toBeGreaterThan(3);
  const vendor = grid.getByRole('button', { name: 'Halcyon Live' });
  await vendor.click();
  await expect(vendor).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => tiles.allTextContents()).not.toEqual(before);
  await page.mouse.wheel(0, 400);

  await page.locator('.lk-service-toggle').click();
  await page.getByText('All ways to reach us').click();
  const service = page.getByRole('dialog', { name: 'Customer service' });
  await expect(service.locator('[part~=entry]').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(service).toBeHidden();

  await page.locator('lobby-download-bar').getByRole('button', { name: 'Install' }).click();
  const download = page.getByRole('dialog').filter({ has: page.getByRole('link') });
  await expect(download).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(download).toBeHidden();

  await board
    .getByRole('button', { name: /^Favourite: / })
    .first()
    .click();
  const name = page.getByRole('textbox', { name: 'Username' });
  await expect(name).toBeVisible();
  await fingerSized(page, 'lobby-login-modal .lk-light :is(.lk-field, button[type=submit])');
  await name.focus();
  await expect(name).toBeFocused();
  await logIn(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const session = await page.evaluate(() => sessionStorage.getItem('lobbykit.default.MC_SESSION_INFO'));
  expect(JSON.parse(session ?? '{}')).toMatchObject({ userName: 'member0', merchantCode: 'demo' });
  expect(await root(page)).toEqual(calm);
}

for (const on of ['', ...WORST]) {
  test(`06.3 all six widgets work and leave the page as it was: ${on || 'a calm page'}`, async ({ page, gateway }) => {
    test.setTimeout(120_000);
    await winRounds(gateway, 'RNG', stakes(5));
    const found = complaints(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(`/examples/hostile-host/?on=${on}`);
    await useAll(page);
    expect(found).toEqual([]);
  });
}

test('each switch turns its rule on and off while the page runs, and stands in its address', async ({ page }) => {
  await page.goto('/examples/hostile-host/');
  await runningTimer(page);
  const card = page.locator('.shop h1');
  const looks = () => card.evaluate(one => getComputedStyle(one).cssText || one.getBoundingClientRect().height);
  const calm = await looks();
  for (const name of ALL) {
    const input = page.locator(`input[name=${name}]`);
    await input.check();
    await expect(page).toHaveURL(new RegExp(`on=${name}$`));
    if (name === 'library') await expect.poll(() => page.evaluate(() => 'each' in [])).toBe(true);
    else if (name === 'rtl') await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    else await expect(page.locator(`head > link[href="rules/${name}.css"]`)).toHaveCount(1);
    await input.uncheck();
    await expect(page).not.toHaveURL(/on=/);
  }
  await expect.poll(looks).toEqual(calm);
  await page.getByRole('button', { name: 'All at once' }).click();
  await expect(page.locator('input:checked')).toHaveCount(7);
  await page.getByRole('button', { name: 'A calm page' }).click();
  await expect(page.locator('input:checked')).toHaveCount(0);
});

test('rtl: a widget keeps the direction of its language, not that of the page', async ({ page }) => {
  await page.goto('/examples/hostile-host/?on=rtl');
  await runningTimer(page);
  for (const widget of ['lottery-board', 'game-grid', 'download-bar', 'service-widget']) {
    await expect(page.locator(`lobby-${widget} [part~=base]`)).toHaveCSS('direction', 'ltr');
  }
  await expect(page.locator('body')).toHaveCSS('direction', 'rtl');
});

test('a widget in a hidden place is hidden, and the host may take one away', async ({ page }) => {
  await page.goto('/examples/hostile-host/');
  await runningTimer(page);
  const board = page.locator('lobby-lottery-board');
  await board.evaluate(one => one.assignedSlot!.parentElement!.style.setProperty('visibility', 'hidden'));
  await expect(board.getByRole('timer').first()).toBeHidden();
  await board.evaluate(one => one.assignedSlot!.parentElement!.style.removeProperty('visibility'));
  await expect(board.getByRole('timer').first()).toBeVisible();
  await board.evaluate(one => one.style.setProperty('display', 'none'));
  await expect(board.getByRole('timer').first()).toBeHidden();
});

test('the calm page is readable in both themes, on phone and desktop', async ({ page }) => {
  await page.goto('/examples/hostile-host/');
  await runningTimer(page);
  await looksRight(page);
});
