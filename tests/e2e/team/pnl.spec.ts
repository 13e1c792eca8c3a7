/** Profit and loss of a team in a real browser with the real gateway (TEAM-11). */
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { accountEn } from '../../../sdk/i18n/account-en.ts';
import { en } from '../../../site/src/shared/i18n/en.ts';
import { button } from '../account/account-kit.ts';
import { agentTexts, checkPage, EVERYWHERE, fill, openAs } from './agent-kit.ts';
import { directOf, expect, hundredths, middleAgent, test } from './team-kit.ts';

const PAGE = '/m/agent/team/pnl?days=31';
const body = (page: Page) => page.locator('.team-table tbody');
const members = (page: Page) => body(page).locator('tr:not(.team-table-sums, .team-table-own)');
const amounts = async (page: Page, column: number) =>
  (await members(page).locator(`td:nth-of-type(${column})`).allTextContents()).map(hundredths);
const sum = (values: readonly number[]) => values.reduce((all, one) => all + one, 0);

test('TEAM-11 the rows of profit and loss are the direct downline members, add up to the totals, and can be sorted by column', async ({
  page,
  gateway,
}) => {
  const direct = await directOf(gateway, 'agent1');
  await openAs(page, gateway, 'agent1', PAGE);
  await expect(members(page)).toHaveCount(direct.length);
  const results = await amounts(page, 1);
  expect(results).toEqual([...results].sort((a, b) => b - a));
  expect(sum(results)).toBe(hundredths(await body(page).locator('.team-table-sums td').first().textContent()));
  expect(results.some(value => value !== 0)).toBe(true);

  await button(page, agentTexts['ag.money.stake']).click();
  await expect(page).toHaveURL(/sort=stake/);
  // The sorted column moves next to the name.
  await expect(page.getByRole('columnheader').nth(1)).toHaveAttribute('aria-sort', 'descending');
  await expect.poll(async () => (await amounts(page, 1))[0]).toBe(Math.max(...(await amounts(page, 1))));
  await button(page, agentTexts['ag.money.stake']).click();
  await expect(page).toHaveURL(/order=asc/);
  await button(page, agentTexts['ag.member']).click();
  await expect.poll(async () => (await members(page).locator('th').allTextContents()).length).toBe(direct.length);
  const first = direct.map(({ name }) => name).sort()[0] ?? '';
  await expect(members(page).first().locator('th')).toContainText(first);
});

test("TEAM-11 a name opens the member's team, and Back and the breadcrumb return", async ({ page, gateway }) => {
  const middle = await middleAgent(gateway);
  const below = await directOf(gateway, middle);
  await openAs(page, gateway, 'agent1', `${PAGE}&sort=stake`);
  await body(page).getByRole('link', { name: middle, exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`of=${middle}`));
  await expect(members(page)).toHaveCount(Math.min(below.length, 25));
  await expect(body(page).locator('.team-table-own th')).toContainText(middle);
  const trail = page.getByRole('navigation', { name: agentTexts['ag.trail'] });
  await expect(trail.locator('[aria-current]')).toContainText(middle);
  await page.goBack();
  await expect(page).toHaveURL(/sort=stake/);
  await expect(body(page).getByRole('link', { name: middle, exact: true })).toBeVisible();
  await page.goForward();
  await trail.getByRole('link', { name: agentTexts['ag.you'] }).click();
  await expect(body(page).getByRole('link', { name: middle, exact: true })).toBeVisible();
});

test('TEAM-11 TEAM-07 an agent in the downline of another agent sees only members of the own team, and others are unknown', {
  tag: '@slow',
}, async ({ page, gateway }) => {
  const middle = await middleAgent(gateway);
  const below = await directOf(gateway, middle);
  await openAs(page, gateway, middle, PAGE);
  await expect(members(page)).toHaveCount(Math.min(below.length, 25));
  const names = await members(page).locator('th').allTextContents();
  expect(names.every(text => below.some(({ name }) => text.startsWith(name)))).toBe(true);
  for (const name of ['agent1', 'member0', 'nobody-at-all']) {
    await page.goto(`${PAGE}&of=${name}`);
    await expect(page.getByText(accountEn['error.downline-unknown'])).toBeVisible();
  }
});

test('TEAM-11 BOOK-06 the filtered rows of profit and loss are saved as a file with one line per member', {
  tag: '@slow',
}, async ({ page, gateway }) => {
  const direct = await directOf(gateway, 'agent1');
  await openAs(page, gateway, 'agent1', PAGE);
  await expect(members(page)).toHaveCount(direct.length);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: en['records.csv'] }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/^team-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/);
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(direct.length + 1);
  expect(lines[0]).toContain(agentTexts['ag.money.stake']);
  expect(
    lines
      .slice(1)
      .map(line => line.split(',')[0])
      .sort(),
  ).toEqual(direct.map(({ name }) => name).sort());
  await expect(page.getByText(fill(en['records.csvDone'], { count: String(direct.length) }))).toBeVisible();
});

test('TEAM-11 profit and loss has no accessibility violations and no horizontal scrolling at 320, 390 and 1280 px', {
  tag: '@slow',
}, async ({ page, gateway }) => {
  await openAs(page, gateway, 'agent1', PAGE);
  await expect(members(page).first()).toBeVisible();
  await checkPage(page, EVERYWHERE);
});
