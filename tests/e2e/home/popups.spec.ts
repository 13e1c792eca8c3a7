/** Automatic popups on home and their order (HOME-10..12), and the hot matches (FRAME-21). */
import { addAnnouncement } from '../../../site/gateway/features/content/announcements-repository.ts';
import { en } from '../../../site/src/shared/i18n/en.ts';
import { vi } from '../../../site/src/shared/i18n/vi.ts';
import { axeFindings } from '../../helpers/pages/axe.ts';
import { confirmLeaving, expect, logIn, test } from '../account/account-kit.ts';
import type { MovableGateway } from '../fixtures.ts';
import { asMember } from '../games/games-kit.ts';

test.use({ noticed: false });

/** Adds an announcement for logged-in members in two languages. */
const addPopup = ({ db }: MovableGateway, title: string, text: string) =>
  addAnnouncement(db, {
    merchant_code: 'demo',
    type: 'PU',
    placement: 'm_home',
    group_name: '',
    titles: JSON.stringify({ EN: title }),
    contents: JSON.stringify({ EN: text }),
    url: null,
    start_at: 0,
  });

test('HOME-10 HOME-11 a visitor sees the newest notice once per session, with formatting and a link to all notices', async ({
  page,
}) => {
  await page.goto('/m/home');
  const notices = page.getByRole('dialog', { name: en['news.announcements'] });
  await expect(notices.getByRole('heading', { level: 3 })).toHaveText([/^Three regions/]);
  await expect(notices.locator('.lk-rich p').first()).toContainText('The south draws first');
  expect(await page.evaluate(() => sessionStorage.getItem('NOTICE_POP'))).toBe('1');
  expect(await axeFindings(page, { include: ['dialog'] })).toEqual([]);
  await notices.getByRole('button', { name: en['dialog.understood'] }).click();
  await expect(notices).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('region', { name: en['kind.HOT'] }).getByRole('gridcell').first()).toBeVisible();
  await expect(page.getByRole('link', { name: /Three regions, every day/ })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await notices.getByRole('button', { name: en['news.all'] }).click();
  await expect(page).toHaveURL(/\/m\/notice$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('HOME-12 after a login, home shows only the newest unread announcement; the next login shows the next announcement', async ({
  page,
  gateway,
}) => {
  await addPopup(gateway, 'Draws move on Sunday', '<p>All of them <b>one hour</b> later.</p><script>throw 1</script>');
  await addPopup(gateway, 'One more word', '<p>Not now.</p>');
  const body = page.locator('body');
  await page.goto('/m/login');
  await expect(body).toHaveClass(/with-login/);
  await logIn(page);
  await expect(page).toHaveURL(/\/m\/home$/);
  const first = page.getByRole('dialog', { name: en['news.login'] });
  await expect(first.getByRole('heading', { level: 3 })).toHaveText(/Draws move on Sunday\s*New/);
  await expect(first.locator('.lk-rich b')).toHaveText('one hour');
  // A popup must not set the body class of the login modal (FRAME-22).
  await expect(body).not.toHaveClass(/with-login/);
  await expect(page.getByRole('dialog')).toHaveCount(1);
  const response = page.waitForResponse('**/MCSFE_markAnnouncementAsRead');
  await first.getByRole('button', { name: en['dialog.understood'] }).click();
  await response;
  await expect(page.getByRole('dialog')).toHaveCount(0);
  // No other popup opens on this page or on another page of the session.
  await page.reload();
  await expect(page.getByRole('link', { name: /Three regions, every day/ })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await (await confirmLeaving(page)).getByRole('button', { name: en['account.logout'] }).click();
  await expect(page.getByRole('button', { name: en['account.login'] })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await logIn(page);
  await expect(page).toHaveURL(/\/m\/home$/);
  await expect(first.getByRole('heading', { level: 3 })).toHaveText(/One more word\s*New/);
});

test('HOME-10 home without notices opens no popup', { tag: '@slow' }, async ({ page, gateway }) => {
  await gateway.db.deleteFrom('announcements').execute();
  await page.goto('/m/home');
  await expect(page.getByText(en['marquee.none'])).toBeVisible();
  await expect(page.getByRole('img', { name: en['banner.HOT'] }).or(page.getByText(en['banner.HOT']))).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test.describe('hot matches', () => {
  test.use({ noticed: true });

  test('FRAME-21 ANN-02 hot matches require a login', async ({ page }) => {
    await page.goto('/m/home');
    await page.getByRole('button', { name: en['match.open'] }).click();
    await expect(page).toHaveURL(/\/m\/login$/);
  });

  test('FRAME-21 ANN-02 ANN-03 a member sees hot matches in the page’s language, marked as simulated', async ({
    page,
    gateway,
  }) => {
    await asMember(page, gateway);
    await page.goto('/m/home');
    await page.getByRole('button', { name: en['match.open'] }).click();
    const panel = page.getByRole('dialog', { name: en['match.title'] });
    const match = panel.getByRole('article').first();
    await expect(match).toContainText(en['match.sandbox']);
    await expect(match).toContainText(/\d\d:\d\d/);
    expect(await axeFindings(page, { include: ['dialog'] })).toEqual([]);
    await match.getByRole('link', { name: en['match.bet'] }).click();
    await expect(page).toHaveURL(/\/m\/sports$/);
    await expect(panel).toHaveCount(0);
    await page.evaluate(() => localStorage.setItem('language', 'VI'));
    await page.goto('/m/home');
    await page.getByRole('button', { name: vi['match.open'] }).click();
    await expect(page.getByRole('dialog', { name: vi['match.title'] })).toContainText('Cúp Ba Miền');
  });

  test('FRAME-21 the hot matches popup shows an error if its code fails to load, and the next press loads it', {
    tag: '@slow',
  }, async ({ page, gateway }) => {
    await asMember(page, gateway);
    await page.route('**/m/assets/home-dialogs*.js', route => route.abort());
    await page.goto('/m/home');
    const open = page.getByRole('button', { name: en['match.open'] });
    await open.click();
    await expect(page.getByText(en['late.title'])).toBeVisible();
    await page.unroute('**/m/assets/home-dialogs*.js');
    await open.click();
    await expect(page.getByRole('dialog', { name: en['match.title'] })).toBeVisible();
  });
});
