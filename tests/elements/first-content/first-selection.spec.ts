/** Text selection in prerendered markup during hydration. */

import { waitLong } from '../../helpers/first/first-drawing.ts';
import { holdElements, hostPage, scriptTag } from '../../helpers/pages/script-page.ts';
import { expect, test } from '../../integrations/stage.ts';

test('EMBED-08 hydration preserves the text selection of the visitor', async ({ page, gateway, host }) => {
  await waitLong(page);
  const release = await holdElements(page);
  const script = scriptTag(`${gateway.url}/sdk/latest/`);
  await page.goto(host.put('/select.html', hostPage(script, '<lobby-lottery-board></lobby-lottery-board>')));
  const name = page.locator('[part~=name]').nth(1);
  await name.evaluate(element => getSelection()?.selectAllChildren(element));
  const selected = () => page.evaluate(() => String(getSelection()));
  const before = await selected();
  expect(before).toMatch(/\w{3}/);
  expect(await page.evaluate(() => customElements.get('lobby-lottery-board') === undefined)).toBe(true);
  release();
  await expect(page.locator('lobby-lottery-board:state(ready)')).toBeAttached();
  await expect(page.locator('[part~=tabs]').first()).toBeVisible();
  expect(await selected()).toBe(before);
});
