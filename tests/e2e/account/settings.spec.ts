/** Settings, VIP, trial and other pages, and the reminders enabled in the settings. */
import type { Page } from '@playwright/test';
import type { Lobby } from 'lobbykit';
import { en } from '../../../site/src/shared/i18n/en.ts';
import { vi } from '../../../site/src/shared/i18n/vi.ts';
import { runningTimer } from '../fixtures.ts';
import { setHands, setHidden, takeClocks } from '../lottery/clock-kit.ts';
import { button, expect, kit, logIn, PASSWORD, test } from './account-kit.ts';

const home = /\/m\/home$/;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const enter = async (page: Page, name = 'member0') => {
  await logIn(page, name, PASSWORD);
  await expect(page).toHaveURL(home);
};

test('ROUTE-33 ROUTE-34 the settings change language and theme without a reload and list the entries of other menus', async ({
  page,
}) => {
  await page.goto('/m/set');
  await expect(title(page, en['title.settings'])).toBeVisible();
  await expect(page.getByText(en['set.balance'])).toHaveCount(0);
  await page.evaluate(() => Object.assign(window, { notReloaded: true }));
  const main = page.getByRole('main');
  await main.getByRole('button', { name: en['set.dark'] }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await main.getByRole('combobox', { name: en['header.language'] }).selectOption('VI');
  await expect(title(page, vi['title.settings'])).toBeVisible();
  await expect(main.getByRole('button', { name: vi['set.dark'], pressed: true })).toBeVisible();
  for (const key of ['set.display', 'set.theme', 'set.light'] as const) {
    await expect(main.getByText(vi[key], { exact: true })).toBeVisible();
    await expect(main.getByText(en[key], { exact: true })).toHaveCount(0);
  }
  expect(await page.evaluate(() => 'notReloaded' in window)).toBe(true);

  await page.goto('/m/other');
  await expect(title(page, vi['title.other'])).toBeVisible();
  await page.getByRole('link', { name: vi['title.trial'] }).click();
  await expect(page).toHaveURL(/\/m\/trail$/);
  await expect(title(page, vi['title.trial'])).toBeVisible();
});

test('BAL-05 ROUTE-34 TRIAL-08 a member hides the balance permanently and finds password and logout in the settings', async ({
  page,
}) => {
  await enter(page);
  await page.goto('/m/set');
  const hide = page.getByRole('checkbox', { name: en['set.balance'] });
  await expect(hide).not.toBeChecked();
  await hide.check();
  await page.goto('/m/member/home');
  const money = page.getByRole('region', { name: en['account.balance'] });
  await expect(money.getByText(en['account.masked'])).toBeVisible();
  await money.getByRole('button', { name: en['account.hideBalance'] }).click();
  await expect(money.getByText('₫10,000.00')).toBeVisible();
  await page.getByRole('link', { name: en['title.settings'] }).click();
  await expect(hide).not.toBeChecked();
  await page.getByRole('link', { name: en['account.changePassword'] }).click();
  await expect(page).toHaveURL(/\/m\/changePsw$/);
  await page.goBack();
  await page.getByRole('main').getByRole('button', { name: en['account.logout'] }).click();
  const dialog = page.getByRole('dialog', { name: en['logout.title'] });
  await dialog.getByRole('button', { name: en['account.logout'] }).click();
  await expect(page).toHaveURL(home);
});

test('ROUTE-33 ROUTE-34 TRIAL-07 a trial member sees the limits of a trial, also on a page that rejects trial members', async ({
  page,
}) => {
  await page.goto('/m/trail');
  await expect(title(page, en['title.trial'])).toBeVisible();
  await expect(page.getByText(en['trail.visitorText'])).toBeVisible();
  await button(page, en['trial.start']).click();
  const dialog = page.getByRole('dialog', { name: en['trial.title'] });
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: en['trial.start'] }).click();
  await expect(page).toHaveURL(home);

  await page.goto('/m/member/home');
  await expect(page.getByText(en['mark.guest'], { exact: true }).last()).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: en['title.deposit'] }).click();
  await expect(page.getByText(kit['error.trial'])).toBeVisible();
  await expect(page).toHaveURL(/\/m\/trail$/);
  await expect(page.getByText(en['trail.guestText'])).toBeVisible();
  await expect(page.getByText(en['trail.money'])).toBeVisible();
  // A visitor in a trial must leave the trial account before the registration.
  await page.getByRole('main').getByRole('button', { name: en['account.register'] }).click();
  const confirmation = page.getByRole('dialog', { name: en['logout.title'] });
  await expect(confirmation.getByText(en['logout.guestText'])).toBeVisible();
  await confirmation.getByRole('button', { name: en['account.logout'] }).click();
  await expect(page).toHaveURL(/\/m\/register$/);
});

