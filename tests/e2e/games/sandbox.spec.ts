/** Sandbox games on a separate origin, opened by a launch URL. */
import type { Page } from '@playwright/test';
import { type Endpoint, launchGame, login, wallet } from '../../../sdk/protocol/wire.ts';
import { diceGame, launchOfGame } from '../../helpers/gateway/bet-steps.ts';
import { axeFindings } from '../../helpers/pages/axe.ts';
import { startHostSite } from '../../helpers/pages/host-page.ts';
import { slowUnless } from '../../helpers/slow.ts';
import { holdBack } from '../account/account-kit.ts';
import { test as base, complaints, expect, type MovableGateway } from '../fixtures.ts';

const PASSWORD = 'Lobby-2026';
const MINUTE = 60_000;

const test = base.extend<{ loggedIn: Launches }>({
  loggedIn: async ({ gateway }, use) => use(await startSession(gateway)),
});

interface Launches {
  /** Returns the launch URL of the reels game. */
  reels(language?: string): Promise<string>;
  dice(language?: string): Promise<string>;
  lottery(code: string, language?: string): Promise<string>;
  balance(): Promise<string>;
}

async function startSession({ url, db }: MovableGateway): Promise<Launches> {
  const request = async ({ path, method, moduleId }: Endpoint, body?: object, token?: string) => {
    const response = await fetch(url + path, {
      method,
      headers: {
        ModuleId: moduleId,
        'X-Forwarded-For': `10.77.0.${1 + Math.floor(Math.random() * 250)}`,
        ...(body && { 'Content-Type': 'application/json' }),
        ...(token && { Authorization: `Bearer ${token}` }),
      },
      body: body && JSON.stringify(body),
    });
    const { success, value, message } = await response.json();
    if (!success) throw new Error(`${path}: ${message}`);
    return value;
  };
  const { token } = await request(login, { type: 'username', username: 'member40', password: PASSWORD });
  const launch = (body: object): Promise<string> => request(launchGame, body, token);
  return {
    async reels(language = 'EN') {
      const game = await db
        .selectFrom('games')
        .selectAll()
        .where('vendor_code', '=', 'BGS')
        .orderBy('position')
        .limit(1)
        .executeTakeFirstOrThrow();
      return launch({ ...launchOfGame(game), language });
    },
    dice: async (language = 'EN') => launch({ ...launchOfGame(await diceGame({ db })), language }),
    lottery: (gameCode, language = 'EN') => launch({ vendor: 'TCG_LOTTO_VN', gameCode, prizeMode: 'Lott', language }),
    balance: async () => (await request(wallet, undefined, token)).sumBalance,
  };
}

const shownBalance = async (page: Page) =>
  (await page.getByRole('status').filter({ hasText: '₫' }).first().textContent())?.replace(/[₫,]/g, '');

for (const theme of ['light', 'dark'] as const) {
  test(
    `LAUNCH-06 a launched game is playable by keyboard with the balance of the wallet, ${theme}`,
    slowUnless(theme === 'light'),
    async ({ page, loggedIn }) => {
      const found = complaints(page);
      await page.emulateMedia({ colorScheme: theme });
      await page.goto(await loggedIn.reels());
      const outcome = page.locator('.outcome');
      await expect(outcome).toHaveText('Choose a stake and spin');
      await expect(page.getByText('Play money')).toBeVisible();
      expect(await shownBalance(page)).toBe(await loggedIn.balance());
      expect(await axeFindings(page)).toEqual([]);

      await page.getByRole('radio', { name: '₫5.00' }).focus();
      await page.keyboard.press('Space');
      await page.getByRole('button', { name: 'Spin ₫5.00' }).focus();
      await page.keyboard.press('Enter');
      await expect(outcome).toHaveText(/You win ₫|Stake returned: ₫5\.00|No win this time/);
      const after = await loggedIn.balance();
      await expect.poll(() => shownBalance(page)).toBe(after);
      expect(found).toEqual([]);
    },
  );

  test(`the lottery accepts a ticket entered by keypad and shows the result of its draw, ${theme}`, {
    tag: '@slow',
  }, async ({ page, gateway, loggedIn }) => {
    const found = complaints(page);
    // Advances to the start of a minute, so that the sale is open during the whole test.
    await gateway.advance(MINUTE - (gateway.now() % MINUTE));
    await page.emulateMedia({ colorScheme: theme });
    await page.goto(await loggedIn.lottery('fast1'));
    const before = Number(await loggedIn.balance());
    await expect(page.getByRole('timer')).toHaveText(/^0:00:[0-4]\d$/);
    expect(await axeFindings(page)).toEqual([]);

    const place = page.getByRole('button', { name: /^Place bet/ });
    await expect(place).toHaveAttribute('aria-disabled', 'true');
    for (let digit = 0; digit < 10; digit++)
      await page.getByRole('button', { name: String(digit), exact: true }).click();
    await page.getByRole('button', { name: 'Remove 9' }).click();
    await page.getByRole('button', { name: '9', exact: true }).click();
    await place.click();
    await expect(page.getByText('Your ticket is in. Good luck!')).toBeVisible();
    const ticket = page.locator('.ticket').first();
    await expect(ticket).toContainText('Waiting');
    expect(Number(await loggedIn.balance())).toBe(before - 10);

    await gateway.advance(MINUTE);
    await expect(ticket).toContainText('Won');
    await expect(ticket).toContainText('+₫9.00');
    await expect(ticket.locator('.ball.gold')).toHaveCount(1);
    expect(Number(await loggedIn.balance())).toBe(before - 1);
    const settled = await loggedIn.balance();
    await expect.poll(() => shownBalance(page)).toBe(settled);
    expect(await axeFindings(page)).toEqual([]);
    expect(found).toEqual([]);
  });
}

