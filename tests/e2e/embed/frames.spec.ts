/** Framed widgets on a page of another origin that permits no script. */
import { accountEn } from '../../../sdk/i18n/account-en.ts';
import { stakes, winRounds } from '../../helpers/wins.ts';
import { embed, expect, FOLLOWER, LISTENER, receivedMessages, test } from './frame-kit.ts';

test.describe('frames on a page without scripts', () => {
  test('a framed lottery board counts down and opens a lottery', async ({ page, host, gateway }) => {
    const frame = await embed(page, host, `${gateway.url}/embed/lottery-board?limit=2&theme=dark`);
    await expect(frame.getByRole('timer').filter({ hasText: /^\d+:\d\d:\d\d$/ })).toHaveCount(2);
    await frame.getByRole('article').first().getByRole('heading').getByRole('button').click();
    await expect(frame.getByRole('dialog')).toBeVisible();
  });

  test('a framed winner board shows wins, a game grid its games, and neither scrolls horizontally', async ({
    page,
    host,
    gateway,
  }) => {
    await winRounds(gateway, 'RNG', stakes(3));
    gateway.changed();
    const wins = await embed(page, host, `${gateway.url}/embed/winner-board`);
    await expect(wins.getByText(/[,.]\d\d$/).first()).toBeVisible();
    const grid = await embed(page, host, `${gateway.url}/embed/game-grid?game-type=RNG&page-size=6`);
    await expect(grid.locator('lobby-game-grid')).toHaveJSProperty('state', 'ready');
    expect(await grid.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });

  for (const coep of ['require-corp', 'credentialless']) {
    test(`a page with COEP ${coep} shows framed widgets, their images and the error of a wrong URL`, async ({
      page,
      host,
      gateway,
    }) => {
      const grid = await embed(page, host, `${gateway.url}/embed/game-grid?page-size=6`, { coep });
      const image = grid.locator('lobby-game-grid img').first();
      await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth)).toBeTruthy();
      const board = await embed(page, host, `${gateway.url}/embed/lottery-board?limit=2`, { coep });
      await expect(board.getByRole('timer').filter({ hasText: /^\d+:\d\d:\d\d$/ })).toHaveCount(2);
      const wrong = await embed(page, host, `${gateway.url}/embed/roulette`, { coep });
      await expect(wrong.getByText('roulette')).toBeVisible();
    });
  }

  test('a framed service widget is open initially, and its contacts open in new tabs', async ({
    page,
    host,
    gateway,
    context,
  }) => {
    const frame = await embed(page, host, `${gateway.url}/embed/service-widget`);
    await expect(frame.getByRole('dialog')).toBeVisible();
    const opened = context.waitForEvent('page');
    await frame.getByRole('dialog').getByText('Help center').click();
    const tab = await opened;
    await expect(tab).toHaveURL(/\/m\/help/);
    expect(await tab.evaluate(() => opener)).toBeNull();
    expect(page.url()).toContain('/frame-host.html');
    await expect(frame.locator('lobby-service-widget')).toBeAttached();
  });

  test('a framed login is open initially, logs in and then shows a logout button', async ({ page, host, gateway }) => {
    const frame = await embed(page, host, `${gateway.url}/embed/login-modal`);
    await frame.getByRole('textbox', { name: accountEn['login.username'] }).fill('member0');
    await frame.getByLabel(accountEn['login.password'], { exact: true }).fill('Lobby-2026');
    await page.keyboard.press('Enter');
    await expect(frame.locator('#door-text')).toBeVisible();
    await frame.getByRole('button', { name: 'Log out' }).click();
    await expect(frame.locator('#door').getByRole('button', { name: 'Log in' })).toBeVisible();
    await frame.locator('#door').getByRole('button', { name: 'Log in' }).click();
    await expect(frame.getByRole('textbox', { name: accountEn['login.username'] })).toBeVisible();
  });

  test('a framed download bar opens its dialog', async ({ page, host, gateway }) => {
    const frame = await embed(page, host, `${gateway.url}/embed/download-bar`, { height: 640 });
    await frame.locator('lobby-download-bar').getByRole('button').first().click();
    await expect(frame.getByRole('dialog')).toBeVisible();
  });

  for (const late of ['nothing', 'the kit']) {
    test(`a favorite button opens the login inside the frame while ${late} is still loading`, async ({
      page,
      host,
      gateway,
    }) => {
      if (late === 'the kit') await page.route('**/script-kit.*', () => {});
      const frame = await embed(page, host, `${gateway.url}/embed/lottery-board?limit=2`);
      await expect(frame.getByRole('timer').filter({ hasText: /^\d/ }).first()).toBeVisible();
      await frame
        .getByRole('button', { name: /^Favorite: / })
        .first()
        .click();
      await expect(frame.getByRole('textbox', { name: accountEn['login.username'] })).toBeVisible();
      await expect(frame.locator('lobby-login-modal')).toHaveCount(1);
      expect(page.url()).toContain('/frame-host.html');
    });
  }
});

