import { en } from '../../../sdk/i18n/en.ts';
import { complaints, expect, runningTimer, test } from '../fixtures.ts';

test('the countdowns of home run, and the page logs no errors', async ({ page }) => {
  const found = complaints(page);
  await page.goto('/m/home');
  const timer = await runningTimer(page);
  // A countdown outside of the visible area is paused, so the test scrolls it into view.
  await timer.scrollIntoViewIfNeeded();
  const before = await timer.textContent();
  await expect(timer).not.toHaveText(before ?? '');
  expect(found).toEqual([]);
});

test('home states play money, sandbox data and the minimum age', async ({ page }) => {
  await page.goto('/m/home');
  await expect(page.getByText(en['board.sandbox'])).toBeVisible();
  await expect(page.getByText(/nothing here has real value/)).toBeVisible();
  await expect(page.getByRole('img', { name: 'For adults aged 18 and over' })).toBeVisible();
});
