/** A board of sixty lotteries: as many as an operator has, one below the other, and still nothing moves. */
import { expect, test } from '../../common/stage.ts';
import { watchShifts } from '../../e2e/lottery/shifts.ts';
import { BOARD, isDefined, markupOf, RUNNING, takenOver, waitLong } from '../../helpers/first/first-drawing.ts';
import { strictPolicy } from '../../helpers/pages/host-page.ts';
import { holdElements, scriptTag } from '../../helpers/pages/script-page.ts';
import { replaceLotteries } from '../../helpers/rows/lotteries.ts';

const MANY = 60;

test("EMBED-06 sixty lotteries stand before the board's code is there, and it takes them over, shift 0 @long", async ({
  page,
  gateway,
  host,
  trouble,
}) => {
  await replaceLotteries(gateway.db, gateway.now(), MANY);
  gateway.changed();
  const shifts = await watchShifts(page);
  await waitLong(page);
  const release = await holdElements(page);
  const script = scriptTag(`${gateway.url}/sdk/latest/`);
  const body = `<!doctype html><title>Host</title>${script}<lobby-lottery-board limit="${MANY}"></lobby-lottery-board>`;
  await page.goto(host.put('/sixty.html', body, { policy: strictPolicy(gateway.url) }));
  const timers = page.locator('lobby-lottery-board [role=timer]');
  await expect(timers).toHaveCount(MANY);
  expect(await isDefined(page, BOARD)).toBe(false);
  const before = await markupOf(page, BOARD);

  release();
  await takenOver(page, BOARD);
  expect(await markupOf(page, BOARD)).toEqual(before);
  await expect(timers).toHaveCount(MANY);
  await expect(timers.last()).toHaveText(RUNNING);
  expect(await shifts()).toEqual([]);
  expect(trouble.errors).toEqual([]);
});
