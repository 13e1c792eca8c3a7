/** The site's main screens in WebKit: each shows something, no wider than the window. */
import { expect, test } from './webkit-stage.ts';

for (const path of [
  '/m/home',
  '/m/login',
  '/m/register',
  '/m/rng',
  '/m/set',
  '/m/help',
  '/m/customer',
  '/m/activity',
]) {
  test(`${path} shows its screen and no wider than the window`, async ({ view, gateway }) => {
    await view.open(gateway.url + path);
    await expect.poll(async () => (await view.texts('main')).join('').length).toBeGreaterThan(20);
    const [width, window] = await view.driver.executeScript<[number, number]>(
      'return [document.documentElement.scrollWidth, innerWidth]',
    );
    expect(width).toBeLessThanOrEqual(window);
  });
}
