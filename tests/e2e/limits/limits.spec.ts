/** Player limits and exclusions in a browser with a real gateway (LIMIT-01 to LIMIT-03). */
import type { Page } from '@playwright/test';
import { limits as words } from '../../../site/src/features/limits/texts.en.ts';
import { limits as vi } from '../../../site/src/features/limits/texts.vi.ts';
import { en } from '../../../site/src/shared/i18n/en.ts';
import { axeInBothThemes } from '../../helpers/pages/axe.ts';
import { isSlowRun, slowUnless } from '../../helpers/slow.ts';
import { kit as account } from '../account/account-kit.ts';
import { choose, fill, openCashier, otherTab, press } from '../deposits/cashier-kit.ts';
import { expect, type MovableGateway, test } from '../fixtures.ts';
import { asMember, firstGame, framed, game, tile } from '../games/games-kit.ts';
import { playerOf, round } from '../records/records-kit.ts';

const HOUR = 3_600_000;

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
/** Button that sets or changes one limit: `Set: Deposits, Per day`. */
const change = (page: Page, action: 'set' | 'change', kind: 'deposit' | 'stake' | 'loss', period: 'day' | 'week') =>
  button(page, `${words[`lim.${action}`]}: ${words[`lim.kind.${kind}`]}, ${words[`lim.period.${period}`]}`);
const row = (page: Page, kind: 'deposit' | 'stake' | 'loss', period: 'day' | 'week') =>
  page
    .getByRole('region', { name: words[`lim.kind.${kind}`], exact: true })
    .getByRole('listitem')
    .filter({ hasText: words[`lim.period.${period}`] });

/**
 * Button of an exclusion period. Searches in the exclusions only, because the net position also has a button `7 days`.
 */
const length = (page: Page, name: string) => page.locator('.limits-breaks').getByRole('button', { name, exact: true });

/** Types an amount into the open sheet and saves the limit. */
async function save(page: Page, amount: string): Promise<void> {
  await page.getByRole('dialog').getByRole('textbox').fill(amount);
  await button(page, words['lim.edit.save']).click();
  await expect(page.getByRole('dialog')).toBeHidden();
}

/** Advances the time while all sessions stay valid. */
async function later(gateway: MovableGateway, ms: number): Promise<void> {
  const now = gateway.now() + ms;
  await gateway.db
    .updateTable('sessions')
    .set({ expires_at: now + 12 * HOUR, seen_at: now })
    .execute();
  await gateway.advance(ms);
}

test('LIMIT-03 the footer links to the limits page, whose totals match the records', async ({ page, gateway }) => {
  const player = await playerOf(gateway, await asMember(page, gateway));
  await round(gateway, player, true, 60_000);
  await round(gateway, player, false, 30_000);
  await page.goto('/m/home');
  await page.getByRole('link', { name: en['footer.limit'], exact: true }).click();
  await expect(page).toHaveURL(/\/m\/limits$/);
  const sums = page.locator('.limits-net');
  const shown = async (name: string) =>
    (await sums.locator('div').filter({ hasText: name }).first().locator('dd').textContent())?.replace(/\D/g, '');
  await expect(sums).toContainText(words['lim.net.stakes']);
  const [stakes, wins] = [await shown(words['lim.net.stakes']), await shown(words['lim.net.wins'])];
  await button(page, fill(words['lim.net.days'], { days: '365' })).click();
  expect(await shown(words['lim.net.stakes'])).toBe(stakes);
  await page.goto('/m/gameRecord?days=7');
  const record = page.locator('.record-sums dd');
  await expect(record.first()).toBeVisible();
  const texts = (await record.allTextContents()).map(text => text.replace(/\.00$/, '').replace(/\D/g, ''));
  expect(texts.slice(0, 2)).toEqual([stakes, wins]);
});

test('LIMIT-01 a deposit limit applies in the cashier, which shows its end, and an increase needs a second confirmation', async ({
  page,
  gateway,
}) => {
  await asMember(page, gateway);
  await page.goto('/m/limits');
  await change(page, 'set', 'deposit', 'day').click();
  await page.getByRole('dialog').getByRole('textbox').fill('0');
  await expect(page.getByText(words['lim.issue.none'])).toBeVisible();
  await expect(button(page, words['lim.edit.save'])).toBeDisabled();
  await save(page, '60000');
  await expect(page.getByText(words['lim.done.lower'])).toBeVisible();
  await page.reload();
  await expect(row(page, 'deposit', 'day')).toContainText('₫60,000');

  await openCashier(page);
  await choose(page, 'Bank transfer', '70000');
  await press(page);
  await expect(page.getByText(account['error.limit-reached'])).toBeVisible();
  await expect(page.getByText(/^Opens again \w+.*00:00/)).toBeVisible();
  await page.getByRole('link', { name: 'See my limits' }).click();

  await change(page, 'change', 'deposit', 'day').click();
  await page.getByRole('dialog').getByRole('textbox').fill('90000');
  await expect(page.getByText(words['lim.edit.higher'])).toBeVisible();
  await save(page, '90000');
  await expect(page.getByText(words['lim.done.higher'])).toBeVisible();
  await expect(row(page, 'deposit', 'day')).toContainText('₫60,000');
  await expect(button(page, words['lim.raiseYes'])).toBeHidden();
  await later(gateway, 24 * HOUR);
  await page.reload();
  await expect(row(page, 'deposit', 'day')).toContainText('₫60,000');
  await button(page, words['lim.raiseYes']).click();
  await expect(page.getByText(words['lim.done.raised'])).toBeVisible();
  await expect(row(page, 'deposit', 'day')).toContainText('₫90,000');
});

