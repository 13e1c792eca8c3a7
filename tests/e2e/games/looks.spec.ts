/**
 * What the screens of games keep: no axe finding in either theme, no sideways scroll, targets of 44 px, nothing that jumps.
 *
 * @module-tag slow
 */
import type { Page } from '@playwright/test';
import { en as kit } from '../../../sdk/i18n/en.ts';
import { px } from '../../helpers/lengths.ts';
import { axeFindings, axeInBothThemes } from '../../helpers/pages/axe.ts';
import { slowUnless } from '../../helpers/slow.ts';
import { button, expect, site, test } from '../account/account-kit.ts';
import { type MovableGateway, startMovable } from '../fixtures.ts';
import { recordShifts } from '../lottery/shifts.ts';
import { asMember, firstGame, framed, game, tile } from './games-kit.ts';

const screens: Readonly<Record<string, (page: Page, gateway: MovableGateway) => Promise<void>>> = {
  'a list of games': async page => {
    await page.goto('/m/rng');
    await firstGame(page);
  },
  'favorites of a member without any': async (page, gateway) => {
    await asMember(page, gateway);
    await page.goto('/m/gameList?gameType=RNG&vassalage=BGS');
    await firstGame(page);
    await page.getByRole('tab', { name: kit['tab.fav'] }).click();
    await expect(page.getByRole('gridcell')).toHaveCount(0);
  },
  'the game center': async page => {
    await page.goto('/m/live');
    await firstGame(page);
  },
  'an empty category': async page => {
    await page.goto('/m/gameCenter?gameType=POKER');
    await expect(page.getByText(site['center.none'])).toBeVisible();
  },
  'a game': async (page, gateway) => {
    await asMember(page, gateway);
    await page.goto('/m/rng');
    await tile(page, await firstGame(page)).click();
    await expect((await framed(page)).getByText(game.ready)).toBeVisible();
  },
  'a lottery with a ticket': async (page, gateway) => {
    await asMember(page, gateway);
    await page.goto('/m/launchGame?vendor=LOTT&code=fast5&gameName=Fast+5+min&prize_mode=Lott&playType=trad');
    const play = await framed(page);
    await play.getByRole('button', { name: '7', exact: true }).click();
    await play.getByRole('button', { name: new RegExp(`^${game.placeBet}`) }).click();
    await expect(play.getByText(game.placed)).toBeVisible();
  },
  'a game that is not offered': async (page, gateway) => {
    await asMember(page, gateway);
    await page.goto('/m/launchGame?vendor=JL&gameId=JL-9&nodeId=9&gameName=Gone');
    await expect(button(page, site['launch.toList'])).toBeVisible();
  },
  'a game that did not open': async (page, gateway) => {
    await asMember(page, gateway);
    await page.route('**/wps/game/launchGame', route => route.fulfill({ status: 500 }));
    await page.goto('/m/launchGame?vendor=JL&gameId=JL-9&nodeId=9&gameName=Gone');
    await expect(button(page, site['failed.retry'])).toBeVisible();
  },
  'hot games on home': async page => {
    await page.goto('/m/home');
    const hot = page.getByRole('region', { name: site['kind.HOT'] });
    await hot.scrollIntoViewIfNeeded();
    await expect(hot.getByRole('gridcell').first()).toBeVisible();
  },
};

/** Opens a page and waits until everything that comes by itself has come. */
async function settle(page: Page, path: string) {
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.waitForTimeout(1_500);
}

const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const [name, open] of Object.entries(screens)) {
  test(`axe finds nothing on "${name}", light and dark`, async ({ page, gateway }) => {
    await open(page, gateway);
    expect(await axeInBothThemes(page)).toEqual([]);
  });
}

for (const width of [320, 390, 480, 1280]) {
  test(
    `nothing scrolls sideways at ${width} px, in the longest language, at 200 % text size too`,
    slowUnless(width === 320),
    async ({ page }) => {
      await page.setViewportSize({ width, height: 844 });
      await page.addInitScript(() => localStorage.setItem('language', 'PT'));
      for (const path of ['/m/rng', '/m/inhouse', '/m/home']) {
        await settle(page, path);
        expect(await sideways(page)).toBe(0);
        await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
        expect(await sideways(page)).toBe(0);
      }
    },
  );
}

test('what is pressed is at least 44 px high and wide', async ({ page }) => {
  for (const [path, pressed] of [
    ['/m/live', '.top :is(button, label), .kind-pill, .vendor-tile, .center-more'],
    ['/m/rng', '.top :is(button, label), .notice-line'],
    ['/m/home', '.kind-menu a, .section-more'],
  ] as const) {
    await page.goto(path);
    await expect(page.locator(pressed).last()).toBeVisible();
    for (const control of await page.locator(pressed).all()) {
      const box = await control.boundingBox();
      expect(px(box?.width)).toBeGreaterThanOrEqual(44);
      expect(px(box?.height)).toBeGreaterThanOrEqual(44);
    }
  }
});

for (const path of ['/m/rng', '/m/live', '/m/inhouse', '/m/home']) {
  test(`nothing jumps while ${path} loads`, slowUnless(path === '/m/home' || path === '/m/rng'), async ({ page }) => {
    const shifts = await recordShifts(page);
    await settle(page, path);
    expect(await shifts()).toEqual([]);
  });
}

test('home keeps all of that with a board full of winners', { tag: '@slow' }, async ({ page }) => {
  const gateway = await startMovable({ sandboxPlayers: true });
  const shifts = await recordShifts(page);
  await page.addInitScript(() => localStorage.setItem('language', 'PT'));
  const stop = page.locator('.lk-winners-stop');
  await page.goto(`${gateway.url}/m/home`);
  await expect(async () => {
    // What a page has kept for a minute is asked for anew by a reload; the wins once they are about to be seen.
    await page.reload();
    // Before that the page does not know how long it will be.
    await expect(page.locator('[data-waiting]')).toHaveCount(0);
    await page.locator('.winners').scrollIntoViewIfNeeded({ timeout: 4_000 });
    await expect(stop).toBeAttached({ timeout: 4_000 });
  }).toPass();
  await page.waitForTimeout(1_500);
  expect(await shifts()).toEqual([]);
  // The list moves by whole rows.
  const heights = await page.locator('.lk-winners-window').evaluate(list => {
    const row = list.querySelector('li') as Element;
    return [list, row].map(part => part.getBoundingClientRect().height);
  });
  // To a thousandth of a pixel: they are fractions, which sums of them miss by less.
  expect(heights[0]).toBeCloseTo(6 * (heights[1] ?? 0), 3);
  await page.setViewportSize({ width: 320, height: 844 });
  expect(await sideways(page)).toBe(0);
  await stop.click();
  expect(await axeFindings(page, { include: ['.winners'] })).toEqual([]);
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  expect(await sideways(page)).toBe(0);
  await gateway.stop();
});
