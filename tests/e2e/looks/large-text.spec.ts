/**
 * 320 px with text at 200 % in the languages with the longest words: no broken words and no cut text.
 *
 * @module-tag slow
 */
import type { Page } from '@playwright/test';
import { slowUnless } from '../../helpers/slow.ts';
import { textFaults } from '../../helpers/sources/text-faults.ts';
import { stakes, winRounds } from '../../helpers/wins.ts';
import { expect, logIn, test } from '../account/account-kit.ts';
import { PAGES, type Role } from '../pages.ts';

// With reduced motion, moving content is static and its container scrolls.
test.use({ viewport: { width: 320, height: 720 }, contextOptions: { reducedMotion: 'reduce' } });

/** Cut texts that are allowed, because another place shows them completely. */
const ELSEWHERE: readonly RegExp[] = [
  // Announcements in one moving line; the line links to the list with the complete texts.
  /^cut: .* in span\.marquee-words/,
  // Newest announcement on a page of games, in two lines; it links to the list with the complete texts.
  /^cut: .* in button\.notice-line/,
  // Numbers below the visible part of a card; the button "Details" shows all numbers.
  /^cut: .* in span\.lk-(number|level-name)/,
  // Rows of games have equal heights; the opened game shows its name completely (LAUNCH below).
  /^cut: .* in span\.lk-name/,
  // Text next to an icon, which stays visible; the title of the opened sheet contains the text.
  /^cut: .* in button\.lk-button\.history-link/,
  // Beginning of a message; opening the row shows the complete text.
  /^cut: .* in span\.message-snippet/,
];

/** A game whose name does not fit a tile. */
const LAUNCH = `/m/launchGame?${new URLSearchParams({
  vendor: 'JL',
  gameId: 'JL-9',
  nodeId: '9',
  gameType: 'FISH',
  gameName: 'Mạt Chược Đối Kháng Xuân Đoàn Viên của Rồng Vàng',
})}`;

/** Games load while scrolling; content beyond this number of screens looks the same. */
const MAX_SCREENS = 16;
/** Timeout in ms. A lost request is retried after 10 s, and after 20 s the page shows an error. */
const TIMEOUT_MS = 25_000;

/** Scrolls through the page screen by screen, because parts load when their position is visible. */
async function loadAll(page: Page) {
  for (let screen = 0; screen < MAX_SCREENS; screen++) {
    const isLast = await page.evaluate(at => {
      scrollTo(0, at * innerHeight);
      return scrollY + innerHeight >= document.documentElement.scrollHeight;
    }, screen);
    await expect.poll(() => page.evaluate(waiting), { timeout: TIMEOUT_MS }).toEqual([]);
    if (isLast) return;
  }
}
/** Finds visible containers whose content is still loading. */
const waiting = () =>
  [...document.querySelectorAll('.page-wait, .lk-skeleton, [aria-busy=true], [class$="-wait"], [data-state=loading]')]
    .filter(place => {
      const { top, bottom, width } = place.getBoundingClientRect();
      return width > 0 && bottom > top && bottom > 0 && top < innerHeight;
    })
    .map(({ className }) => className);

async function faultsOf(page: Page): Promise<string[]> {
  await loadAll(page);
  return (await page.evaluate(textFaults)).filter(fault => !ELSEWHERE.some(place => place.test(fault)));
}

const WIDGETS = ['lottery-board', 'winner-board', 'game-grid', 'login-modal', 'service-widget', 'download-bar'];

/** Pages that this role can open and the next lower role (visitor, then member) cannot. */
function pagesOf(role: Role): string[] {
  const before: Partial<Record<Role, Role>> = { member: 'visitor', agent: 'member' };
  const seen = before[role];
  const own = PAGES.filter(([, , roles]) => roles.includes(role) && !(seen && roles.includes(seen)));
  const extra = { visitor: ['/m/home', '/m/login'], member: ['/m/home', LAUNCH], agent: [], guest: [] }[role];
  return [...extra, ...own.map(([path]) => path)];
}

for (const language of ['PT', 'VI']) {
  for (const [role, name] of [
    ['visitor', ''],
    ['member', 'member0'],
    ['agent', 'agent1'],
  ] as const) {
    test(
      `no page of a ${role} breaks a word or cuts a text at 320 px with text at 200 % in ${language}`,
      slowUnless(role === 'visitor' && language === 'PT'),
      async ({ page, gateway }) => {
        await winRounds(gateway, 'RNG', stakes(8));
        if (name) {
          await logIn(page, name);
          await expect(page).toHaveURL('/m/home');
        }
        await page.addInitScript(code => localStorage.setItem('language', code), language);
        await page.goto('/m/help');
        await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
        // Opens all pages in one visit, like a reader who moves from page to page.
        for (const path of pagesOf(role)) {
          await test.step(path, async () => {
            await page.evaluate(address => history.pushState(null, '', address), path);
            await expect(page).toHaveURL(path);
            await page.locator('main').waitFor();
            expect.soft(await faultsOf(page), path).toEqual([]);
          });
        }
      },
    );
  }

  test(`no widget breaks a word or cuts a text at 320 px with text at 200 % in ${language}`, {
    tag: '@slow',
  }, async ({ page, gateway }) => {
    await winRounds(gateway, 'RNG', stakes(8));
    for (const widget of WIDGETS) {
      await test.step(widget, async () => {
        await page.goto(`/embed/${widget}?merchant=demo&language=${language}`);
        await page.evaluate(() => document.documentElement.style.setProperty('--lobby-px', '2px'));
        await expect(page.locator(`lobby-${widget}`)).toHaveJSProperty('state', 'ready');
        expect.soft(await faultsOf(page), widget).toEqual([]);
      });
    }
  });
}
