/** Team overview in a real browser with the real gateway (TEAM-10). */
import { recordDate, recordDays } from '../../../sdk/protocol/domain.ts';
import { en } from '../../../site/src/shared/i18n/en.ts';
import { agentTexts, checkPage, EVERYWHERE, openAs } from './agent-kit.ts';
import { expect, test } from './team-kit.ts';

const PAGE = '/m/agent/team/overview';
const figure = (label: string) => `.team-figure:has(dt:text-is("${label}"))`;

test('TEAM-10 ROUTE-39 the overview compares members, money and bets with the previous range and lists the days', async ({
  page,
  gateway,
}) => {
  await openAs(page, gateway, 'agent1', PAGE);
  await expect(page.locator('.team-result-sum')).toContainText('₫');
  for (const name of ['loggedIn', 'bet', 'registered', 'firstDeposit'] as const) {
    await expect(page.locator(figure(agentTexts[`ag.people.${name}`])).locator('.team-change')).toBeVisible();
  }
  for (const name of ['deposit', 'withdrawal', 'fees', 'bonus', 'rebate', 'qualifyingStake', 'win'] as const) {
    const one = page.locator(figure(agentTexts[`ag.money.${name}`]));
    await expect(one.locator('.money')).toContainText('₫');
    await expect(one.locator('.team-change')).toBeVisible();
  }
  // Checks that the table, which screen readers can always read, contains all seven days.
  const { from, to } = recordDays('7', recordDate(gateway.now(), 'Asia/Ho_Chi_Minh'));
  const table = page.getByRole('table', { name: agentTexts['ag.byDay'] });
  await expect(table.locator('tbody tr')).toHaveCount(7);
  await expect(page.getByRole('img', { name: agentTexts['ag.chartLabel'] })).toBeVisible();
  await page.getByRole('button', { name: agentTexts['ag.table'] }).click();
  await expect(page.getByRole('img', { name: agentTexts['ag.chartLabel'] })).toHaveCount(0);
  await expect(table).toBeVisible();
  expect(from < to).toBe(true);

  // A selected range is part of the URL and is the same after a reload.
  await page.getByRole('button', { name: en['records.today'], exact: true }).click();
  await expect(page).toHaveURL(/days=today/);
  await expect(table.locator('tbody tr')).toHaveCount(1);
  await page.reload();
  await expect(page.getByRole('table', { name: agentTexts['ag.byDay'] }).locator('tbody tr')).toHaveCount(1);
});

test('TEAM-10 the overview can be reloaded, and an overview that failed to load shows an error and can be retried', {
  tag: '@slow',
}, async ({ page, gateway }) => {
  let isBroken = true;
  await page.route('**/wps/agent/teamOverview*', route =>
    isBroken ? route.fulfill({ status: 500, body: 'no' }) : route.continue(),
  );
  await openAs(page, gateway, 'agent1', PAGE);
  await expect(page.getByText(agentTexts['ag.unloaded'])).toBeVisible();
  isBroken = false;
  await page.getByRole('button', { name: en['failed.retry'] }).click();
  await expect(page.locator('.team-result-sum')).toContainText('₫');
  const again = page.waitForRequest('**/wps/agent/teamOverview*');
  await page.getByRole('button', { name: agentTexts['ag.refresh'] }).click();
  await again;
});

test('TEAM-10 the overview has no accessibility violations and no horizontal scrolling at 320, 390 and 1280 px', {
  tag: '@slow',
}, async ({ page, gateway }) => {
  await openAs(page, gateway, 'agent1', PAGE);
  await expect(page.locator('.team-result-sum')).toContainText('₫');
  await checkPage(page, EVERYWHERE);
  await page.getByRole('button', { name: agentTexts['ag.table'] }).click();
  await expect(page.getByRole('table', { name: agentTexts['ag.byDay'] })).toBeVisible();
  await checkPage(page, EVERYWHERE);
});

test('TEAM-10 TEAM-01 the overview leads home if the flag AGEPAG is off', { tag: '@slow' }, async ({
  page,
  gateway,
}) => {
  const flag = gateway.db.updateTable('flags').where('name', '=', 'AGEPAG');
  await flag.set({ enabled: false }).execute();
  gateway.changed();
  try {
    await openAs(page, gateway, 'agent1', PAGE);
    await expect(page).toHaveURL(/\/m\/home$/);
  } finally {
    await flag.set({ enabled: true }).execute();
    gateway.changed();
  }
});
