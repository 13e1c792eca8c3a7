/** Solves slide puzzles with the position stored by the gateway. */
import { expect, type Page } from '@playwright/test';
import type { Gateway } from '../../../site/gateway/main.ts';

/** Solves the visible puzzle by keyboard (SMS-12). */
export async function solveSlide(page: Page, { db }: Pick<Gateway, 'db'>) {
  const slider = page.getByRole('slider');
  await expect(slider).toBeEnabled();
  const rows = db.selectFrom('slide_puzzles').select('x').orderBy('expires_at', 'desc');
  const { x } = await rows.executeTakeFirstOrThrow();
  await slider.focus();
  // Repeats the key press until the position is reached, because a busy browser may merge two key presses.
  for (let at = 0; at !== x; at = Number(await slider.inputValue())) {
    const key = at < x ? 'ArrowRight' : 'ArrowLeft';
    for (let step = 0; step < Math.abs(x - at); step++) await page.keyboard.press(key);
  }
  await page.keyboard.press('Enter');
  // Waits until the sheet of the puzzle has faded out, because the form behind it accepts no typing before.
  await slider.waitFor({ state: 'detached' });
}
