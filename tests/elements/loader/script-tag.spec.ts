/** EMBED-02 Script tag: options and the task queue of the page. */

import { hostPage, type KitWindow, scriptTag } from '../../helpers/pages/script-page.ts';
import { slowUnless } from '../../helpers/slow.ts';
import { expect, test } from '../../integrations/stage.ts';

const BOARD = '<lobby-lottery-board limit="1"></lobby-lottery-board>';
const TIMER = '[part~=countdown]';
/** Serves the build without browser caching, so that each test loads the files again. */
const latest = (gateway: { url: string }) => `${gateway.url}/sdk/latest/`;

test.describe('options of the script tag', () => {
  const wrong: [attributes: Record<string, string>, message: RegExp][] = [
    [{ 'data-lobby-merchant': 'not a code!' }, /option "merchant" is "not a code!"; allowed: 1 to 32/],
    [{ 'data-lobby-theme': 'blue' }, /option "theme" is "blue"; allowed: system, light, dark/],
    [{ 'data-lobby-gateway': 'ftp://x' }, /option "gateway" is "ftp:\/\/x"; allowed: an http or https URL/],
    [{ 'data-lobby-gateway': 'http://[' }, /option "gateway" is "http:\/\/\["; allowed/],
    [{ 'data-lobby-gateway': '' }, /option "gateway" is ""; allowed/],
    [{ 'data-lobby-language': '<b>' }, /option "language" is "<b>"; allowed: a language code/],
    [{ 'data-lobby-prize-mode': 'lott' }, /option "prizeMode" is "lott"; allowed: Lott/],
    [{ 'data-lobby-minimum-age': 'grown-up' }, /option "minimumAge" is "grown-up"; allowed: whole years, 1 to 99/],
    [{ 'data-lobby-remember-password': 'yes' }, /option "rememberPassword" is "yes"; allowed: true or false/],
    [{ 'data-lobby-routes': '{"login":' }, /option "routes" is "\{"login":"; allowed: an object/],
  ];
  /** Options that are tested by default, one of each value type: a code, a choice, a number and an object. */
  const IN_GATE = ['data-lobby-merchant', 'data-lobby-theme', 'data-lobby-minimum-age', 'data-lobby-routes'];
  for (const [attributes, message] of wrong) {
    test(
      `EMBED-02 ${JSON.stringify(attributes)} logs one console error with option, value and allowed values`,
      slowUnless(IN_GATE.includes(Object.keys(attributes)[0]!)),
      async ({ page, gateway, host, trouble }) => {
        await page.goto(host.put('/wrong.html', hostPage(scriptTag(latest(gateway), attributes), BOARD)));
        const board = page.locator('lobby-lottery-board');
        await expect(board).toHaveJSProperty('state', 'error');
        await expect(board.getByRole('alert')).toBeVisible();
        await expect
          .poll(() => trouble.errors.filter(text => text.includes('lobbykit')))
          .toEqual([expect.stringMatching(message)]);
      },
    );
  }

  test('EMBED-02 an unknown option is reported once with all valid options and the board runs', async ({
    page,
    gateway,
    host,
    trouble,
  }) => {
    const attributes = {
      'data-lobby-langauge': 'VI',
      'data-lobby-fetch': 'mine',
      'data-lobby-constructor': 'x',
      // Attributes that other scripts, such as consent managers and optimizers, add to every tag. The loader ignores
      // them.
      'data-name': 'widgets',
      'data-cfasync': 'false',
    };
    await page.goto(host.put('/typo.html', hostPage(scriptTag(latest(gateway), attributes), BOARD)));
    await expect(page.locator(TIMER).first()).toBeVisible();
    const messages = trouble.errors.filter(text => text.includes('lobbykit'));
    expect(messages).toEqual([
      expect.stringMatching(
        /no option data-lobby-langauge="VI", data-lobby-fetch="mine" \(createLobby takes it\), data-lobby-constructor="x"; allowed: .*data-lobby-language, .*data-lobby-minimum-age/,
      ),
    ]);
  });

  test('EMBED-02 a tag with a merchant and without a gateway reports the missing option', async ({
    page,
    gateway,
    host,
    trouble,
  }) => {
    const script = scriptTag(latest(gateway)).replace(/ data-lobby-gateway="[^"]*"/, ' data-lobby-gatway="x"');
    await page.goto(host.put('/none.html', hostPage(script, BOARD)));
    // The page logs both messages, because the misspelled attribute may be the missing gateway.
    const patterns = [
      /no option data-lobby-gatway="x"; allowed: .*data-lobby-gateway/,
      /option "gateway" is missing; allowed/,
    ];
    await expect.poll(() => trouble.errors).toEqual(patterns.map(pattern => expect.stringMatching(pattern)));
  });

  test('EMBED-02 a tag whose option names lack lobby- reports each new name and shows the error', async ({
    page,
    gateway,
    host,
    trouble,
  }) => {
    const script = scriptTag(latest(gateway), { 'data-lobby-prize-mode': 'Lott', 'data-lobby-routes': '{}' });
    await page.goto(host.put('/old.html', hostPage(script.replaceAll('data-lobby-', 'data-'), BOARD)));
    await expect.poll(() => trouble.errors).toHaveLength(1);
    for (const name of ['gateway', 'merchant', 'language', 'prize-mode', 'routes'])
      expect(trouble.errors[0]).toContain(`allowed: the new name data-lobby-${name}.`);
    await expect(page.locator('lobby-lottery-board')).toHaveJSProperty('state', 'error');
  });

  test('EMBED-02 S30 loader parses numbers, flags and objects and ignores polluting keys', async ({
    page,
    gateway,
    host,
    trouble,
  }) => {
    const attributes = {
      'data-lobby-name': 'default',
      'data-lobby-minimum-age': '21',
      'data-lobby-remember-password': '',
      'data-lobby-currency-symbol': '₫',
      'data-lobby-storage-prefix': 'mine.',
      'data-lobby-routes': '{"login":"/check-in","__proto__":{"polluted":"yes"},"constructor":"x"}',
      'data-lobby-languages': 'EN, VI',
      'data-lobby-theme': 'dark',
    };
    await page.goto(host.put('/more.html', hostPage(scriptTag(latest(gateway), attributes), BOARD)));
    await expect(page.locator(TIMER).first()).toBeVisible();
    const config = await page.evaluate(
      () =>
        new Promise<Record<string, unknown>>(resolve => {
          const { lobbykit } = window as unknown as KitWindow;
          lobbykit.push(kit => {
            const { minimumAge, rememberPassword, currencySymbol, storagePrefix, routes, languages, theme } =
              kit.lobby?.()?.config ?? {};
            resolve({ minimumAge, rememberPassword, currencySymbol, storagePrefix, routes, languages, theme });
          });
        }),
    );
    expect(config).toEqual({
      minimumAge: 21,
      rememberPassword: true,
      currencySymbol: '₫',
      storagePrefix: 'mine.',
      routes: { login: '/check-in' },
      languages: ['EN', 'VI'],
      theme: 'dark',
    });
    expect(await page.evaluate(() => ({}) as { polluted?: string }).then(({ polluted }) => polluted)).toBeUndefined();
    expect(trouble.errors).toEqual([]);
  });
});

