/**
 * Checks the height that a frame reports to its host page. It is the height of the content and does not depend on the
 * frame's height (S29).
 */
import type { Frame, Page } from '@playwright/test';
import { accountEn } from '../../../sdk/i18n/account-en.ts';
import { stakes, winRounds } from '../../helpers/wins.ts';
import { embed, expect, FOLLOWER, LISTENER, receivedMessages, test } from './frame-kit.ts';

const reportedHeight = async (page: Page) =>
  (await receivedMessages(page))
    .filter(({ type }) => type === 'lobbykit:height')
    .map(message => Reflect.get(message, 'height'));
const tiles = (frame: Frame) =>
  frame.evaluate(
    () =>
      document.querySelector('lobby-game-grid')?.shadowRoot?.querySelector('[role=grid]')?.getBoundingClientRect()
        .height ?? 0,
  );
/** Records the numbers of the game pages that are requested, except for page 1, which may be prerendered. */
const requestHeight = (page: Page) => {
  const pages: string[] = [];
  page.on('request', request => {
    const { pathname, searchParams } = new URL(request.url());
    const number = searchParams.get('pageNo') ?? '';
    if (pathname.endsWith('GCSGAME_gameList') && number !== '1') pages.push(number);
  });
  return pages;
};

test('EMBED-14 LIST-11 S29 a grid in a frame with automatic height shows one page of games and a button that loads more', async ({
  page,
  host,
  gateway,
}) => {
  const src = `${gateway.url}/embed/game-grid?game-type=RNG`;
  const pages = requestHeight(page);
  const frame = await embed(page, host, src, { policy: null, more: FOLLOWER, height: 400 });
  const more = frame.getByRole('button', { name: 'More games' });
  await expect(more).toBeVisible();
  await expect.poll(() => frame.evaluate(() => document.documentElement.scrollHeight <= innerHeight)).toBe(true);
  const height = await tiles(frame);
  await more.click();
  await expect.poll(() => tiles(frame)).toBeGreaterThan(height);
  // The end of the list was visible the whole time, so an endlessly loading list would have requested more pages by
  // now.
  expect(pages).toEqual(['2']);
});

test('EMBED-14 S29 a frame whose grid has more=scroll keeps its height and reports no height', {
  tag: '@slow',
}, async ({ page, host, gateway }) => {
  const src = `${gateway.url}/embed/game-grid?game-type=RNG&more=scroll`;
  const frame = await embed(page, host, src, { policy: null, more: LISTENER });
  await expect(frame.getByRole('gridcell').first()).toBeVisible();
  const height = await tiles(frame);
  await frame.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect.poll(() => tiles(frame)).toBeGreaterThan(height);
  expect(await reportedHeight(page)).toEqual([]);
});

for (const path of [
  'lottery-board',
  'lottery-board?layout=rows',
  'winner-board?still',
  'game-grid?game-type=RNG',
  'download-bar',
  'login-modal',
]) {
  test(`EMBED-14 S29 the height that ${path} reports is the same in a frame of 100 px and in a frame of 4000 px`, {
    tag: '@slow',
  }, async ({ page, host, gateway }) => {
    await winRounds(gateway, 'RNG', stakes(3));
    gateway.changed();
    const heights: unknown[] = [];
    for (const height of [100, 4_000]) {
      const frame = await embed(page, host, `${gateway.url}/embed/${path}`, {
        policy: null,
        more: LISTENER,
        height,
      });
      await frame.waitForFunction(() => document.fonts.status === 'loaded');
      await expect.poll(async () => (await reportedHeight(page)).length).toBeGreaterThan(0);
      // The content is complete when no placeholder is left.
      await frame.waitForFunction(() => {
        const shown = document.querySelector('#frame > :is(:state(ready), :state(empty))')?.shadowRoot;
        return shown && !shown.querySelector('.lk-pulse, .lk-skeleton, .lk-tabs-wait');
      });
      const real = () =>
        frame.evaluate(() => Math.ceil(document.querySelector('#frame')?.getBoundingClientRect().height ?? 0));
      // A long list grows with each paint and is complete when ten paints add nothing.
      const paints = () =>
        frame.evaluate(async () => {
          for (let left = 10; left > 0; left--) await new Promise(requestAnimationFrame);
        });
      const rests = async () => {
        const before = await real();
        await paints();
        return before === (await real()) && before === (await reportedHeight(page)).at(-1);
      };
      await expect.poll(rests).toBe(true);
      heights.push((await reportedHeight(page)).at(-1));
    }
    expect(heights[0]).toBe(heights[1]);
  });
}

test('EMBED-14 S29 the login frame reports a new height after the login and after the form reopens', {
  tag: '@slow',
}, async ({ page, host, gateway }) => {
  const frame = await embed(page, host, `${gateway.url}/embed/login-modal`, { policy: null, more: LISTENER });
  await frame.getByRole('textbox', { name: accountEn['login.username'] }).fill('member0');
  await frame.getByLabel(accountEn['login.password'], { exact: true }).fill('Lobby-2026');
  const form = (await reportedHeight(page)).at(-1);
  expect(form).toBe(620);
  await page.keyboard.press('Enter');
  await expect(frame.getByRole('button', { name: 'Log out' })).toBeVisible();
  await expect.poll(async () => (await reportedHeight(page)).at(-1)).toBeLessThan(300);
  await frame.getByRole('button', { name: 'Log out' }).click();
  await frame.locator('#door').getByRole('button', { name: 'Log in' }).click();
  await expect.poll(async () => (await reportedHeight(page)).at(-1)).toBe(form);
});
