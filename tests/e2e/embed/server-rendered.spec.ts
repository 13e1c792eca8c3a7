/** Server-rendered boards in frames of the gateway: content without scripts, and hydration without visible changes. */
import type { Page } from '@playwright/test';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';
import { slowUnless } from '../../helpers/slow.ts';
import { stakes, winRounds } from '../../helpers/wins.ts';
import { complaints, expect, test } from '../fixtures.ts';
import { recordShifts } from '../lottery/shifts.ts';

/** Boards whose content does not change over time: a winner board with more than six rows would move. */
const BOARDS = [
  ['lottery-board', 'light', 'limit=4'],
  ['lottery-board', 'dark', 'limit=4&layout=rows'],
  ['lottery-board', 'light', 'limit=6&layout=schedule'],
  ['lottery-board', 'dark', 'limit=6&layout=full'],
  ['winner-board', 'light', 'still='],
  ['winner-board', 'dark', 'still='],
] as const;

test.beforeEach(async ({ gateway }) => {
  const lucky = gateway.db.selectFrom('members').select('id').where('user_name', 'like', 'lucky%');
  if (!(await lucky.executeTakeFirst())) await winRounds(gateway, 'RNG', stakes(5));
  gateway.changed();
});

const running = /^\d+:\d\d:\d\d$/;

/** Delays the kit's script until the returned function is called. */
async function holdScript(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>(resolve => {
    release = resolve;
  });
  await page.route('**/lobbykit.js', async route => {
    await held;
    await route.continue();
  });
  return () => release();
}

test.describe('frames without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('EMBED-18 a board without scripts shows styled numbers and countdowns of --:--:--', async ({ page }) => {
    await page.goto('/embed/lottery-board?limit=3&theme=dark');
    const balls = page.getByRole('img', { name: /^Special prize \d( \d)+$/ });
    await expect(balls).toHaveCount(3);
    await expect(balls.first()).toBeVisible();
    await expect(balls.first().locator('b').first()).toHaveCSS('border-radius', '50%');
    await expect(page.locator('.lk-card').first()).toHaveCSS('background-color', 'rgb(22, 27, 38)');
    await expect(page.getByRole('timer').first()).toHaveText('--:--:--');
  });

  test('a board is hidden as long as its stylesheet is missing', async ({ page }) => {
    await page.route('**/lottery-board.css', route => route.abort());
    await page.goto('/embed/lottery-board?limit=1');
    await expect(page.locator('lobby-lottery-board [role=timer]')).toBeAttached();
    await expect(page.locator('lobby-lottery-board [role=timer]')).toBeHidden();
  });

  for (const [layout, countdowns, results] of [
    ['schedule', 1, 0],
    ['full', 6, 1],
  ] as const) {
    test(
      `EMBED-18 LOTT-08 layout ${layout} without scripts shows its week and lottery with their styles`,
      slowUnless(layout === 'full'),
      async ({ page }) => {
        await page.goto(`/embed/lottery-board?layout=${layout}&limit=6`);
        const days = page.getByRole('list', { name: 'Draws of the week' }).locator('.lk-day');
        await expect(days).toHaveCount(7);
        await expect(days.first()).toHaveCSS('display', 'grid');
        await expect(days.locator('button[aria-pressed="true"]')).toHaveCount(1);
        await expect(page.getByRole('img', { name: /^Special prize \d( \d)+$/ }).first()).toBeVisible();
        await expect(page.getByRole('timer')).toHaveCount(countdowns);
        await expect(page.locator('.lk-full-result')).toHaveCount(results);
        await expect(page.locator('.lk-pulse')).toHaveCount(0);
      },
    );
  }

  test('a winner board without scripts shows wins and does not move', async ({ page }) => {
    await page.goto('/embed/winner-board');
    await expect(page.locator('.lk-winner-amount').first()).toBeVisible();
    await expect(page.locator('.lk-winner-disc').first()).toHaveCSS('border-radius', '50%');
    const moving = await page.locator('.lk-winners-track').evaluateAll(tracks => tracks.length);
    expect(moving).toBeLessThanOrEqual(1);
  });
});

test('a browser without declarative shadow roots renders the board by script', async ({ page }) => {
  const found = complaints(page);
  await page.route('**/embed/lottery-board*', async route => {
    const response = await route.fetch();
    const body = (await response.text()).replace('shadowrootmode="open"', 'data-unknown="open"');
    await route.fulfill({ response, body });
  });
  await page.goto('/embed/lottery-board?limit=2');
  await expect(page.getByRole('timer').filter({ hasText: running })).toHaveCount(2);
  expect(found).toEqual([]);
});

