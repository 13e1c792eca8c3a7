/** Focus at a zoom of 400 %: never completely below a bar or a floating button. */
import { expect, test } from '../fixtures.ts';

// Viewport that corresponds to a window of 1280 x 1024 at a zoom of 400 %.
test.use({ viewport: { width: 320, height: 256 }, contextOptions: { reducedMotion: 'reduce' } });

for (const path of ['/m/home', '/m/help', '/m/login']) {
  test(`no focused element of ${path} lies under a bar or the service button at a zoom of 400 %`, async ({ page }) => {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    for (let stop = 0; stop < 40; stop++) {
      await page.keyboard.press('Tab');
      const hidden = () =>
        page.evaluate(() => {
          const focused = document.activeElement as HTMLElement;
          // Lets the hit test find the drawn element even if the element ignores pointers.
          focused.style.pointerEvents = 'auto';
          const { left, top, width, height } = focused.getBoundingClientRect();
          const isVisible = [0.1, 0.5, 0.9].some(x =>
            [0.1, 0.5, 0.9].some(y => {
              const hit = document.elementFromPoint(left + width * x, top + height * y);
              return hit !== null && (focused.contains(hit) || hit.contains(focused));
            }),
          );
          return isVisible || focused === document.body ? '' : focused.outerHTML.slice(0, 120);
        });
      await expect.poll(hidden, { message: `stop ${stop}` }).toBe('');
    }
  });
}