test.describe('task queue of a page with the script tag', () => {
  test('EMBED-03 tasks run in push order before, during and after loading and a failing task stops no other', async ({
    page,
    gateway,
    host,
    trouble,
  }) => {
    const note = (name: string) => `lobbykit.push(() => order.push('${name}'));`;
    const before = `<script>window.order = []; window.onerror = (text) => { order.push('error'); };
      window.lobbykit ??= []; ${note('early')} lobbykit.push(() => { throw new Error('a task of the host'); }); ${note('early too')}</script>`;
    const meanwhile = `<script>const kept = lobbykit; ${note('meanwhile')}
      lobbykit.push(kit => { order.push('outer'); kit.push(() => order.push('inner')); kept.push(() => order.push('kept')); });</script>`;
    await page.goto(host.put('/queue.html', hostPage(before + scriptTag(latest(gateway)) + meanwhile)));
    await expect
      .poll(() => page.evaluate(() => (window as unknown as KitWindow).order))
      .toEqual(['early', 'error', 'early too', 'meanwhile', 'outer', 'inner', 'kept']);
    const after = await page.evaluate(() => {
      const { lobbykit, order } = window as unknown as KitWindow;
      order.length = 0;
      lobbykit.push(() => {
        throw new Error('a late task of the host');
      });
      lobbykit.push(() => order.push('late'));
      return order;
    });
    expect(after).toEqual(['error', 'late']);
    expect(trouble.errors).toEqual(['Error: a task of the host', 'Error: a late task of the host']);
  });

  test('EMBED-03 the lobbykit object that exists before loading is still the same object after loading', async ({
    page,
    gateway,
    host,
  }) => {
    const storeScript =
      '<script>window.kept = lobbykit; lobbykit.push(kit => { window.same = [kept === lobbykit, typeof kept.on, typeof kit.mount]; });</script>';
    await page.goto(host.put('/kept.html', hostPage(scriptTag(latest(gateway)) + storeScript)));
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { same?: unknown }).same))
      .toEqual([true, 'function', 'function']);
  });

  test('EMBED-03 page code reads draws without a board and a board added later shows the same draws', async ({
    page,
    gateway,
    host,
  }) => {
    const script = `<script>window.seen = []; lobbykit.push(kit => kit.lobby().$lottery.subscribe(
      ({ data }) => data && seen.push(data.all.length)));</script>`;
    await page.goto(host.put('/draws.html', hostPage(scriptTag(latest(gateway)) + script)));
    const seen = () => page.evaluate(() => (window as unknown as { seen: number[] }).seen.at(-1) ?? 0);
    await expect.poll(seen).toBeGreaterThan(0);
    await page.evaluate(() => document.body.append(document.createElement('lobby-lottery-board')));
    await expect(page.locator(TIMER)).toHaveCount(await seen());
  });
});
