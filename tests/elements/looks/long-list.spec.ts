/** EMBED-10 Height of a long list during and after incremental rendering. */

import { hostPage, scriptTag } from '../../helpers/pages/script-page.ts';
import { slowUnless } from '../../helpers/slow.ts';
import { expect, test } from '../../integrations/stage.ts';

for (const width of [390, 1280]) {
  test(
    `EMBED-10 a long list has no space below its last row at ${width} px`,
    slowUnless(width === 390),
    async ({ page, gateway, host }) => {
      await page.setViewportSize({ width, height: 800 });
      const board = '<lobby-lottery-board layout="rows" limit="12"></lobby-lottery-board>';
      await page.goto(host.put('/rows.html', hostPage(scriptTag(`${gateway.url}/sdk/latest/`), board)));
      const rows = page.locator('lobby-lottery-board .lk-row:not(.lk-pulse *)');
      await expect(rows).toHaveCount(12);
      const ends = (selector: string) =>
        page
          .locator(selector)
          .last()
          .evaluate(element => Math.round(element.getBoundingClientRect().bottom));
      expect(await ends('lobby-lottery-board .lk-cards')).toBe(await ends('lobby-lottery-board .lk-row'));
    },
  );
}
