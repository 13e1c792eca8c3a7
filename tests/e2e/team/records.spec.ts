/** Bets and ledger entries of a team in a real browser with the real gateway (TEAM-15, TEAM-16). */
import type { Page } from '@playwright/test';
import { accountEn } from '../../../sdk/i18n/account-en.ts';
import { en } from '../../../site/src/shared/i18n/en.ts';
import { button, field } from '../account/account-kit.ts';
import { agentTexts, checkPage, EVERYWHERE, openAs } from './agent-kit.ts';
import { expect, middleAgent, test } from './team-kit.ts';

const BETS = '/m/teamBetting?days=31';
const MOVEMENTS = '/m/transaction/record?types=A&days=31';
/** Loaded rows, without placeholders. */
const rows = (page: Page) => page.locator('li > .record-row');

test('TEAM-15 bets of the team are listed with totals, filtered by category and member, without a cancel button', async ({
  page,
  gateway,
}) => {
  await openAs(page, gateway, 'agent1', BETS);
  await expect(page.locator('.record-sums')).toContainText('₫');
  await expect(rows(page).first()).toBeVisible();
  await button(page, en['kind.LOTT']).click();
  await expect(page).toHaveURL(/category=LOTT/);
  await rows(page).first().click();
  await expect(page).toHaveURL(/\/m\/teamBetting\?order=/);
  const facts = page.locator('.facts');
  await expect(facts.getByText(en['records.member'])).toBeVisible();
  await expect(page.getByRole('button', { name: en['order.cancel'] })).toHaveCount(0);
  await expect(page.getByRole('button', { name: en['order.again'] })).toHaveCount(0);
  const member = (await facts.locator('dd').first().textContent()) ?? '';
  await page.goBack();
  await field(page, agentTexts['ag.ofMember']).fill(member);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`member=${member}`));
  await expect(rows(page).first()).toContainText(member);
  const texts = await rows(page).allTextContents();
  expect(texts.every(text => text.includes(member))).toBe(true);
});

test('TEAM-15 TEAM-07 a member outside of the downline is unknown in bets and ledger entries', {
  tag: '@slow',
}, async ({ page, gateway }) => {
  await openAs(page, gateway, await middleAgent(gateway), `${BETS}&member=agent1`);
  await expect(page.getByText(accountEn['error.downline-unknown'])).toBeVisible();
  await page.goto(`${MOVEMENTS}&whose=team&member=member0`);
  await expect(page.getByText(accountEn['error.downline-unknown'])).toBeVisible();
});

test("ROUTE-24 TEAM-16 an agent’s account record shows the agent's entries, and a switch shows those of the team", async ({
  page,
  gateway,
}) => {
  await openAs(page, gateway, 'agent1', MOVEMENTS);
  await expect(button(page, en['records.own'])).toHaveAttribute('aria-pressed', 'true');
  await expect(field(page, agentTexts['ag.ofMember'])).toHaveCount(0);
  await button(page, en['records.team']).click();
  await expect(page).toHaveURL(/whose=team/);
  await expect(field(page, agentTexts['ag.ofMember'])).toBeVisible();
  await expect(rows(page).first()).toBeVisible();
  await page.reload();
  await expect(button(page, en['records.team'])).toHaveAttribute('aria-pressed', 'true');
  await button(page, en['records.own']).click();
  await expect(page).not.toHaveURL(/whose/);
});

test('TEAM-15 TEAM-16 the team’s records have no accessibility violations and do not scroll horizontally', {
  tag: '@slow',
}, async ({ page, gateway }) => {
  for (const path of [BETS, `${MOVEMENTS}&whose=team`]) {
    if (path === BETS) await openAs(page, gateway, 'agent1', path);
    else await page.goto(path);
    await expect(rows(page).first()).toBeVisible();
    await checkPage(page, EVERYWHERE);
  }
});
