/** What versions of Chromium do with a module that failed. */
import type { Page } from '@playwright/test';

/** Does the browser ask anew for a module that failed? Versions of Chromium differ in it. */
export async function asksAgain(page: Page): Promise<boolean> {
  let asked = 0;
  await page.route('**/nothing.js', route => {
    asked += 1;
    return route.abort();
  });
  for (let n = 0; n < 2; n++) await page.evaluate(() => import('/nothing.js' as string).catch(() => {}));
  return asked > 1;
}
