/** Detects the browser's handling of a failed module. */
import type { Page } from '@playwright/test';

/** True if the browser requests a module again after it failed to load. This depends on the version of Chromium. */
export async function sendsAgain(page: Page): Promise<boolean> {
  let requestCount = 0;
  await page.route('**/nothing.js', route => {
    requestCount += 1;
    return route.abort();
  });
  for (let n = 0; n < 2; n++) await page.evaluate(() => import('/nothing.js' as string).catch(() => {}));
  return requestCount > 1;
}
