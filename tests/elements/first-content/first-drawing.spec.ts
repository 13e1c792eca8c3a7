/** Prerendered markup of both boards: a failed rendering, and a board removed before its element loads. */

import { waitLong } from '../../helpers/first/first-drawing.ts';
import { holdElements, hostPage, recordErrors, scriptTag } from '../../helpers/pages/script-page.ts';
import { slowUnless } from '../../helpers/slow.ts';
import { expect, test } from '../../integrations/stage.ts';
import { winsOf } from '../../widgets/winner-board/suite.ts';

const BOARDS = [
  {
    tag: 'lobby-lottery-board',
    number: '[role=timer]',
    style: /^\d+:\d\d:\d\d$/,
  },
  {
    tag: 'lobby-winner-board',
    number: '[part~=amount]',
    style: /\d\.\d\d$/,
  },
];

for (const { tag, number, style } of BOARDS) {
  test.describe(tag, () => {
    const pageOf = (gateway: { url: string }) => hostPage(scriptTag(`${gateway.url}/sdk/latest/`), `<${tag}></${tag}>`);

    test.beforeEach(async ({ gateway, page }) => {
      await winsOf(gateway);
      await waitLong(page);
    });

    test(
      `R15 a failed rendering of prerendered content is reported as an error and the element renders the board`,
      slowUnless(tag === 'lobby-lottery-board'),
      async ({ page, gateway, host }) => {
        const readErrors = await recordErrors(page);
        const release = await holdElements(page);
        await page.addInitScript(name => {
          const original = document.createElementNS;
          document.createElementNS = function (this: Document, ...args: Parameters<typeof original>) {
            if (!customElements.get(name)) throw new Error('no nodes today');
            return original.apply(this, args);
          } as never;
        }, tag);
        await page.goto(host.put('/broken.html', pageOf(gateway)));
        await expect
          .poll(readErrors)
          .toEqual([{ kind: 'first', message: `lobbykit: no first content for ${tag}: Error: no nodes today` }]);
        release();
        await expect(page.locator(`${tag} ${number}`).first()).toBeVisible();
        await expect(page.locator(`${tag}:state(ready)`)).toBeAttached();
      },
    );

    test(
      `R20 a board that the page replaces with another board before the element loads is rendered by the element`,
      slowUnless(tag === 'lobby-lottery-board'),
      async ({ page, gateway, host, trouble }) => {
        const release = await holdElements(page);
        await page.goto(host.put('/gone.html', pageOf(gateway)));
        const numbers = page.locator(`${tag} ${number}`);
        await expect(numbers.first()).toBeVisible();
        await page.evaluate(name => {
          document.querySelector(name)?.remove();
          document.body.append(document.createElement(name));
        }, tag);
        release();
        await expect(numbers.filter({ hasText: style }).first()).toBeVisible();
        await expect(page.locator(`${tag}:state(ready)`)).toHaveCount(1);
        expect(trouble.errors).toEqual([]);
      },
    );
  });
}

const board = (gateway: { url: string }) =>
  hostPage(scriptTag(`${gateway.url}/sdk/latest/`), '<lobby-lottery-board></lobby-lottery-board>');

test('EMBED-06 an image that failed before hydration shows its fallback icon afterwards', async ({
  page,
  gateway,
  host,
}) => {
  await page.route('**/art/lottery/*', route => route.fulfill({ status: 404 }));
  const release = await holdElements(page);
  await page.goto(host.put('/pictures.html', board(gateway)));
  const pictures = page.locator('lobby-lottery-board img.lk-image');
  await expect
    .poll(() => pictures.evaluateAll(all => all.filter(one => (one as HTMLImageElement).complete).length))
    .toBe(3);
  release();
  await expect(page.locator('lobby-lottery-board .lk-card:nth-child(-n + 3) .lk-image-missing')).toHaveCount(3);
});