for (const [board, theme, query] of BOARDS) {
  test(
    `${board}, ${theme}, ${query} hydrates without a flash, a layout shift or a console message`,
    slowUnless(theme === 'light' && !query.includes('layout')),
    async ({ page }) => {
      const found = complaints(page);
      page.on('console', message => message.type() === 'warning' && found.push(message.text()));
      const shifts = await recordShifts(page);
      const release = await holdScript(page);
      const path = `/embed/${board}?theme=${theme}&${query}&ground=surface`;
      await page.goto(path, { waitUntil: 'commit' });
      const numbers = page.locator(board === 'lottery-board' ? '[role=timer]' : '.lk-winner-amount');
      await expect(numbers.first()).toBeVisible();
      const picture = page.locator(`lobby-${board} img`).first();
      if (board === 'lottery-board')
        await expect.poll(() => picture.evaluate((one: HTMLImageElement) => one.complete)).toBe(true);
      const waiting = await settledPicture(page);

      // Checks every animation frame from now on: the content must be present, and no placeholder may replace it.
      const content = /schedule|full/.test(query) ? '.lk-day button' : '.lk-balls, .lk-prize, .lk-winner-amount';
      await page.evaluate(
        ([tag, content]) => {
          const seen = { bare: 0, placeholders: 0, pictures: 0, frames: 0 };
          Object.assign(window, { seen });
          const check = () => {
            const root = document.querySelector(tag)?.shadowRoot;
            seen.frames += 1;
            if (!root?.querySelector(content)) seen.bare += 1;
            if (root?.querySelector('.lk-pulse')) seen.placeholders += 1;
            if (root?.querySelector('img')?.complete === false) seen.pictures += 1;
            requestAnimationFrame(check);
          };
          check();
        },
        [`lobby-${board}`, content] as const,
      );
      release();
      const own = page.locator(`lobby-${board}:state(ready)`);
      await expect(own).toBeAttached();
      if (board === 'lottery-board')
        await expect(page.getByRole('timer').filter({ hasText: running }).first()).toBeVisible();
      await expect.poll(() => own.evaluate(element => element.shadowRoot?.querySelectorAll('link').length)).toBe(0);
      const seen = await page.evaluate(() => (window as unknown as { seen: Record<string, number> }).seen);
      expect({ ...seen, frames: 0 }).toEqual({ bare: 0, placeholders: 0, pictures: 0, frames: 0 });
      expect(await shifts()).toEqual([]);
      expect(found).toEqual([]);
      if (board === 'winner-board') expect(differing(waiting, await settledPicture(page))).toBeLessThan(40);
    },
  );
}

test('the linked stylesheet has the rules that the element adopts, plus the dark colors', async ({ page }) => {
  const release = await holdScript(page);
  await page.goto('/embed/lottery-board?limit=1', { waitUntil: 'commit' });
  await expect(page.locator('[role=timer]')).toBeVisible();
  const rules = (sheets: string) =>
    page.locator('lobby-lottery-board').evaluate((element, kind) => {
      const root = element.shadowRoot;
      const all = kind === 'linked' ? [root?.querySelector('link')?.sheet] : [...(root?.adoptedStyleSheets ?? [])];
      return all.flatMap(sheet => [...(sheet?.cssRules ?? [])].map(rule => rule.cssText));
    }, sheets);
  const linked = await rules('linked');
  release();
  await expect(page.getByRole('timer').filter({ hasText: running })).toHaveCount(1);
  const adopted = await rules('adopted');
  expect(linked.length).toBeGreaterThan(50);
  const light = linked.filter(
    rule =>
      !/\[data-theme="dark"\] \{|div\[hidden\]|--lk-made-accent-text: oklch\(from var\(--lk-own-accent\) max/.test(
        rule,
      ),
  );
  expect(adopted.slice(0, light.length)).toEqual(light);
});

/** Screenshot after fonts and images have loaded. */
async function settledPicture(page: Page): Promise<PNG> {
  await page.evaluate(() => document.fonts.ready);
  return PNG.sync.read(await page.screenshot({ animations: 'disabled' }));
}

const differing = (a: PNG, b: PNG) => pixelmatch(a.data, b.data, undefined, a.width, a.height, { threshold: 0.1 });
