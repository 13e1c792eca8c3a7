/** Rates and rebate income in a real browser with the real gateway (TEAM-13, TEAM-17). */
import { readFile } from 'node:fs/promises';
import { en } from '../../../site/src/shared/i18n/en.ts';
import { agentTexts, checkPage, fill, openAs } from './agent-kit.ts';
import { expect, hundredths, middleAgent, test } from './team-kit.ts';

/** Number of rows of a list before more are loaded. */
const PAGE = 25;

test('TEAM-13 TEAM-17 ROUTE-37 the agent’s rates are listed, and a raised downline rate applies and notifies the member', async ({
  page,
  gateway,
}) => {
  const middle = await middleAgent(gateway);
  await openAs(page, gateway, 'agent1', '/m/member/agent/agentRebeat');
  const own = page.getByRole('region', { name: agentTexts['ag.rates.yours'] });
  await expect(own.locator('.team-figure').filter({ hasText: en['kind.LOTT'] })).toContainText('8.0%');
  const row = page.locator(`.rated:has(b:text-is("${middle}"))`);
  await expect(row).toContainText('7.0%');
  await checkPage(page);

  await row.click();
  const sheet = page.getByRole('dialog', { name: fill(agentTexts['ag.rates.of'], { name: middle }) });
  const step = (direction: 'ag.raise' | 'ag.lower', name: string) =>
    sheet.getByRole('button', { name: fill(agentTexts[direction], { name }) });
  const save = sheet.getByRole('button', { name: agentTexts['ag.rates.save'] });
  await expect(save).toBeDisabled();
  await step('ag.raise', en['kind.LOTT']).click();
  await expect(sheet.getByText(/7\.0 to 7\.1/)).toBeVisible();
  // A downline rate cannot exceed the agent's rate: after three more increases the button is disabled.
  for (let n = 0; n < 3; n += 1) await step('ag.raise', en['kind.RNG']).click();
  await expect(step('ag.raise', en['kind.RNG'])).toBeDisabled();
  await expect(sheet.getByText(agentTexts['ag.rates.highest'])).toBeVisible();
  await checkPage(page);
  await save.click();
  await expect(page.getByText(fill(agentTexts['ag.rates.saved'], { name: middle }))).toBeVisible();
  await expect(sheet).toHaveCount(0);
  await expect(row).toContainText('7.1%');
  const notification = await gateway.db
    .selectFrom('member_messages as s')
    .innerJoin('members as m', 'm.id', 's.member_id')
    .where('m.user_name', '=', middle)
    .select('s.titles')
    .orderBy('s.id', 'desc')
    .executeTakeFirstOrThrow();
  expect(notification.titles.EN).toBe('Your rates were raised');
});

test('TEAM-17 AGENT-14 rebate income adds up to its total by day and by member and is saved as a file', async ({
  page,
  gateway,
}) => {
  await openAs(page, gateway, 'agent1', '/m/member/teamRebate?days=31');
  const rows = page.locator('.team-table tbody tr');
  const total = page.locator('.income-sums dd').first();
  const sumOfRows = async () =>
    (await rows.locator('td:nth-of-type(1)').allTextContents()).map(hundredths).reduce((all, one) => all + one, 0);
  await expect(rows.first()).toBeVisible();
  await page.getByRole('button', { name: agentTexts['ag.more.rows'] }).click();
  await expect(page.getByRole('button', { name: agentTexts['ag.more.rows'] })).toHaveCount(0);
  const days = await rows.count();
  expect(days).toBeGreaterThan(25);
  expect(await sumOfRows()).toBe(hundredths(await total.textContent()));
  await checkPage(page);

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: en['records.csv'] }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/^rebates-\d{4}-\d\d-\d\d-\d{4}-\d\d-\d\d\.csv$/);
  expect((await readFile(await file.path(), 'utf8')).trim().split('\r\n')).toHaveLength(days + 1);

  // Opening a day lists its members, and opening a member lists the days of the member.
  const ofDay = hundredths(await rows.first().locator('td').first().textContent());
  const members = Number((await rows.first().locator('small').first().textContent())?.replace(/\D/g, ''));
  await rows.first().getByRole('link').click();
  await expect(page).toHaveURL(/by=member/);
  await expect.poll(async () => hundredths(await total.textContent())).toBe(ofDay);
  for (let shown = PAGE; shown < members; shown += PAGE) {
    await page.getByRole('button', { name: agentTexts['ag.more.rows'] }).click();
    await expect(rows).toHaveCount(Math.min(shown + PAGE, members));
  }
  expect(await sumOfRows()).toBe(ofDay);
  const member = await rows.first().getByRole('link').textContent();
  await rows.first().getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`of=${member}`));
  await expect(page.getByText(fill(agentTexts['ag.income.of'], { name: member ?? '' }))).toBeVisible();
  await expect(rows).toHaveCount(1);
  await page.goBack();
  await expect(page).toHaveURL(/by=member/);
});
