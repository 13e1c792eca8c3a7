/** Contracts in a real browser with the real gateway: response, offer, end and payouts (TEAM-21 to TEAM-24). */

import { accountEn } from '../../../sdk/i18n/account-en.ts';
import { contracts as vi } from '../../../site/src/features/contracts/texts.vi.ts';
import { en } from '../../../site/src/shared/i18n/en.ts';
import { secret } from '../account/account-kit.ts';
import { asAccount } from '../games/games-kit.ts';
import { agentTexts, checkPage, fill, openAs } from '../team/agent-kit.ts';
import { directOf, expect, hundredths, test } from '../team/team-kit.ts';
import { below, ct, offered, PIN, STEPS, withPin } from './contract-kit.ts';

const SALARY = '/m/member/agent/getSalaryContract';

test('TEAM-21 ROUTE-38 a member accepts exactly the displayed contract offer, and acceptance of an outdated offer is rejected', async ({
  page,
  gateway,
}) => {
  const name = await below(gateway, 0);
  await offered(gateway, name, 'dailySalary');
  await openAs(page, gateway, name, SALARY);
  const card = page.locator('.contract-card');
  await expect(card).toContainText(fill(ct['ct.offered'], { name: 'agent1' }));
  await expect(card.locator('.contract-steps tbody tr')).toHaveCount(2);
  await checkPage(page);
  // The agent makes a new offer while this page is open.
  await offered(gateway, name, 'dailySalary', STEPS.slice(0, 1));
  await page.getByRole('button', { name: ct['ct.accept'] }).click();
  await expect(page.getByText(accountEn['error.contract-over'])).toBeVisible();
  await expect(card.locator('.contract-steps tbody tr')).toHaveCount(1);
  await page.getByRole('button', { name: ct['ct.accept'] }).click();
  await expect(page.getByText(ct['ct.accepted'])).toBeVisible();
  await expect(page.getByRole('button', { name: ct['ct.accept'] })).toHaveCount(0);
  await expect(card).toContainText(/From \d/);

  await page.getByRole('button', { name: ct['ct.end'] }).click();
  await expect(page.getByText(ct['ct.end.sure'])).toBeVisible();
  await page.getByRole('button', { name: ct['ct.end.yes'] }).click();
  await expect(page.getByText(ct['ct.none'], { exact: true })).toBeVisible();
  await checkPage(page);
});

test('TEAM-23 an agent sees the pay of the current day before its payout, and the past days add up to their total', async ({
  page,
  gateway,
}) => {
  const { name } = (
    await gateway.db
      .selectFrom('contracts as c')
      .innerJoin('members as m', 'm.id', 'c.member_id')
      .where('c.kind', '=', 'dailySalary')
      .where('c.state', '=', 'accepted')
      .select('m.user_name as name')
      .execute()
  )[0]!;
  await openAs(page, gateway, name, SALARY);
  const rows = page.locator('.contract-pays tbody tr');
  await expect(page.locator('.contract-now')).toContainText(ct['ct.wouldPay']);
  await expect(rows.first()).toBeVisible();
  await checkPage(page);
  const more = page.getByRole('button', { name: agentTexts['ag.more.rows'] });
  await expect(async () => {
    if (await more.isVisible()) await more.click();
    await expect(more).toHaveCount(0, { timeout: 1_000 });
  }).toPass();
  expect(await rows.count()).toBeGreaterThanOrEqual(59);
  const sum = (await rows.locator('td .money').allTextContents()).map(hundredths).reduce((all, one) => all + one, 0);
  expect(sum).toBe(hundredths(await page.locator('.record-sums dd').first().textContent()));
  await expect(rows.locator('[data-state="paid"]').first()).toHaveText(ct['ct.state.paid']);
});

test('TEAM-24 AGENT-20 the dividend link in the bar of agent home opens the paid dividends, whose amounts add up to the displayed total', async ({
  page,
  gateway,
}) => {
  await openAs(page, gateway, 'agent1', '/m/agent');
  await page.getByRole('link', { name: agentTexts['ag.bar.dividend'] }).click();
  await expect(page).toHaveURL(/\/m\/member\/agent\/agentDivident$/);
  const rows = page.locator('.contract-pays tbody tr');
  await expect(rows.first()).toContainText(ct['ct.base.loss']);
  expect(await rows.count()).toBeGreaterThanOrEqual(3);
  const sum = (await rows.locator('td .money').allTextContents()).map(hundredths).reduce((all, one) => all + one, 0);
  expect(sum).toBe(hundredths(await page.locator('.record-sums dd').first().textContent()));
  await checkPage(page);
});

