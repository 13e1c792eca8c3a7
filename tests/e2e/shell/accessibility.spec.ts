/** The site by keyboard, with screen readers and in forced colors. */
import type { Locator } from '@playwright/test';
import { button, expect, field, kit, logIn, PASSWORD, site, test } from '../account/account-kit.ts';
import { firstGame, tiles } from '../games/games-kit.ts';
import { kit as board, cards, openLotteries } from '../lottery/lottery-kit.ts';

/** Width in px of the border or outline. */
const edge = (element: Locator) =>
  element.evaluate(one => {
    const { borderTopWidth, borderTopStyle } = getComputedStyle(one);
    return borderTopStyle === 'none' ? 0 : Number.parseFloat(borderTopWidth);
  });

test('LOGIN-04 fields and buttons have edges in forced colors, and a checkbox shows its mark only when checked', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/m/login');
  const box = page.getByRole('checkbox').first();
  await expect(box).toBeVisible();
  expect(await edge(page.locator('.lk-field').first())).toBeGreaterThanOrEqual(1);
  expect(await edge(button(page, kit['login.submit']))).toBeGreaterThanOrEqual(1);
  const frame = page.locator('.lk-box').first();
  expect(await edge(frame)).toBeGreaterThanOrEqual(1);
  const ticked = await box.isChecked();
  await expect(frame.locator('svg')).toBeVisible({ visible: ticked });
  await box.setChecked(!ticked, { force: true });
  await expect(frame.locator('svg')).toBeVisible({ visible: !ticked });
  await field(page, kit['login.username']).focus();
  expect(await page.locator('.lk-field:focus-within').evaluate(one => getComputedStyle(one).outlineStyle)).toBe(
    'solid',
  );
});

test('a switch and the selected theme are recognizable in forced colors', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await logIn(page, 'member0', PASSWORD);
  const current = page.locator('.bottom > [aria-current]');
  await expect(current).toHaveCount(1);
  expect(await current.evaluate(one => getComputedStyle(one).outlineStyle)).toBe('solid');
  await page.goto('/m/set');
  const knob = page.locator('.set-switch .lk-box').first();
  await expect(knob).toBeVisible();
  const [mark, ground] = await knob.evaluate(box => [
    getComputedStyle(box, '::after').backgroundColor,
    getComputedStyle(box).backgroundColor,
  ]);
  expect(mark).not.toBe(ground);
  const theme = page.getByRole('button', { pressed: true }).first();
  expect(await theme.evaluate(one => getComputedStyle(one).outlineStyle)).toBe('solid');
});

test('the first focusable element is a link that skips the bars and adds no history entry', async ({ page }) => {
  await page.goto('/m/help');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: site['frame.skip'] });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(skip).not.toBeInViewport();
  await expect(page).toHaveURL('/m/help');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
});

test('a focused tile is not covered by the bars of the page', async ({ page }) => {
  await page.goto('/m/rng');
  await firstGame(page);
  const between = () =>
    page.evaluate(() => {
      const tile = document.activeElement?.getBoundingClientRect();
      const [top, bottom] = ['.top', '.bottom'].map(bar => document.querySelector(bar)?.getBoundingClientRect());
      return tile && top && bottom ? tile.top >= top.bottom && tile.bottom <= bottom.top : null;
    });
  await tiles(page).first().focus();
  for (const key of [...Array(7).fill('ArrowDown'), 'PageDown', ...Array(5).fill('ArrowUp')] as const) {
    await page.keyboard.press(key);
    await expect.poll(between, key).toBe(true);
  }
});

test('COUNT-04 a countdown is labeled with its lottery, and numbers are read digit by digit', {
  tag: '@slow',
}, async ({ page }) => {
  await openLotteries(page);
  const card = cards(page).first();
  const name = await card.getByRole('heading').textContent();
  await expect(card.getByRole('timer')).toHaveAttribute('aria-label', new RegExp(`^${name}: `));
  const special = page.locator('.lk-balls').first();
  const digits = await special.textContent();
  await expect(special).toHaveAttribute('aria-label', `${board['prize.special']} ${[...(digits ?? '')].join(' ')}`);
  const lower = page.locator('.lk-number').first();
  const shown = (await lower.textContent()) ?? '';
  await expect(lower).toHaveAttribute('aria-label', [...shown].join(' '));
  await expect(lower).toHaveRole('img');
});
