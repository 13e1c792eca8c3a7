/**
 * Game pages: accessibility in both themes, horizontal scrolling, targets of 44 px and layout shifts.
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

/** Opens a page and waits until all automatic content has loaded. */
async function settle(page: Page, path: string) {
  await page.goto(path, { waitUntil: 'networkidle' });
  await page.waitForTimeout(1_500);
}

const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

for (const [name, open] of Object.entries(screens)) {
  test(`"${name}" has no accessibility violations, light and dark`, async ({ page, gateway }) => {
    await open(page, gateway);
    expect(await axeInBothThemes(page)).toEqual([]);
  });
}

for (const width of [320, 390, 480, 1280]) {
  test(
    `game pages do not scroll horizontally at ${width} px, in Portuguese and with text at 200 %`,
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

test('controls of game pages are at least 44 px high and wide', async ({ page }) => {
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
  test(
    `loading ${path} causes no layout shift`,
    slowUnless(path === '/m/home' || path === '/m/rng'),
    async ({ page }) => {
      const shifts = await recordShifts(page);
      await settle(page, path);
      expect(await shifts()).toEqual([]);
    },
  );
}

test('home with a full winner board has no layout shift, horizontal scrolling or accessibility violations', {
  tag: '@slow',
}, async ({ page }) => {
  const gateway = await startMovable({ sandboxPlayers: true });
  const shifts = await recordShifts(page);
  await page.addInitScript(() => localStorage.setItem('language', 'PT'));
  const stop = page.locator('.lk-winners-stop');
  await page.goto(`${gateway.url}/m/home`);
  await expect(async () => {
    // The reload fetches responses that are cached for a minute. The list of wins loads when it is nearly visible.
    await page.reload();
    // Waits until no placeholder is left, because the page length is unknown before.
    await expect(page.locator('[data-waiting]')).toHaveCount(0);
    await page.locator('.winners').scrollIntoViewIfNeeded({ timeout: 4_000 });
    await expect(stop).toBeAttached({ timeout: 4_000 });
  }).toPass();
  await page.waitForTimeout(1_500);
  expect(await shifts()).toEqual([]);
  // The visible height must be a multiple of the row height, because the list moves by whole rows.
  const heights = await page.locator('.lk-winners-window').evaluate(list => {
    const row = list.querySelector('li') as Element;
    return [list, row].map(part => part.getBoundingClientRect().height);
  });
  // The tolerance of a thousandth of a pixel covers rounding of summed fractions.
  expect(heights[0]).toBeCloseTo(6 * (heights[1] ?? 0), 3);
  await page.setViewportSize({ width: 320, height: 844 });
  expect(await sideways(page)).toBe(0);
  await stop.click();
  expect(await axeFindings(page, { include: ['.winners'] })).toEqual([]);
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  expect(await sideways(page)).toBe(0);
  await gateway.stop();
});
