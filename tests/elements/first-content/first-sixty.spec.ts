/** Board with 60 lotteries, the largest expected number, without layout shift. */

import { recordShifts } from '../../e2e/lottery/shifts.ts';
import { BOARD, expectHydrated, isDefined, markupOf, RUNNING, waitLong } from '../../helpers/first/first-drawing.ts';
import { strictPolicy } from '../../helpers/pages/host-page.ts';
import { holdElements, scriptTag } from '../../helpers/pages/script-page.ts';
import { replaceLotteries } from '../../helpers/rows/lotteries.ts';
import { expect, test } from '../../integrations/stage.ts';

const MANY = 60;

test('EMBED-06 a board with 60 lotteries prerenders the first cards and adds the remaining cards without layout shift', {
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
  // The first cards are prerendered; the other cards load with the code into the placeholder height.
  await expect(timers.first()).toHaveText(RUNNING);
  expect(await isDefined(page, BOARD)).toBe(false);
  const cards = await markupOf(page, BOARD);
  expect(cards.length).toBeGreaterThan(0);

  release();
  await expectHydrated(page, BOARD);
  await expect(timers).toHaveCount(MANY);
  await expect(timers.last()).toHaveText(RUNNING);
  expect(await shifts()).toEqual([]);
});
