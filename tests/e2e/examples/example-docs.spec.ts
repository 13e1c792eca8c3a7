/** Documentation pages: live widgets, tables from the reference, and accessibility (EMBED-22). */
import { readReference } from '../../../sdk/build/reference/read-reference.ts';
import { axeInBothThemes } from '../../helpers/pages/axe.ts';
import { slowUnless } from '../../helpers/slow.ts';
import { complaints, expect, runningTimer, test } from '../fixtures.ts';

const { widgets, tokens } = readReference();
const pages = ['', ...widgets.map(({ name }) => name), 'theming', 'security', 'own-back-end', 'upgrades'];

for (const folder of pages) {
  test(
    `docs/${folder} loads without errors, fits a phone and has no accessibility violations, light and dark`,
    slowUnless(folder === '' || folder === 'lottery-board' || folder === 'theming'),
    async ({ page }) => {
      const found = complaints(page);
      await page.goto(`/examples/docs/${folder ? `${folder}/` : ''}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('navigation').locator('[aria-current]')).toHaveCount(1);
      const live = page.locator('.stage > :first-child');
      if ((await live.count()) > 0)
        await expect(page.locator('.stage > :is(:state(ready), :state(empty))')).toBeAttached();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
      expect(await axeInBothThemes(page)).toEqual([]);
      await page.setViewportSize({ width: 1280, height: 800 });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1280);
      expect(found).toEqual([]);
    },
  );
}

for (const widget of widgets) {
  test(
    `docs/${widget.name} lists every attribute, event, part, slot and token in its tables`,
    slowUnless(widget.name === 'lottery-board'),
    async ({ page }) => {
      await page.goto(`/examples/docs/${widget.name}/`);
      const first = (label: string) => page.getByRole('table', { name: label }).locator('tbody th').allTextContents();
      expect(await first(`Attributes of ${widget.tag}`)).toEqual(widget.attributes.map(({ name }) => name));
      expect(await first(`Events of ${widget.tag}`)).toEqual(widget.events.map(({ name }) => name));
      expect(await first(`Parts of ${widget.tag}`)).toEqual(widget.parts.map(({ name }) => name));
      expect(await first(`Tokens of ${widget.tag}`)).toEqual(widget.tokens.map(({ name }) => name));
      if (widget.slots.length > 0) {
        expect(await first(`Slots of ${widget.tag}`)).toEqual(widget.slots.map(({ name }) => name));
      }
    },
  );
}

test('a changed attribute updates the widget and the code as a tag and in React', async ({ page }) => {
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

test('EMBED-22 every table of a widget is linked at the top of its page', async ({ page }) => {
  await page.goto('/examples/docs/service-widget/');
  const jumps = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
  const ids = await jumps.evaluateAll(links => links.map(link => link.getAttribute('href')));
  const headings = await page.locator('main section h2').evaluateAll(all => all.map(({ id }) => `#${id}`));
  expect(ids).toEqual(headings.filter(id => id !== '#notes'));
  await jumps.last().click();
  await expect(page.getByRole('heading', { name: 'Tokens of its own' })).toBeInViewport();
});

test('the documentation logs the events of a widget', async ({ page }) => {
  await page.goto('/examples/docs/service-widget/');
  await page.getByRole('button', { name: 'Open it' }).click();
  await expect(page.locator('.log')).toContainText('lobby-open { lobby: "default" }');
});

test('the documentation opens the login modal by its button', async ({ page }) => {
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

test('snippets and policy of the documentation contain the address of their server', async ({ page, gateway }) => {
  for (const folder of ['', 'security/']) {
    await page.goto(`/examples/docs/${folder}`);
    await expect(page.locator('pre').first()).toContainText(gateway.url);
    await expect(page.locator('pre').getByText('gateway.example')).toHaveCount(0);
  }
});
