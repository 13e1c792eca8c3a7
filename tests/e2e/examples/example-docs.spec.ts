/** Documentation pages: navigation, search, links, live widgets, and accessibility (EMBED-22). */
import { readDocs } from '../../../examples/build/docs-pages.ts';
import { readReference } from '../../../sdk/build/reference/read-reference.ts';
import { axeInBothThemes } from '../../helpers/pages/axe.ts';
import { slowUnless } from '../../helpers/slow.ts';
import { complaints, expect, runningTimer, test } from '../fixtures.ts';

const { widgets, tokens } = readReference();
const pages = readDocs();
const pathOf = (name: string) => `/examples/docs/${name === 'index' ? '' : `${name}/`}`;
const inGate = ['index', 'lottery-board', 'theming', 'events'];

for (const { name, title } of pages) {
  test(
    `docs/${name} loads without errors, fits a phone and has no accessibility violations, light and dark`,
    slowUnless(inGate.includes(name)),
    async ({ page }) => {
      const found = complaints(page);
      await page.setViewportSize({ width: 320, height: 720 });
      await page.goto(pathOf(name));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page.locator('#menu [aria-current="page"]')).toHaveCount(1);
      const isLive = (await page.locator('.stage').count()) > 0;
      if (isLive) await expect(page.locator('.stage > :is(:state(ready), :state(empty))').first()).toBeAttached();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      // An empty board renders no `.lk` element, so its theme cannot be checked.
      const hasView = (await page.locator('.stage .lk').count()) > 0;
      expect(await axeInBothThemes(page, {}, hasView ? '.stage .lk' : null)).toEqual([]);
      for (const width of [768, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
      }
      expect(found).toEqual([]);
    },
  );
}

test('every link of the documentation leads to an existing page and heading', async ({ page, gateway }) => {
  const texts = new Map<string, string | null>();
  const textOf = async (path: string) => {
    if (!texts.has(path)) {
      const response = await page.request.get(gateway.url + path);
      texts.set(path, response.ok() ? await response.text() : null);
    }
    return texts.get(path) ?? null;
  };
  const broken: string[] = [];
  for (const { name } of pages) {
    const from = pathOf(name);
    const text = (await textOf(from)) ?? '';
    for (const [, href = ''] of text.matchAll(/<a [^>]*href="([^"]+)"/g)) {
      if (/^https?:/.test(href)) continue;
      const [path = '', anchor] = href.split('#');
      const target = await textOf(path || from);
      if (target === null || (anchor && !target.includes(`id="${anchor}"`))) broken.push(`${from} ${href}`);
    }
  }
  expect(broken).toEqual([]);
  expect(texts.size).toBeGreaterThan(pages.length);
});

test('the search of the documentation is usable by keyboard and opens the heading of a listed section', async ({
  page,
}) => {
  const found = complaints(page);
  const requests: string[] = [];
  page.on('request', request => requests.push(request.url()));
  await page.goto(pathOf('security'));
  const field = page.getByRole('searchbox', { name: 'Search the documentation' });
  await expect(field).toBeVisible();
  expect(requests.filter(url => url.includes('search-results'))).toEqual([]);
  await field.fill('placehold hights');
  const status = page.getByRole('search').getByRole('status');
  await expect(status).toHaveText(/^\d+ results? for “placehold hights”/);
  await field.press('ArrowDown');
  const first = page.getByRole('search').getByRole('link').first();
  await expect(first).toBeFocused();
  await expect(first).toContainText('Placeholder heights');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/examples\/docs\/script-tag\/#placeholder-heights$/);
  await expect(page.getByRole('heading', { name: 'Placeholder heights' })).toBeInViewport();
  await field.fill('zzzz');
  await expect(status).toHaveText('No results for “zzzz”. Try fewer or other words.');
  await field.press('Escape');
  await expect(status).toHaveText('');
  await expect(field).toHaveValue('');
  expect(found).toEqual([]);
});

