/** A board moves nothing on its page when one of its countdowns turns: at the close of sale and at the draw. */
import { expect, test } from '../common/stage.ts';
import { watchShifts } from '../e2e/shifts.ts';
import { hostPage, scriptTag } from '../helpers/script-page.ts';

for (const layout of ['cards', 'rows', 'full']) {
  for (const [turn, ahead, phase] of [
    ['the sale closes', 16_000, 'closed'],
    ['the draw is due', 7_000, 'drawing'],
  ] as const) {
    test(`06.2 ${layout} move nothing when ${turn}`, async ({ page, gateway, host }) => {
      await gateway.untilDraw(ahead);
      const shifts = await watchShifts(page);
      const board = `<lobby-lottery-board group="vietnam_rb_hot" layout="${layout}" limit="3"></lobby-lottery-board>`;
      await page.goto(host.put('/turn.html', hostPage(scriptTag(`${gateway.url}/sdk/latest/`), board)));
      const card = page.locator('[part~=card]').filter({ hasText: 'Fast 1 min' }).first();
      await expect(card).toHaveAttribute('data-phase', phase === 'drawing' ? 'closed' : 'open');
      await page.waitForLoadState('networkidle');
      const before = await shifts();
      await expect(card).toHaveAttribute('data-phase', phase);
      // An entry comes with the next frame.
      await page.waitForTimeout(200);
      expect((await shifts()).slice(before.length)).toEqual([]);
    });
  }
}
