/**
 * Winning numbers, gold buttons, covers and selected items under the automatic dark mode of a browser and under forced
 * colors.
 */
import type { Locator, Page } from '@playwright/test';
import { LINKS, publish } from '../../helpers/download.ts';
import type { HostSite } from '../../helpers/pages/host-page.ts';
import { hostPage, scriptTag } from '../../helpers/pages/script-page.ts';
import { widgetOf } from '../../helpers/pages/widget-of.ts';
import { differingPixels, type Shot } from '../../helpers/pictures/same-picture.ts';
import { expect, type MovableGateway, test } from '../../integrations/stage.ts';

const BODY = ['download-bar', 'lottery-board', 'game-grid'].map(name => `<lobby-${name}></lobby-${name}>`).join('');

async function open(page: Page, gateway: MovableGateway, host: HostSite) {
  await publish(gateway, LINKS);
  const tag = scriptTag(`${gateway.url}/sdk/latest/`, { 'data-lobby-theme': 'light' });
  await page.goto(host.put('/forced.html', hostPage(tag, BODY)));
  for (const name of ['lottery-board', 'game-grid']) {
    await expect(page.locator(`lobby-${name}`)).toHaveJSProperty('state', 'ready');
  }
}

test('automatic dark mode leaves winning numbers, gold buttons and covers unchanged', async ({
  page,
  gateway,
  host,
}) => {
  // Browsers apply the forced dark mode only on a device with a dark theme.
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await open(page, gateway, host);
  const cover = widgetOf(page, 'game-grid').locator('[part~=tile]:visible img').first();
  await cover.scrollIntoViewIfNeeded();
  await expect.poll(() => cover.evaluate(image => (image as HTMLImageElement).complete)).toBe(true);
  const parts = [
    widgetOf(page, 'lottery-board').locator('.lk-balls b:visible').first(),
    widgetOf(page, 'download-bar').getByRole('button', { name: 'Install' }),
    cover,
  ];
  /** Screenshot of the middle of a part. Its corners show the page and the icons above the part, which may differ. */
  const shoot = async (part: Locator): Promise<Shot> => {
    const { x, y, width, height } = (await part.boundingBox())!;
    const clip = { x: x + width / 4, y: y + height / 4, width: width / 2, height: height / 2 };
    return { png: await page.screenshot({ clip }), radius: 0 };
  };
  const ground = () => page.screenshot({ clip: { x: 0, y: 0, width: 4, height: 4 } });
  const devtools = await page.context().newCDPSession(page);
  for (const part of parts) {
    await part.scrollIntoViewIfNeeded();
    const before = await shoot(part);
    await devtools.send('Emulation.setAutoDarkModeOverride', { enabled: true });
    expect(differingPixels(before, await shoot(part))).toBe(0);
    const dark = await ground();
    await devtools.send('Emulation.setAutoDarkModeOverride', { enabled: false });
    expect(dark.equals(await ground())).toBe(false);
  }
});

/** Width of the border or outline in px, 0 without one. */
const edge = (element: Locator, kind: 'border' | 'outline') =>
  element.evaluate((one, name) => {
    const style = getComputedStyle(one);
    const [width, line] =
      name === 'border' ? [style.borderTopWidth, style.borderTopStyle] : [style.outlineWidth, style.outlineStyle];
    return line === 'none' ? 0 : Number.parseFloat(width);
  }, kind);

test('forced colors leave drawn numbers and selected items recognizable', async ({ page, gateway, host }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, gateway, host);
  const grid = widgetOf(page, 'game-grid');
  const board = widgetOf(page, 'lottery-board');
  for (const number of ['.lk-balls b', '.lk-number b']) {
    expect(await edge(board.locator(number).first(), 'border')).toBeGreaterThanOrEqual(1);
  }
  const vendors = grid.getByRole('group', { name: 'Providers' }).getByRole('button');
  expect(await edge(vendors.nth(0), 'outline')).toBe(2);
  expect(await edge(vendors.nth(1), 'outline')).toBe(0);
  await grid.getByRole('button', { name: 'Filter' }).click();
  const options = page.getByRole('dialog').getByRole('button', { pressed: true });
  const [fill, highlight] = await options.first().evaluate(option => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.cssText = 'forced-color-adjust: none; background: Highlight';
    const { backgroundColor } = getComputedStyle(probe);
    probe.remove();
    return [getComputedStyle(option, '::before').backgroundColor, backgroundColor];
  });
  expect(fill).toBe(highlight);
});