test('a frame is transparent by default and applies the colors in its URL', async ({ page, host, gateway }) => {
  const board = `${gateway.url}/embed/lottery-board?limit=1&accent=%230a6b4f`;
  const clear = await embed(page, host, board);
  const ground = () => getComputedStyle(document.body).backgroundColor;
  expect(await clear.evaluate(ground)).toBe('rgba(0, 0, 0, 0)');
  expect(await clear.evaluate(() => document.documentElement.style.getPropertyValue('--lobby-accent'))).toBe('#0a6b4f');
  const filled = await embed(page, host, `${board}&ground=surface`);
  expect(await filled.evaluate(ground)).toBe('rgb(245, 246, 250)');
});

test('an unknown color in the URL of a frame is reported on the frame page', async ({ page, host, gateway }) => {
  const frame = await embed(page, host, `${gateway.url}/embed/lottery-board?limit=1&accent=notacolor`);
  await expect(frame.getByRole('alert')).toContainText('accent = notacolor');
});

test('a frame works without storage, in a sandbox without an origin', async ({ page, host, gateway }) => {
  const frame = await embed(page, host, `${gateway.url}/embed/lottery-board?limit=2`, { sandbox: 'allow-scripts' });
  await expect(frame.getByRole('timer').filter({ hasText: /^\d+:\d\d:\d\d$/ })).toHaveCount(2);
  expect(await frame.evaluate(() => origin)).toBe('null');
});

test('S29 a merchant with an origin list can be framed only by listed pages', async ({ page, host, gateway }) => {
  await gateway.db.insertInto('merchants').values({ code: 'shop', any_origin: false }).execute();
  const allow = (origin: string) =>
    gateway.db.insertInto('merchant_origins').values({ merchant_code: 'shop', origin }).execute();
  await allow('https://shop.example');
  gateway.changed();
  const src = `${gateway.url}/embed/lottery-board?merchant=shop&limit=1`;
  const shut = await embed(page, host, src);
  await expect.poll(() => shut.url()).toMatch(/^chrome-error:/);
  await allow(host.url);
  gateway.changed();
  const open = await embed(page, host, src, { policy: null, more: LISTENER });
  await expect(open.getByRole('timer').filter({ hasText: /^\d/ })).toHaveCount(1);
  await expect
    .poll(async () => (await receivedMessages(page)).some(({ type }) => type === 'lobbykit:height'))
    .toBe(true);
});

test('S38 a login in the frame of a merchant creates a session of that merchant', async ({ page, host, gateway }) => {
  await gateway.db.insertInto('merchants').values({ code: 'kiosk', any_origin: true }).execute();
  const { password_hash } = await gateway.db
    .selectFrom('members')
    .select('password_hash')
    .where('user_name', '=', 'member0')
    .executeTakeFirstOrThrow();
  const member = { merchant_code: 'kiosk', user_name: 'kiosk0', type: 0, created_at: gateway.now(), password_hash };
  await gateway.db
    .insertInto('members')
    .values({ ...member, user_name_folded: 'kiosk0' })
    .execute();
  gateway.changed();
  const frame = await embed(page, host, `${gateway.url}/embed/login-modal?merchant=kiosk`);
  await frame.getByRole('textbox', { name: accountEn['login.username'] }).fill('kiosk0');
  await frame.getByLabel(accountEn['login.password'], { exact: true }).fill('Lobby-2026');
  await page.keyboard.press('Enter');
  await expect(frame.locator('#door-text')).toBeVisible();
  const sessions = await gateway.db
    .selectFrom('sessions')
    .innerJoin('members', 'members.id', 'sessions.member_id')
    .select(['merchant_code', 'user_name'])
    .where('user_name', '=', 'kiosk0')
    .execute();
  expect(sessions).toEqual([{ merchant_code: 'kiosk', user_name: 'kiosk0' }]);
});