test('the phone menu of the documentation opens and closes without JavaScript', async ({ browser, gateway }) => {
  const page = await browser.newPage({
    baseURL: gateway.url,
    javaScriptEnabled: false,
    viewport: { width: 320, height: 720 },
  });
  await page.goto(pathOf('privacy'));
  const menu = page.getByRole('navigation', { name: 'Documentation' });
  await expect(menu).toBeHidden();
  await expect(page.getByRole('search')).toBeHidden();
  await expect(page.getByRole('rowheader', { name: 'MC_REMEMBER_LOGIN' })).toBeVisible();
  await page.getByRole('link', { name: 'Menu', exact: true }).click();
  await expect(menu.getByRole('link', { name: 'Consent and privacy' })).toHaveAttribute('aria-current', 'page');
  await page.getByRole('link', { name: 'Close the menu' }).click();
  await expect(menu).toBeHidden();
  await page.getByRole('link', { name: 'Menu', exact: true }).click();
  await menu.getByRole('link', { name: 'Troubleshooting' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Troubleshooting');
  await page.close();
});

test('the funnel example reports the steps from the impression to the launch', async ({ page }) => {
  await page.goto(pathOf('analytics'));
  const steps = page.locator('#funnel > li');
  await page.locator('.stage').evaluate(stage => stage.scrollIntoView({ block: 'center' }));
  await expect(steps.filter({ hasText: '"impression","widget":"lobby-game-grid"' })).toHaveCount(1);
  await page.locator('lobby-game-grid [part~=tile]:visible').first().click();
  await expect(steps.filter({ hasText: '"login-request","reason":"launch","game":"' })).toHaveCount(1);
  await expect(steps.filter({ hasText: '"login-open"' })).toHaveCount(1);
  const fields = page.locator('lobby-login-modal input:visible');
  await fields.nth(0).fill('member0');
  await fields.nth(1).fill('Lobby-2026');
  await fields.nth(1).press('Enter');
  await expect(steps.filter({ hasText: /"login"\}$/ })).toHaveCount(1);
  await expect(steps.filter({ hasText: '"launch","game":"' })).toHaveCount(1);
  // No listed step contains the session token or the name of the member.
  await expect(steps.filter({ hasText: /token|member0/ })).toHaveCount(0);
});

for (const widget of widgets) {
  test(
    `docs/${widget.name} lists every attribute, event, part, slot and token in its tables`,
    slowUnless(widget.name === 'lottery-board'),
    async ({ page }) => {
      await page.goto(pathOf(widget.name));
      const listed = await page.locator('.reference tbody th').allTextContents();
      const { attributes, events, parts, slots, tokens: own } = widget;
      for (const rows of [attributes, events, parts, slots, own]) {
        const names = rows.map(({ name }) => name);
        expect(listed.filter(name => names.includes(name))).toEqual(expect.arrayContaining(names));
      }
    },
  );
}

test('a changed attribute updates the live widget and its code as a tag and in React', async ({ page }) => {
  await page.goto('/examples/docs/lottery-board/');
  await runningTimer(page);
  const board = page.locator('lobby-lottery-board');
  await page.getByLabel('layout').selectOption('rows');
  await expect(board).toHaveAttribute('layout', 'rows');
  await page.getByLabel('no-history').check();
  await page.getByLabel('limit').fill('2');
  await page.getByLabel('limit').blur();
  await expect(board).toHaveJSProperty('limit', 2);
  await expect(page.locator('#markup')).toHaveText(
    '<lobby-lottery-board layout="rows" limit="2" no-history></lobby-lottery-board>',
  );
  await expect(page.locator('#react')).toHaveText('<LotteryBoard layout="rows" limit={2} noHistory />');
  await page.getByLabel('layout').selectOption('');
  await expect(page.locator('#react')).toHaveText('<LotteryBoard limit={2} noHistory />');
});

test('EMBED-22 the copy button copies a snippet with the selected attributes', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/examples/docs/winner-board/');
  await page.getByLabel('still').check();
  const copy = page.locator('.snippet', { has: page.locator('#markup') }).getByRole('button');
  await copy.click();
  await expect(copy).toHaveText('Copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await page.locator('#markup').textContent());
});

test('EMBED-22 a snippet is selected if the browser does not permit copying', { tag: '@slow' }, async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await page.goto('/examples/docs/winner-board/');
  await page
    .locator('.snippet', { has: page.locator('#react') })
    .getByRole('button')
    .click();
  const selected = () => page.evaluate(() => getSelection()?.toString());
  await expect.poll(selected).toBe(await page.locator('#react').textContent());
});

test('EMBED-22 every section of a widget is linked at the top of its page', async ({ page }) => {
  await page.goto('/examples/docs/service-widget/');
  const jumps = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
  const ids = await jumps.evaluateAll(links => links.map(link => link.getAttribute('href')));
  expect(ids).toEqual(await page.locator('main h2').evaluateAll(all => all.map(({ id }) => `#${id}`)));
  await jumps.getByText('Tokens').click();
  await expect(page.getByRole('heading', { name: 'Tokens' })).toBeInViewport();
});

test('the documentation logs the events of a widget', async ({ page }) => {
  await page.goto('/examples/docs/service-widget/');
  await page.getByRole('button', { name: 'Open it' }).click();
  await expect(page.locator('.log')).toContainText('lobby-open { lobby: "default" }');
});

test('the documentation opens the login modal with a button', async ({ page }) => {
  await page.goto('/examples/docs/login-modal/');
  await page.getByRole('button', { name: 'Open it' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('the theming guide colors its board, shows the code and lists every token', async ({ page }) => {
  await page.goto('/examples/docs/theming/');
  await runningTimer(page);
  const board = page.locator('lobby-lottery-board');
  await expect(page.locator('#tokens-css')).toHaveText(
    ':root {\n  --lobby-accent: #0a6b4f;\n  --lobby-radius: 4px;\n}',
  );
  const accent = () => board.evaluate(element => getComputedStyle(element).getPropertyValue('--lobby-accent'));
  expect(await accent()).toBe('#0a6b4f');
  await page.getByLabel('Accent').fill('#1d4ed8');
  expect(await accent()).toBe('#1d4ed8');
  await expect(page.locator('#tokens-css')).toContainText('--lobby-accent: #1d4ed8;');
  await page.getByRole('combobox', { name: 'Theme' }).selectOption('dark');
  await expect(board.locator('.lk').first()).toHaveAttribute('data-theme', 'dark');
  const listed = await page.locator('.reference tbody th').allTextContents();
  expect(listed.sort()).toEqual(tokens.map(({ name }) => name).sort());
});

test('snippets and policy of the documentation contain the URL of the server that serves them', async ({
  page,
  gateway,
}) => {
  for (const folder of ['', 'security/']) {
    await page.goto(`/examples/docs/${folder}`);
    await expect(page.locator('pre').first()).toContainText(gateway.url);
    await expect(page.locator('pre').getByText('gateway.example')).toHaveCount(0);
  }
});
