/** Banners of home: order, timing and pausing (HOME-06..09). */
import type { Page } from '@playwright/test';
import { en } from '../../../site/src/shared/i18n/en.ts';
import { expect, test } from '../account/account-kit.ts';

const PERIOD = 5_000;

/** Index of the active indicator of the carousel, from 0, when the carousel is not moving. */
const selected = (page: Page) =>
  page
    .locator('.banner-indicators > i')
    .evaluateAll(indicators => indicators.findIndex(pip => pip.hasAttribute('data-on')));

/** Opens home with a mocked clock and banners that may move. */
async function open(page: Page) {
  await page.clock.install();
  const motion = page.waitForResponse(/banner-motion/);
  await page.goto('/m/home');
  await motion;
  await expect(page.locator('.banner-slide img')).toHaveCount(4);
  // Pauses the clock, so that only the test advances the time, regardless of the machine's speed.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
  // Runs the timers that set up new content within one or two frames.
  await page.clock.runFor(200);
}

/** Advances the page's timers by `ms` in one step and renders the result. */
async function wait(page: Page, ms: number) {
  await page.clock.fastForward(ms - 100);
  await page.clock.runFor(150);
}

test('HOME-06 HOME-07 banners advance every 5000 ms, loop, and pause on pointer, focus and a press', async ({
  page,
}) => {
  await open(page);
  // The carousel may have advanced while the page was loading.
  const first = await selected(page);
  const after = (turns: number) => expect.poll(() => selected(page)).toBe((first + turns) % 4);
  for (let turn = 1; turn <= 5; turn++) {
    await wait(page, PERIOD);
    await after(turn);
  }

  const box = page.getByRole('region', { name: en['carousel.name'] });
  await box.hover();
  await wait(page, 3 * PERIOD);
  await after(5);
  await page.mouse.move(5, 800);
  await wait(page, PERIOD);
  await after(6);

  await page.getByRole('button', { name: en['carousel.stop'] }).click();
  await page.mouse.move(5, 800);
  await wait(page, 3 * PERIOD);
  await after(6);
  await page.getByRole('button', { name: en['carousel.go'] }).click();
  await page.mouse.move(5, 800);
  await wait(page, PERIOD);
  await after(7);
});

test('HOME-07 only the visible banner is focusable, rotation stops while it has focus, and buttons show the adjacent banners', async ({
  page,
}) => {
  await open(page);
  const there = await selected(page);
  const slides = page.locator('.banner-slide');
  await page.locator('.banner-view').focus();
  await page.keyboard.press('Tab');
  await expect(slides.nth(there).getByRole('link')).toBeFocused();
  await wait(page, 3 * PERIOD);
  expect(await selected(page)).toBe(there);
  await expect(slides.nth(there).getByRole('link')).toBeInViewport({ ratio: 0.9 });
  // Only the current slide is reachable by keyboard and screen reader.
  expect(await slides.evaluateAll(all => all.filter(slide => !(slide as HTMLElement).inert).length)).toBe(1);

  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: en['carousel.back'] })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await wait(page, 1_000);
  await expect.poll(() => selected(page)).toBe((there + 1) % 4);
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(slides.nth((there + 1) % 4).getByRole('link')).toBeFocused();
});

test('HOME-07 banners do not move with reduced motion but follow the arrow keys', { tag: '@slow' }, async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page);
  await wait(page, 4 * PERIOD);
  expect(await selected(page)).toBe(0);
  await page.locator('.banner-view').focus();
  await page.keyboard.press('ArrowRight');
  await wait(page, 1_000);
  expect(await selected(page)).toBe(1);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowLeft');
  await wait(page, 1_000);
  expect(await selected(page)).toBe(3);
});

test('HOME-07 HOME-08 a single banner has no motion or buttons, and another group replaces missing hot banners', {
  tag: '@slow',
}, async ({ page, gateway }) => {
  const [first] = await gateway.db
    .selectFrom('announcements')
    .selectAll()
    .where('type', '=', 'B')
    .orderBy('position')
    .execute();
  await gateway.db.updateTable('announcements').set({ group_name: 'cold' }).where('type', '=', 'B').execute();
  await page.goto('/m/home');
  await expect(page.locator('.banner-slide')).toHaveCount(4);
  await gateway.db
    .updateTable('announcements')
    .set({ group_name: 'hot' })
    .where('id', '=', first?.id ?? 0)
    .execute();
  await page.reload();
  await expect(page.locator('.banner-slide img')).toHaveCount(1);
  await expect(page.getByRole('button', { name: en['carousel.stop'] })).toHaveCount(0);
  await gateway.db.updateTable('announcements').set({ group_name: 'hot' }).where('type', '=', 'B').execute();
});

test('HOME-09 a banner shows its image and opens its link, and a banner with a broken image shows its title', async ({
  page,
}) => {
  await page.goto('/m/home');
  const first = page.locator('.banner-slide img').first();
  await expect(first).toHaveAttribute('src', /\/art\/banner\//);
  await expect(first).toHaveAttribute('fetchpriority', 'high');
  await expect(first).toHaveAttribute('alt', '10,000 in play money');
  await page.route(/\/art\/banner\//, route => route.abort());
  await page.reload();
  const texts = page.locator('.banner-words').first();
  await expect(texts).toHaveText('10,000 in play money');
  await texts.click();
  await expect(page).toHaveURL(/\/m\/trail$/);
});