test('TEAM-21 an agent offers contract tiers to a direct member, corrects an error and withdraws the offer', async ({
  page,
  gateway,
}) => {
  const name = await below(gateway, 0);
  await withPin(gateway);
  await openAs(page, gateway, 'agent1', `/m/member/team?name=${name}`);
  await page.locator('.member-row').filter({ hasText: name }).click();
  await page.getByRole('button', { name: agentTexts['ag.contracts'] }).click();
  const sheet = page.getByRole('dialog', { name: fill(agentTexts['ag.contractsOf'], { name }) });
  await sheet.getByRole('button', { name: `${ct['ct.offer']}: ${ct['ct.kind.dailySalary']}` }).click();
  const sizes = await sheet.locator('label').evaluateAll(all => all.map(label => getComputedStyle(label).fontSize));
  expect([sizes.length, new Set(sizes).size]).toEqual([4, 1]);
  await sheet.getByLabel(fill(ct['ct.step.from'], { base: ct['ct.base.stake'] })).fill('1000');
  await sheet.getByLabel(ct['ct.step.active']).fill('2');
  await sheet.getByLabel(ct['ct.step.pay'], { exact: true }).fill('20');
  await sheet.getByRole('button', { name: ct['ct.step.add'] }).click();
  const second = sheet.getByRole('group', { name: fill(ct['ct.step'], { n: '2' }) });
  await second.getByLabel(fill(ct['ct.step.from'], { base: ct['ct.base.stake'] })).fill('900');
  await second.getByLabel(ct['ct.step.active']).fill('3');
  await second.getByLabel(ct['ct.step.pay'], { exact: true }).fill('60');
  await secret(sheet as never, ct['ct.offer.pin']).fill(PIN);
  await sheet.getByRole('button', { name: ct['ct.offer.send'] }).click();
  await expect(second.getByText(ct['ct.issue.from'])).toBeVisible();
  await checkPage(page);
  await second.getByLabel(fill(ct['ct.step.from'], { base: ct['ct.base.stake'] })).fill('4000');
  await sheet.getByRole('button', { name: ct['ct.offer.send'] }).click();
  await expect(page.getByText(fill(ct['ct.offer.sent'], { name }))).toBeVisible();
  const daily = sheet.getByRole('region', { name: ct['ct.kind.dailySalary'] });
  await expect(daily).toContainText(ct['ct.waits']);
  await expect(daily.locator('.contract-steps tbody tr')).toHaveCount(2);
  await checkPage(page);
  await daily.getByRole('button', { name: ct['ct.takeBack'] }).click();
  await expect(page.getByText(ct['ct.takenBack'])).toBeVisible();
  await expect(daily).toContainText(ct['ct.none']);
});

test('TEAM-13 the rates sheet offers no lower rate for a member with a contract and states the reason', {
  tag: '@slow',
}, async ({ page, gateway }) => {
  const bound = (await directOf(gateway, 'agent1')).filter(({ type }) => type === 20);
  await openAs(page, gateway, 'agent1', `/m/member/agent/agentRebeat`);
  await page.locator(`.rated:has(b:text-is("${bound[0]!.name}"))`).click();
  const sheet = page.getByRole('dialog', { name: fill(agentTexts['ag.rates.of'], { name: bound[0]!.name }) });
  await expect(sheet.getByText(fill(agentTexts['ag.rates.bound'], { name: bound[0]!.name }))).toBeVisible();
  await expect(
    sheet.getByRole('button', { name: fill(agentTexts['ag.lower'], { name: en['kind.LOTT'] }) }),
  ).toBeDisabled();
  await expect(
    sheet.getByRole('button', { name: fill(agentTexts['ag.raise'], { name: en['kind.LOTT'] }) }),
  ).toBeEnabled();
  await checkPage(page);
});

test('TEAM-21 TEAM-24 contract pages are shown in Vietnamese, in both themes and at phone widths', {
  tag: '@slow',
}, async ({ page, gateway }) => {
  const name = await below(gateway, 20);
  await page.addInitScript(() => {
    if (location.protocol === 'http:') localStorage.setItem('language', 'VI');
  });
  for (const kind of ['dailySalary', 'dividend', 'hourlySalary'] as const) await offered(gateway, name, kind);
  await asAccount(page, gateway, name);
  for (const path of [SALARY, '/m/member/agent/getDevidendContract', '/m/member/agent/getHourContract']) {
    await page.goto(path);
    await expect(page.getByRole('button', { name: vi['ct.accept'] })).toBeVisible();
    await expect(page.locator('.contract-card')).toContainText(fill(vi['ct.offered'], { name: 'agent1' }));
    await checkPage(page);
  }
  await page.goto('/m/member/agent/agentDivident');
  await expect(page.getByRole('main')).toContainText(vi['ct.dividends.none']);
  await checkPage(page);
});
