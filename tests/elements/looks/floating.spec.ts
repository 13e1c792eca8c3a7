/** Floating buttons and bars on a host page: below an open login, and never above the focused element. */
import { hostPage, scriptTag } from '../../helpers/pages/script-page.ts';
import { expect, test } from '../../integrations/stage.ts';

const latest = (gateway: { url: string }) => `${gateway.url}/sdk/latest/`;
const FLOATING =
  '<lobby-service-widget></lobby-service-widget><lobby-download-bar position="bottom"></lobby-download-bar>';
const RAISED = '<style>lobby-service-widget,lobby-download-bar{--lobby-z:99999}</style>';

test('an open login hides the service button and the download bar, also those with a higher z-index', async ({
  page,
  gateway,
  host,
}) => {
  const body = `<button>Host</button><lobby-login-modal></lobby-login-modal>${FLOATING}`;
  await page.goto(host.put('/floating.html', hostPage(RAISED + scriptTag(latest(gateway)), body)));
  const service = page.locator('lobby-service-widget').getByRole('button');
  const bar = page.locator('lobby-download-bar').getByRole('button').first();
  await expect(service).toBeVisible();
  await expect(bar).toBeVisible();
  const modal = page.locator('lobby-login-modal');
  await modal.evaluate((element: HTMLElement & { show(): void }) => element.show());
  await expect(modal.getByRole('dialog')).toBeVisible();
  await expect(service).toBeHidden();
  await expect(bar).toBeHidden();
  await modal.getByRole('button', { name: 'Close' }).click();
  await expect(service).toBeVisible();
  await expect(bar).toBeVisible();
});

test('no focused element of a page with zoom 400 % lies under the service button or the download bar', async ({
  page,
  gateway,
  host,
}) => {
  // Viewport that corresponds to a window of 1280 x 1024 at a zoom of 400 %.
  await page.setViewportSize({ width: 320, height: 256 });
  const rows = '<p><a href="#a">first</a> <button style="float:right">last</button></p>'.repeat(30);
  await page.goto(host.put('/zoomed.html', hostPage(scriptTag(latest(gateway)), rows + FLOATING)));
  await expect(page.locator('lobby-service-widget').getByRole('button')).toBeVisible();
  await expect(page.locator('lobby-download-bar').getByRole('button').first()).toBeVisible();
  for (let stop = 0; stop < 60; stop++) {
    await page.keyboard.press('Tab');
    // The floating elements move in the next frame.
    const isUncovered = () =>
      page.evaluate(() => {
        const focused = document.activeElement!;
        const { left, right, top, bottom } = focused.getBoundingClientRect();
        return [
          [left, top],
          [right, bottom],
          [left, bottom],
          [right, top],
        ].every(([x, y]) => {
          const [inX, inY] = [Math.min(Math.max(x!, left + 1), right - 1), Math.min(Math.max(y!, top + 1), bottom - 1)];
          return document.elementFromPoint(inX, inY) === focused;
        });
      });
    await expect.poll(isUncovered, { message: `stop ${stop}` }).toBe(true);
  }
  // The button that was moved aside still receives the focus, and then moves back.
  await page.keyboard.press('Tab');
  await expect(page.locator('lobby-service-widget')).toBeFocused();
  await expect(page.locator('lobby-service-widget').getByRole('button')).toBeInViewport();
});
