/** Embed studio: preview and snippet match, and the snippet runs on a page of another origin (EMBED-19). */

import { type HostSite, startHostSite } from '../../helpers/pages/host-page.ts';
import { slowUnless } from '../../helpers/slow.ts';
import { complaints, expect, test } from '../fixtures.ts';
import { ownCss, parseTag, preview, settled, shownCode, studio, WIDGETS } from './studio-kit.ts';

const STYLE = 'accent=%230a6b4f&radius=4&language=VI&theme=dark';

/** Widgets whose tests run by default; the tests of the other widgets are slow tests. */
const IN_GATE = ['lottery-board'];

for (const { name, query, attributes, tag, props } of WIDGETS) {
  test(
    `EMBED-19 ${name}: the preview page matches the text of the script tag snippet`,
    slowUnless(IN_GATE.includes(name)),
    async ({ page, gateway }) => {
      await page.goto(studio(`?widget=${name}&${query}&${STYLE}`));
      await settled(page);
      const code = await shownCode(page, 'index.html');
      expect(code).toContain(`src="${gateway.url}/sdk/`);
      const { expected, seen, css } = await preview(page)
        .locator('body')
        .evaluate((body, text) => {
          const read = (elements: Iterable<Element>) =>
            [...elements].map(({ localName, attributes }) => [
              localName,
              ...[...attributes].map(one => `${one.name}=${one.value}`),
            ]);
          // Parses the snippet as a separate document.
          const page = new DOMParser().parseFromString(text, 'text/html');
          const style = (of: ParentNode) => of.querySelector('style')?.textContent ?? '';
          return {
            expected: read([...page.head.children, ...page.body.children]),
            seen: read(body.children),
            css: [style(page), style(body)],
          };
        }, code);
      expect(seen).toEqual(expected);
      expect(css[1]).toBe(css[0]);
      const widget = preview(page).locator(`body > lobby-${name}`);
      for (const [attribute, value] of Object.entries(attributes))
        await expect(widget).toHaveAttribute(attribute, value);
      expect(await widget.evaluate(one => getComputedStyle(one).getPropertyValue('--lobby-accent'))).toBe('#0a6b4f');
    },
  );

  test(
    `EMBED-19 ${name}: the previewed element has tag, attributes, lobby and stylesheet of the snippet`,
    slowUnless(IN_GATE.includes(name)),
    async ({ page }) => {
      await page.goto(studio(`?widget=${name}&${query}&${STYLE}&integration=element`));
      await settled(page);
      const widget = preview(page).locator(`body > lobby-${name}`);
      const seen = await widget.evaluate(one => ({
        name: one.localName,
        attributes: Object.fromEntries([...one.attributes].map(({ name, value }) => [name, value])),
      }));
      expect(seen).toEqual(parseTag(await shownCode(page, 'index.html')));
      expect(seen.attributes).toEqual(attributes);
      expect((await ownCss(preview(page))).trim()).toBe(await shownCode(page, 'lobby.css'));
      const main = await shownCode(page, 'main.ts');
      expect(main).toContain(`import 'lobbykit/elements/${name}';`);
      expect(main).toContain("  language: 'VI',\n  theme: 'dark',\n});");
      await expect(preview(page).locator('html')).toHaveAttribute('lang', 'vi');
    },
  );

  test(
    `EMBED-19 ${name}: the previewed component has props, lobby and stylesheet of the snippet`,
    slowUnless(IN_GATE.includes(name)),
    async ({ page, gateway }) => {
      await page.goto(studio(`?widget=${name}&${query}&${STYLE}&integration=react`));
      await settled(page);
      const app = await shownCode(page, 'app.tsx');
      expect(app).toContain(`    <${tag} />\n`);
      expect(app).toContain(`  gateway: '${gateway.url}',\n  merchant: 'demo',\n  language: 'VI',\n  theme: 'dark',\n`);
      // Lobby and props of the widget, read from React's internal state.
      const mounted = await preview(page)
        .locator('body > div')
        .evaluate(place => {
          type Fiber = { memoizedProps: Record<string, unknown> | null; child: Fiber | null };
          const key = Object.keys(place).find(name => name.startsWith('__reactContainer$')) ?? '';
          let fiber: Fiber | null = (place as unknown as Record<string, Fiber>)[key] ?? null;
          while (fiber && !fiber.memoizedProps?.lobby) fiber = fiber.child;
          const lobby = fiber?.memoizedProps?.lobby as { config: Record<string, unknown> } | undefined;
          while (fiber && !fiber.memoizedProps?.onReady) fiber = fiber.child;
          const { onReady: _ready, onError: _error, ...props } = fiber?.memoizedProps ?? {};
          const { gateway, merchant, language, theme } = lobby?.config ?? {};
          return { props, lobby: [gateway, merchant, language, theme] };
        });
      expect(mounted).toEqual({ props, lobby: [gateway.url, 'demo', 'VI', 'dark'] });
      expect((await ownCss(preview(page))).trim()).toBe(await shownCode(page, 'lobby.css'));
    },
  );

  test(
    `EMBED-19 ${name}: the previewed frame has URL and size of the snippet, and its widget has the attributes`,
    slowUnless(IN_GATE.includes(name)),
    async ({ page }) => {
      await page.goto(studio(`?widget=${name}&${query}&${STYLE}&integration=iframe`));
      await settled(page);
      const parsed = parseTag(await shownCode(page, 'index.html'));
      const frame = preview(page).locator('body > iframe');
      const seen = await frame.evaluate(one =>
        Object.fromEntries([...one.attributes].map(({ name, value }) => [name, value])),
      );
      expect(seen).toEqual(parsed.attributes);
      const widget = preview(page).frameLocator('body > iframe').locator(`lobby-${name}`);
      for (const [attribute, value] of Object.entries(attributes))
        await expect(widget).toHaveAttribute(attribute, value);
    },
  );
}

test.describe('snippets on a page of another origin', () => {
  let host: HostSite;
  test.beforeAll(async () => {
    host = await startHostSite();
  });
  test.afterAll(() => host.stop());

  for (const integration of ['script', 'iframe'] as const) {
    test(`EMBED-19 the copied ${integration} snippet runs unchanged`, async ({ page, context, gateway }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: gateway.url });
      await page.goto(studio(`?limit=3&accent=%230a6b4f&integrity=&integration=${integration}`));
      await settled(page);
      if (integration === 'script') {
        await expect(page.getByRole('region', { name: 'index.html' })).toContainText('integrity="sha384-');
      }
      await page.getByRole('button', { name: 'Copy index.html' }).click();
      await expect(page.getByRole('button', { name: 'Copied index.html' })).toBeVisible();
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(copied).toBe(await shownCode(page, 'index.html'));

      const found = complaints(page);
      await page.goto(
        host.put(
          `/${integration}.html`,
          `<!doctype html><title>Host</title><link rel="icon" href="data:,"><body>${copied}</body>`,
        ),
      );
      const place = integration === 'script' ? page : page.frameLocator('iframe');
      await expect(place.getByRole('timer').first()).toHaveText(/^\d+:\d\d:\d\d$/);
      await expect(place.getByRole('timer')).toHaveCount(3);
      expect(found).toEqual([]);
    });
  }
});