test.describe('S29 messages of frames', () => {
  test('a frame reports each content height exactly once, and reports events only by their names', async ({
    page,
    host,
    gateway,
  }) => {
    const src = `${gateway.url}/embed/lottery-board?limit=2`;
    const frame = await embed(page, host, src, { policy: null, more: LISTENER });
    await expect(frame.getByRole('tab').first()).toBeVisible();
    const heights = async () => (await receivedMessages(page)).filter(({ type }) => type === 'lobbykit:height');
    await expect.poll(async () => (await heights()).length).toBeGreaterThan(0);
    const real = await frame.evaluate(() =>
      Math.ceil(document.querySelector('#frame')?.getBoundingClientRect().height ?? 0),
    );
    const reported = (await heights()) as unknown as { widget: string; height: number }[];
    expect(reported.at(-1)).toEqual({ type: 'lobbykit:height', widget: 'lottery-board', height: real });
    expect(new Set(reported.map(({ height }) => height)).size).toBe(reported.length);
    const events = (await receivedMessages(page)).filter(({ type }) => type === 'lobbykit:event');
    expect(events).toContainEqual({ type: 'lobbykit:event', widget: 'lottery-board', event: 'ready' });
    expect(Object.keys(events[0] ?? {}).sort()).toEqual(['event', 'type', 'widget']);
  });

  test('a frame with the reported height needs no scrollbar', async ({ page, host, gateway }) => {
    const src = `${gateway.url}/embed/lottery-board?limit=2`;
    const frame = await embed(page, host, src, { policy: null, more: FOLLOWER, height: 100 });
    await expect(frame.getByRole('tab').first()).toBeVisible();
    const fits = () => frame.evaluate(() => document.documentElement.scrollHeight <= innerHeight);
    await expect.poll(fits).toBe(true);
    expect(await frame.evaluate(() => innerHeight)).toBeGreaterThan(300);
  });

  test('10,000 forged messages of any origin, source and shape have no effect', { tag: '@slow' }, async ({
    page,
    host,
    gateway,
  }) => {
    const src = `${gateway.url}/embed/lottery-board?limit=2`;
    const errors: string[] = [];
    page.on('pageerror', error => errors.push(error.message));
    const frame = await embed(page, host, src, { policy: null, more: LISTENER });
    await expect(frame.getByRole('timer').filter({ hasText: /^\d/ })).toHaveCount(2);
    await expect(frame.getByRole('tab').first()).toBeVisible();
    const before = await frame.evaluate(() => document.documentElement.outerHTML.length);
    await page.evaluate(() => {
      const target = document.querySelector('iframe')?.contentWindow;
      const hostile = [
        { type: 'lobbykit:height', widget: 'lottery-board', height: 1 },
        { type: 'lobbykit:event', event: 'login', session: { token: 'x' } },
        { type: 'lobbykit:navigate', to: 'javascript:alert(1)' },
        JSON.parse('{"__proto__":{"polluted":1}}'),
        null,
        'x'.repeat(2_000),
      ];
      for (let n = 0; n < 10_000; n++) target?.postMessage(hostile[n % hostile.length], '*');
    });
    await frame.getByRole('tab', { name: 'Hot' }).click();
    await expect(frame.getByRole('tab', { name: 'Hot' })).toHaveAttribute('aria-selected', 'true');
    expect(await frame.evaluate(() => ({}) as { polluted?: number }).then(({ polluted }) => polluted)).toBeUndefined();
    expect(await frame.evaluate(() => document.documentElement.outerHTML.length)).toBe(before);
    expect(errors).toEqual([]);
  });

  test('a frame sends no message to a page without an origin', { tag: '@slow' }, async ({ page, host, gateway }) => {
    const inner = `${gateway.url}/embed/lottery-board?limit=1`;
    const middle = host.put(
      '/middle.html',
      `<!doctype html><title>Middle</title>${LISTENER}<iframe src="${inner}" title="Widget"></iframe>`,
    );
    const frame = await embed(page, host, middle, { policy: null, sandbox: 'allow-scripts' });
    const widget = page.frameLocator('iframe').frameLocator('iframe').locator('lobby-lottery-board');
    await expect(widget).toHaveJSProperty('state', 'ready');
    expect(await frame.evaluate(() => (window as unknown as { heard: unknown[] }).heard)).toEqual([]);
  });
});