for (const [theme, width] of [
  ['light', 390],
  ['dark', 320],
] as const) {
  test(
    `the dice are playable by keyboard, and a revealed seed verifies the rolls, ${theme}, ${width} px`,
    slowUnless(theme === 'light'),
    async ({ page, loggedIn }) => {
      const found = complaints(page);
      await page.emulateMedia({ colorScheme: theme });
      await page.setViewportSize({ width, height: 844 });
      await page.goto(await loggedIn.dice());
      const outcome = page.locator('.outcome');
      await expect(outcome).toHaveText('Choose a bet and roll');
      await page.getByText('Rules').click();
      await expect(page.getByText('Return to player: 96% of all stakes on average.')).toBeVisible();
      await page.getByText('Verify your rolls').click();
      await page.getByText('Launch data').click();
      await expect(page.getByText('VND')).toBeVisible();
      const hash = await page.locator('dd code').textContent();
      expect(hash).toMatch(/^[0-9a-f]{64}$/);
      expect(await axeFindings(page)).toEqual([]);

      await page.getByRole('radio', { name: 'Low 00–47' }).focus();
      await page.keyboard.press('ArrowRight');
      await page.getByRole('radio', { name: '×2' }).focus();
      await page.keyboard.press('ArrowRight');
      await page.getByRole('radio', { name: '₫5.00' }).focus();
      await page.keyboard.press('Space');
      await expect(page.getByText('You win ₫15.00 if you roll 68–99 (32 of 100 numbers).')).toBeVisible();
      await page.getByLabel('Client seed', { exact: true }).fill('my seed');
      await page.keyboard.press('Enter');
      await expect(page.getByText('A client seed has 1 to 64')).toBeVisible();
      await page.getByLabel('Client seed', { exact: true }).fill('my-seed');
      await page.keyboard.press('Enter');
      await expect(page.getByText('Your client seed is saved.')).toBeVisible();
      const release = await holdBack(page, '**/roll');
      await page.getByRole('button', { name: 'Roll ₫5.00' }).focus();
      await page.keyboard.press('Enter');
      // The bet cannot be changed during a roll, because the dice would then mark other numbers than those of the roll.
      for (const name of ['Low 00–31', '×2', '₫10.00'])
        await expect(page.getByRole('radio', { name, exact: true })).toBeDisabled();
      await release();
      await expect(outcome).toHaveText(/^You rolled \d\d\. (You win ₫15\.00|No win this time)$/);
      const after = await loggedIn.balance();
      await expect.poll(() => shownBalance(page)).toBe(after);

      await page.getByRole('button', { name: 'Reveal the server seed' }).click();
      await expect(page.locator('dd code')).not.toHaveText(hash!);
      // Older rolls of the member follow in the list.
      const newest = page.locator('.fairness li').first();
      await expect(newest).toContainText('Verified');
      await expect(newest).toContainText('my-seed');
      expect(await axeFindings(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      expect(found).toEqual([]);
    },
  );
}

test('LAUNCH-07 a launch link works only once, and its token is removed from the URL', {
  tag: '@slow',
}, async ({ page, loggedIn }) => {
  const url = await loggedIn.reels();
  await page.goto(url);
  await expect(page.getByRole('button', { name: /^Spin/ })).toBeVisible();
  expect(page.url()).toBe(url.split('#')[0]);
  await page.goto('about:blank');
  await page.goto(url);
  await expect(page.getByRole('heading', { name: 'This link has been used' })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  // Opening the game with another token in the same tab or frame starts a new game session.
  await page.goto(await loggedIn.reels());
  await expect(page.getByRole('button', { name: /^Spin/ })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'This session has ended' })).toBeVisible();
});

test('S28 a game in a frame of the site can neither navigate nor read the site', async ({
  page,
  gateway,
  loggedIn,
}) => {
  await page.goto('/m/home');
  await page.evaluate(
    async url => {
      localStorage.setItem('secret', 'of the site');
      const frame = document.createElement('iframe');
      frame.setAttribute('sandbox', 'allow-scripts allow-same-origin allow-forms allow-popups allow-pointer-lock');
      frame.src = url;
      document.body.append(frame);
    },
    await loggedIn.reels(),
  );
  const game = page.frameLocator('iframe[sandbox]');
  await expect(game.getByRole('button', { name: /^Spin/ })).toBeAttached();
  const inside = page.frames().find(frame => frame.url().startsWith(gateway.gamesUrl))!;
  const seen = await inside.evaluate(() => {
    const tries = [
      () => top!.document.title,
      () => top!.localStorage.getItem('secret'),
      () => {
        top!.location.href = 'about:blank';
        return 'navigated';
      },
    ];
    return tries.map(attempt => {
      try {
        return attempt();
      } catch {
        return 'refused';
      }
    });
  });
  expect(seen).toEqual(['refused', 'refused', 'refused']);
  expect(await inside.evaluate(() => localStorage.getItem('secret'))).toBeNull();
  expect(page.url()).toMatch(/\/m\/home$/);
});

test('S28 a foreign page cannot frame a game', async ({ page, loggedIn }) => {
  const host = await startHostSite();
  const rejection = page.waitForEvent('console', message => message.text().includes('frame-ancestors'));
  await page.goto(host.put('/', `<!doctype html><iframe src="${await loggedIn.reels()}"></iframe>`));
  await rejection;
  await expect(page.frameLocator('iframe').getByRole('button')).toHaveCount(0);
  await host.stop();
});

for (const [language, spin, pick] of [
  ['VI', 'Quay', 'Đặt cược'],
  ['PT', 'Girar', 'Apostar'],
] as const) {
  test(
    `LAUNCH-07 both sandbox games use the language ${language} of the launch`,
    slowUnless(language === 'VI'),
    async ({ page, loggedIn }) => {
      await page.goto(await loggedIn.reels(language));
      await expect(page.getByRole('button', { name: new RegExp(`^${spin}`) })).toBeVisible();
      await page.goto(await loggedIn.lottery('mb', language));
      await expect(page.getByRole('button', { name: new RegExp(`^${pick}`) })).toBeVisible();
      expect(await page.locator('html').getAttribute('lang')).toMatch(new RegExp(`^${language}`, 'i'));
    },
  );
}

test('a round whose response is lost is paid exactly once, and the next press shows its result', async ({
  page,
  gateway,
  loggedIn,
}) => {
  await page.goto(await loggedIn.reels());
  const spin = page.getByRole('button', { name: /^Spin/ });
  await expect(spin).toBeVisible();
  const count = async () => (await gateway.db.selectFrom('bets').select('id').execute()).length;
  const before = await count();
  await page.route('**/api/play', async route => {
    await route.fetch();
    await route.abort();
  });
  await spin.click();
  await expect(page.getByText('No connection. Nothing is lost. Please try again.')).toBeVisible();
  await page.unroute('**/api/play');
  await spin.click();
  await expect(page.locator('.outcome')).toHaveText(/You win ₫|Stake returned|No win this time/);
  expect(await count()).toBe(before + 1);
  await expect.poll(() => shownBalance(page)).toBe(await loggedIn.balance());
});

test('a lottery page whose first response is lost loads on a retry with the same launch token', async ({
  page,
  loggedIn,
}) => {
  await page.route('**/api/lottery', route => route.abort(), { times: 1 });
  await page.goto(await loggedIn.lottery('mb'));
  await expect(page.getByRole('heading', { name: 'Couldn’t load the game' })).toBeFocused();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('timer')).toHaveText(/^\d+:\d\d:\d\d$/);
});
