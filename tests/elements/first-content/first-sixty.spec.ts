/** A board of sixty lotteries: as many as an operator has, one below the other, and still nothing moves. */

import { recordShifts } from '../../e2e/lottery/shifts.ts';
import { BOARD, isDefined, markupOf, RUNNING, takenOver, waitLong } from '../../helpers/first/first-drawing.ts';
import { strictPolicy } from '../../helpers/pages/host-page.ts';
import { holdElements, scriptTag } from '../../helpers/pages/script-page.ts';
import { replaceLotteries } from '../../helpers/rows/lotteries.ts';
import { expect, test } from '../../integrations/stage.ts';

const MANY = 60;

test('EMBED-06 of sixty lotteries the first stand before the code of the board is there, and the others move nothing when they come', {
  tag: '@slow',
}, async ({ page, gateway, host }) => {
  await replaceLotteries(gateway.db, gateway.now(), MANY);
  gateway.changed();
  const shifts = await recordShifts(page);
  await waitLong(page);
  const release = await holdElements(page);
  const script = scriptTag(`${gateway.url}/sdk/latest/`);
  const body = `<!doctype html><title>Host</title>${script}<lobby-lottery-board limit="${MANY}"></lobby-lottery-board>`;
  await page.goto(host.put('/sixty.html', body, { policy: strictPolicy(gateway.url) }));
  const timers = page.locator('lobby-lottery-board [role=timer]');
  // The first ones come by first content, the others with the code, in the room that was kept for them.
  await expect(timers.first()).toHaveText(RUNNING);
  expect(await isDefined(page, BOARD)).toBe(false);
  const cards = await markupOf(page, BOARD);
  expect(cards.length).toBeGreaterThan(0);

  release();
  await takenOver(page, BOARD);
  await expect(timers).toHaveCount(MANY);
  await expect(timers.last()).toHaveText(RUNNING);
  expect(await shifts()).toEqual([]);
});
