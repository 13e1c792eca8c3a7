/** Host pages whose scroll bar, unlike the hidden one of other browser tests, takes up space. */
import type { Page } from '@playwright/test';
import { hostPage, scriptTag } from '../../helpers/pages/script-page.ts';
import { slowUnless } from '../../helpers/slow.ts';
import { expect, test } from '../../integrations/stage.ts';

test.use({
  launchOptions: async ({ launchOptions }, use) => use({ ...launchOptions, ignoreDefaultArgs: ['--hide-scrollbars'] }),
});

const BOX = 'html{overflow:hidden;height:100%} body{height:100%;overflow-y:auto}';
const INNER = 'html,body{height:100%;overflow:hidden} main{height:100%;overflow-y:auto}';
/** Page styles, each with the expected width of the content in a window of 390 px. */
const PAGES: readonly (readonly [string, number])[] = [
  ['', 375],
  ['html{overflow-y:scroll}', 375],
  ['html{scrollbar-gutter:stable}', 375],
  ['html{scrollbar-gutter:stable both-edges}', 360],
  ['html{scrollbar-width:none}', 390],
  ['html{scrollbar-gutter:stable;scrollbar-width:none}', 390],
  ['html{scrollbar-gutter:stable} main{height:10px;overflow:hidden}', 375],
  ['body{scrollbar-gutter:stable}', 375],
  ['body{overflow-y:auto}', 375],
  ['html{scrollbar-gutter:stable} body{overflow-y:auto}', 375],
  ['html,body{width:100%}', 375],
  ['html{width:80%;margin:0 auto}', 300],
  ['html{padding:0 20px}', 335],
  [BOX, 375],
  [`${BOX} body{scrollbar-gutter:stable}`, 375],
  [`${BOX} body{scrollbar-gutter:stable both-edges}`, 360],
  [INNER, 375],
  [`${INNER} html,main{scrollbar-gutter:stable}`, 360],
];

const edges = (page: Page) =>
  page.locator('main').evaluate(main => {
    const { left, right } = (main.firstElementChild ?? main).getBoundingClientRect();
    return { left, right };
  });
const rootStyles = (page: Page) =>
  page.evaluate(() => [document.documentElement, document.body].map(({ style }) => style.cssText));

for (const direction of ['ltr', 'rtl']) {
  test(
    `a ${direction} page keeps its position while a dialog is open, with every kind of scroll bar and gutter`,
    slowUnless(direction === 'ltr'),
    async ({ page, gateway, host }) => {
      const body = `<style id="own"></style><main><lobby-lottery-board limit="1"></lobby-lottery-board><div style="height:1500px">story</div></main><script>document.documentElement.dir = '${direction}'</script>`;
      const head = `<style>body{margin:0}</style>${scriptTag(`${gateway.url}/sdk/latest/`)}`;
      await page.goto(host.put('/bars.html', hostPage(head, body)));
      const results = page.getByRole('button', { name: 'Past results' });
      await expect(results).toBeVisible();
      for (const [style, width] of PAGES) {
        await page.locator('#own').evaluate((own, text) => {
          own.textContent = text;
        }, style);
        const before = await edges(page);
        expect(before.right - before.left, `content of "${style}"`).toBe(width);
        await results.dispatchEvent('click');
        await expect(page.getByRole('dialog')).toBeVisible();
        expect(await edges(page), `"${style}" with a dialog`).toEqual(before);
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toHaveCount(0);
        expect(await edges(page), `"${style}" after the dialog`).toEqual(before);
        expect(await rootStyles(page)).toEqual(['', '']);
      }
    },
  );
}
