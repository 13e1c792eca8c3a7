/** Countdowns at the close of sale and at the draw: no layout shift, and a red warning. */
import type { Page } from '@playwright/test';
import { recordShifts } from '../../e2e/lottery/shifts.ts';
import type { HostSite } from '../../helpers/pages/host-page.ts';
import { hostPage, scriptTag } from '../../helpers/pages/script-page.ts';
import { slowUnless } from '../../helpers/slow.ts';
import { expect, type MovableGateway, test } from '../../integrations/stage.ts';

const show = (page: Page, gateway: MovableGateway, host: HostSite, layout: string) => {
  const board = `<lobby-lottery-board layout="${layout}" limit="3"></lobby-lottery-board>`;
  return page.goto(host.put('/turn.html', hostPage(scriptTag(`${gateway.url}/sdk/latest/`), board)));
};
const fastest = (page: Page) => page.locator('[part~=card]').filter({ hasText: 'Fast 1 min' }).first();

for (const [layout, width] of [
  ['cards', 390],
  ['rows', 390],
  ['rows', 320],
  ['full', 390],
] as const) {
  for (const [turn, ahead, from, to] of [
    ['the sale closes', 16_000, 'open', 'closed'],
    ['the draw is due', 7_000, 'closed', 'drawing'],
  ] as const) {
    test(
      `EMBED-06 ${layout} of ${width} px cause no layout shift when ${turn}`,
      slowUnless(layout === 'cards'),
      async ({ page, gateway, host }) => {
        await gateway.untilDraw(ahead);
        await page.setViewportSize({ width, height: 844 });
        const shifts = await recordShifts(page);
        await show(page, gateway, host, layout);
        await expect(fastest(page)).toHaveAttribute('data-phase', from);
        await page.waitForLoadState('networkidle');
        const before = await shifts();
        await expect(fastest(page)).toHaveAttribute('data-phase', to);
        // A layout-shift entry is reported in the next frame.
        await page.waitForTimeout(200);
        expect((await shifts()).slice(before.length)).toEqual([]);
      },
    );
  }
}

test('COUNT-07 the last seconds before the close of sale are red', async ({ page, gateway, host }) => {
  await gateway.untilDraw(17_000);
  await show(page, gateway, host, 'cards');
  const near = page.locator('[part~=card][data-highlight]').locator('[part~=countdown-near]');
  await expect(near.first()).toHaveCSS('color', 'rgb(194, 58, 8)');
});