test('EP-29 ROUTE-33 ROUTE-34 R15 the VIP page shows level and benefits in the chosen language and retries after a failure', async ({
  page,
}) => {
  await enter(page, 'member40');
  let fails = true;
  await page.route('**/wps/relay/MCS2_getMemberClubBenefit', route =>
    fails ? route.fulfill({ status: 500 }) : route.continue(),
  );
  await page.goto('/m/vip');
  await expect(title(page, en['title.vip'])).toBeVisible();
  await expect(page.getByText(en['vip.failed'])).toBeVisible();
  fails = false;
  await button(page, en['failed.retry']).click();
  await expect(page.getByRole('heading', { name: 'Gold' })).toBeVisible();
  const own = page.getByRole('region', { name: en['vip.benefits'] });
  await expect(own.getByText('Member card')).toBeVisible();
  const levels = page.getByRole('region', { name: en['vip.levels'] });
  await expect(levels.getByText('Platinum')).toBeVisible();
  // The next level is expanded, and the others expand on a press.
  const early = levels.getByText('New games a day early').filter({ visible: true });
  await expect(early).toHaveCount(1);
  await levels.getByText('Bronze').click();
  await expect(levels.getByText('Member card').filter({ visible: true })).toHaveCount(2);
  await page.goto('/m/set');
  await page.getByRole('main').getByRole('combobox').selectOption('VI');
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Vàng' })).toBeVisible();
  await expect(page.getByText('Member card')).toHaveCount(0);
});

test('ROUTE-34 a favorite lottery shows a reminder on any page before its sale closes', async ({ page, gateway }) => {
  // Afternoon in Vietnam, 25 minutes before the sale for the southern draw closes. An earlier time is not possible,
  // because an unused session lasts half an hour.
  const start = 8 * HOUR + 50 * MINUTE;
  await gateway.advance((DAY + start - (gateway.now() % DAY)) % DAY);
  await takeClocks(page);
  await enter(page);
  await page.goto('/m/set');
  await page.getByRole('checkbox', { name: en['set.draws'] }).check();
  await page.goto('/m/home');
  await runningTimer(page);
  const { name, left } = await page.evaluate(async lead => {
    const registry = (globalThis as unknown as Record<symbol, { lobbies: Map<string, Lobby> }>)[
      Symbol.for('lobbykit.lobbies')
    ];
    const lobby = registry?.lobbies.get('default');
    const now = Math.round(lobby?.clock.serverNow() ?? 0);
    const [later] = (lobby?.$lottery.get().data?.all ?? [])
      .filter(({ onSale, closeAt }) => onSale && (closeAt ?? 0) > now + lead)
      .sort((one, other) => (one.closeAt ?? 0) - (other.closeAt ?? 0));
    if (later) await lobby?.toggleLotteryFavorite(later.id);
    return { name: later?.name ?? '', left: (later?.closeAt ?? 0) - now };
  }, 20 * MINUTE);
  expect(name).not.toBe('');

  // Hides the page until 3.5 minutes before the sale closes.
  const away = left - 3.5 * MINUTE;
  await setHidden(page, true);
  // The clocks of the page advance before the gateway: a response in between would otherwise advance the page twice.
  await setHands(page, { slept: away });
  await gateway.advance(away);
  const reminder = page.getByText(en['remind.closing'].replace('{{name}}', name).replace('{{minutes}}', '4'));
  await Promise.all([expect(reminder).toBeVisible(), setHidden(page, false)]);
});

test.describe('reader in another time zone', () => {
  test.use({ timezoneId: 'America/Sao_Paulo' });
});