test('LIMIT-02 a time-out ends a game in another tab, closes the cashier and keeps withdrawals open', async ({
  page,
  context,
  gateway,
}) => {
  await asMember(page, gateway);
  await page.goto('/m/gameList?gameType=RNG&vassalage=BGS');
  await tile(page, await firstGame(page)).click();
  const play = await framed(page);
  await expect(play.getByRole('button', { name: new RegExp(`^${game.spin}`) })).toBeVisible();
  const tab = await otherTab(page, context);
  await tab.goto('/m/limits');
  await length(tab, words['lim.break.7d']).click();
  await expect(tab.getByText(words['lim.break.stays'])).toBeVisible();
  await button(tab, words['lim.break.not']).click();
  await expect(tab.getByRole('dialog')).toBeHidden();
  await length(tab, words['lim.break.7d']).click();
  await button(tab, words['lim.break.take']).click();
  await expect(tab.getByRole('heading', { name: words['lim.on.title'] })).toBeVisible();

  // The game in the first tab is stopped automatically and shows when the exclusion ends.
  await expect(play.getByText(/taking a break from play until \w+/)).toBeVisible();
  await expect(play.getByRole('button', { name: new RegExp(`^${game.spin}`) })).toBeHidden();
  // Shorter periods are not offered.
  await expect(length(tab, words['lim.break.24h'])).toBeHidden();
  await expect(length(tab, words['lim.break.30d'])).toBeVisible();

  await openCashier(tab);
  await choose(tab, 'Bank transfer', '70000');
  await press(tab);
  await expect(tab.getByText(account['error.excluded'])).toBeVisible();
  await tab.goto('/m/withdraw');
  await expect(tab.getByRole('heading', { name: 'Set a withdrawal password' })).toBeVisible();
  await later(gateway, 7 * 24 * HOUR);
  await tab.goto('/m/limits');
  await expect(tab.getByRole('heading', { name: words['lim.break.title'] })).toBeVisible();
});

test('LIMIT-02 games are not marked as hot during an exclusion, on home and in a list', {
  tag: '@slow',
}, async ({ page, gateway }) => {
  await asMember(page, gateway);
  // Hidden tiles are a reserve for further rows and are ignored.
  const hot = page.locator('[data-tag="hot"]').filter({ visible: true });
  await page.goto('/m/hot');
  await expect(hot.first()).toBeVisible();
  await page.goto('/m/limits');
  await length(page, words['lim.break.7d']).click();
  await button(page, words['lim.break.take']).click();
  await expect(page.getByRole('heading', { name: words['lim.on.title'] })).toBeVisible();
  for (const address of ['/m/hot', '/m/home']) {
    await page.goto(address);
    await expect(page.locator('.lk-tile').filter({ visible: true }).first()).toBeVisible();
    await expect(hot).toHaveCount(0);
  }
  await later(gateway, 7 * 24 * HOUR);
  await page.goto('/m/hot');
  await expect(hot.first()).toBeVisible();
});

test('LIMIT-01 the limits page shows an error after a failed request and can be retried', { tag: '@slow' }, async ({
  page,
  gateway,
}) => {
  await asMember(page, gateway);
  let isDown = true;
  await page.route('**/wps/member/limits', route => (isDown ? route.abort() : route.continue()));
  await page.goto('/m/limits');
  await expect(page.getByText(words['lim.unloaded'])).toBeVisible();
  isDown = false;
  await button(page, words['lim.retry']).click();
  await expect(page.getByRole('heading', { name: words['lim.title'] })).toBeVisible();
});

for (const [language, table] of [
  ['EN', words],
  ['VI', vi],
] as const) {
  test(
    `LIMIT-03 the limits page has no accessibility violations and no horizontal scrolling, light and dark, ${language}`,
    slowUnless(language === 'VI'),
    async ({ page, gateway }) => {
      await page.addInitScript(code => {
        if (location.protocol === 'http:') localStorage.setItem('language', code);
      }, language);
      const player = await playerOf(gateway, await asMember(page, gateway));
      await round(gateway, player, false, 30_000);
      const now = gateway.now();
      const limit = {
        member_id: player.memberId,
        kind: 'stake',
        period: 'day',
        requested_amount: null,
        confirmable_at: null,
      } as const;
      await gateway.db
        .insertInto('player_limits')
        .values([
          { ...limit, amount: '50' },
          {
            ...limit,
            period: 'week',
            amount: '123456789012',
            requested_amount: '999999999999',
            confirmable_at: now + HOUR,
          },
          { ...limit, period: 'month', amount: '30', confirmable_at: now - HOUR },
        ])
        .execute();
      const check = async () => {
        for (const width of isSlowRun ? [390, 320] : [320]) {
          await page.setViewportSize({ width, height: 844 });
          expect(await axeInBothThemes(page)).toEqual([]);
          expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
        }
      };
      await page.goto('/m/limits');
      await expect(page.getByRole('heading', { name: table['lim.break.title'] })).toBeVisible();
      await check();
      await page.locator('.limits-line').getByRole('button').first().click();
      await expect(page.getByRole('dialog').getByRole('textbox')).toBeVisible();
      await check();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('dialog')).toBeHidden();
      await page.getByRole('button', { name: table['lim.break.6m'], exact: true }).click();
      await expect(page.getByText(table['lim.break.stays'])).toBeVisible();
      await check();
      await page.getByRole('button', { name: table['lim.break.take'], exact: true }).click();
      await expect(page.getByRole('heading', { name: table['lim.on.title'] })).toBeVisible();
      await expect(page.getByRole('dialog')).toBeHidden();
      await check();
    },
  );
}
