/** Change of theme or language during use, and columns of a loading grid. */

import { hostPage, scriptTag } from '../../helpers/pages/script-page.ts';
import { slowUnless } from '../../helpers/slow.ts';
import { expect, test } from '../../integrations/stage.ts';

test('EMBED-16 THEME-02 I18N-06 a theme or lang change preserves tab, scroll and filter of a grid without a second lobby-ready event', async ({
  page,
  gateway,
  host,
}) => {
  await page.addInitScript(() => {
    const count = { ready: 0 };
    Object.assign(window, { count });
    document.addEventListener('lobby-ready', () => {
      count.ready += 1;
    });
  });
  await page.setViewportSize({ width: 390, height: 700 });
  const body = '<lobby-game-grid game-type="RNG"></lobby-game-grid>';
  await page.goto(host.put('/looks.html', hostPage(scriptTag(`${gateway.url}/sdk/latest/`), body)));
  const grid = page.locator('lobby-game-grid');
  const list = () =>
    grid.evaluate(element => element.shadowRoot?.querySelector('[role=grid]')?.getBoundingClientRect().height ?? 0);
  const set = (name: string, value: string) =>
    grid.evaluate((element, [key, text]) => element.setAttribute(key as string, text as string), [name, value]);
  await expect(page.getByRole('gridcell').first()).toBeVisible();
  const first = await list();
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect.poll(list).toBeGreaterThan(first);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight - 1200));
  const at = await page.evaluate(() => scrollY);

  await set('theme', 'dark');
  await expect(grid.locator('[data-theme=dark]').first()).toBeAttached();
  expect(await page.evaluate(() => scrollY)).toBe(at);
  const response = page.waitForResponse(/GCSGAME_gameList.*pageNo=2/);
  await set('lang', 'VI');
  await expect(grid.locator('[lang=vi]').first()).toBeAttached();
  await response;
  await expect.poll(list).toBeGreaterThan(first);
  expect(Math.abs((await page.evaluate(() => scrollY)) - at)).toBeLessThan(40);

  await page.evaluate(() => scrollTo(0, 0));
  await page.getByRole('tab').nth(1).click();
  await expect(page.getByRole('tab').nth(1)).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('gridcell').first()).toBeVisible();
  await grid.locator('[part~=filter]').first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await set('lang', 'PT');
  await set('theme', 'light');
  await expect(grid.locator('[lang=pt]').first()).toBeAttached();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.getByRole('tab', { includeHidden: true }).nth(1)).toHaveAttribute('aria-selected', 'true');
  expect(await page.evaluate(() => (window as unknown as { count: { ready: number } }).count.ready)).toBe(1);
});

for (const width of [320, 390, 800]) {
  test(
    `EMBED-10 a loading grid at ${width} px has as many columns as the loaded grid`,
    slowUnless(width === 390),
    async ({ page, gateway, host }) => {
      await page.setViewportSize({ width, height: 700 });
      let respond = () => {};
      const held = new Promise<void>(resolve => {
        respond = resolve;
      });
      // Blocks the prerendered markup, because it would show games instead of the loading state.
      await page.route('**/first/**', route => route.abort());
      await page.route(/GCSGAME_gameList/, async route => {
        await held;
        await route.continue();
      });
      const body = '<lobby-game-grid game-type="RNG"></lobby-game-grid>';
      await page.goto(host.put(`/wait-${width}.html`, hostPage(scriptTag(`${gateway.url}/sdk/latest/`), body)));
      const row = page.locator('lobby-game-grid .lk-game-wait-row').first();
      await expect(row).toBeVisible();
      const waiting = await row.evaluate(element => element.children.length);
      respond();
      await expect(page.getByRole('gridcell').first()).toBeVisible();
      const shown = await page.getByRole('grid').getAttribute('aria-colcount');
      expect(waiting).toBe(Number(shown));
    },
  );
}
