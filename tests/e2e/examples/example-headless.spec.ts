/** A custom view on the kit's models: clock, tabs, vendors, pages and launches, without views of the kit. */

import { complaints, expect, runningTimer, test } from '../fixtures.ts';
import { expectCorrectStyles, fingerSized } from './example-kit.ts';

test("rows of the headless example show the countdown and the last special prize of the board's model", async ({
  page,
}) => {
  const found = complaints(page);
  await page.goto('/examples/headless/');
  const timer = await runningTimer(page);
  const before = await timer.textContent();
  await expect(timer).not.toHaveText(before ?? '');
  await expect(page.locator('.hall-row')).toHaveCount(7);
  await expect(page.locator('.hall-row').first().locator('b').first()).toHaveText(/^\d$/);
  // The page contains no view of the kit.
  expect(await page.locator('#departures [class*=lk-], #tickets [class*=lk-], lobby-lottery-board').count()).toBe(0);
  expect(found).toEqual([]);
});

test("tickets of the headless example follow the tab, vendor and page of the grid's model", async ({ page }) => {
  await page.goto('/examples/headless/');
  const tickets = page.locator('.ticket');
  await expect(tickets).toHaveCount(12);
  await page.getByRole('button', { name: 'More tickets' }).click();
  await expect(tickets).toHaveCount(24);
  await page.getByLabel('Carrier').selectOption({ label: 'Bluefin' });
  await expect(page.locator('#tickets')).not.toHaveAttribute('aria-busy');
  await expect(tickets.locator('span > span').first()).toBeVisible();
  expect(new Set(await tickets.locator('span > span').allTextContents()).size).toBe(1);
  await page.getByRole('button', { name: 'Popular' }).click();
  await expect(page.getByRole('button', { name: 'Popular' })).toHaveAttribute('aria-pressed', 'true');
});

test('placing a ticket without a session opens the login of the lobby', async ({ page }) => {
  await page.goto('/examples/headless/');
  await page.locator('.ticket').first().click();
  await expect(page).toHaveURL(/\/m\/login/);
});

test('the headless page shows its own code and is readable in both themes, on phone and desktop', {
  tag: '@slow',
}, async ({ page }) => {
  await page.goto('/examples/headless/');
  await runningTimer(page);
  await expect(page.locator('.ticket')).toHaveCount(12);
  await expect(page.locator('#source pre').first()).toContainText('showDepartures(lobby)');
  await expectCorrectStyles(page);
  await fingerSized(page, '.counter button, .counter select');
});
