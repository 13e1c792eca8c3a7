/** Team management and transfers in a real browser with the real gateway (TEAM-12, TEAM-14). */
import type { Page } from '@playwright/test';
import { accountEn } from '../../../sdk/i18n/account-en.ts';
import { toUnits } from '../../../sdk/protocol/domain.ts';
import { withdraw } from '../../../site/src/features/withdrawals/texts.en.ts';
import { credit } from '../../helpers/credit.ts';
import { button, field, PASSWORD, secret } from '../account/account-kit.ts';
import type { MovableGateway } from '../fixtures.ts';
import { agentTexts, checkPage, EVERYWHERE, fill, openAs } from './agent-kit.ts';
import { cashOf, directOf, expect, middleAgent, test } from './team-kit.ts';

const PAGE = '/m/member/team';
const PIN = '204817';
const rows = (page: Page) => page.locator('.member-row');
/** Row of a member by exact name; other names may have the same beginning. */
const rowOf = (page: Page, name: string | undefined) => page.locator(`.member-row:has(b:text-is("${name}"))`);

/** Credits agent1 with money and sets the withdrawal password that transfers require. */
async function ready(page: Page, gateway: MovableGateway) {
  const { db, now } = gateway;
  const { id } = await db
    .selectFrom('members')
    .select('id')
    .where('user_name', '=', 'agent1')
    .executeTakeFirstOrThrow();
  await credit(db, id, toUnits('5000000'), now());
  await openAs(page, gateway, 'agent1', '/m/withdraw');
  const isNew = page.getByRole('heading', { name: withdraw['wd.pw.title'] });
  await expect(isNew.or(page.getByRole('heading', { name: withdraw['wd.card.title'] }))).toBeVisible();
  if (await isNew.isVisible()) {
    await secret(page, withdraw['wd.pw.new']).fill(PIN);
    await secret(page, withdraw['wd.pw.again']).fill(PIN);
    await secret(page, withdraw['wd.pw.login']).fill(PASSWORD);
    await button(page, withdraw['wd.pw.save']).click();
    await expect(page.getByRole('heading', { name: withdraw['wd.card.title'] })).toBeVisible();
  }
  await page.goto(PAGE);
}

test('TEAM-12 direct members are listed with type and balance, found by name at any depth and filtered by level', async ({
  page,
  gateway,
}) => {
  const direct = await directOf(gateway, 'agent1');
  const middle = await middleAgent(gateway);
  const [deep] = await directOf(gateway, middle);
  await openAs(page, gateway, 'agent1', PAGE);
  await expect(rows(page)).toHaveCount(Math.min(direct.length, 25));
  await expect(rowOf(page, middle)).toContainText(agentTexts['ag.mark']);
  await expect(rows(page).first().locator('.money')).toContainText('₫');

  await field(page, agentTexts['ag.search']).fill(deep?.name ?? '');
  await expect(page).toHaveURL(/name=/);
  await expect(rowOf(page, deep?.name)).toHaveCount(1);
  await field(page, agentTexts['ag.search']).fill('nobody-at-all');
  await expect(page.getByText(agentTexts['ag.nobodyFound'])).toBeVisible();
  await button(page, agentTexts['ag.showAll']).click();
  await expect(rows(page)).toHaveCount(Math.min(direct.length, 25));

  await page.getByRole('button', { name: /^Level 2: \d+$/ }).click();
  await expect(page).toHaveURL(/level=2/);
  await expect(rows(page).first()).toBeVisible();
  await expect(rowOf(page, middle)).toHaveCount(0);
});

test('TEAM-12 an agent opens a member’s team, returns, and opens a member’s card with rates and totals', async ({
  page,
  gateway,
}) => {
  const middle = await middleAgent(gateway);
  const below = await directOf(gateway, middle);
  await openAs(page, gateway, 'agent1', PAGE);
  await page.getByRole('link', { name: fill(agentTexts['ag.below'], { name: middle }) }).click();
  await expect(page).toHaveURL(new RegExp(`of=${middle}`));
  await expect(rowOf(page, below[0]?.name)).toHaveCount(1);
  await page.goBack();
  await rowOf(page, middle).click();
  const card = page.getByRole('dialog', { name: middle });
  await expect(card.getByRole('heading', { name: agentTexts['ag.rates'] })).toBeVisible();
  await expect(card.locator('.money')).toContainText('₫');
  await card.getByRole('link', { name: agentTexts['ag.figures'] }).click();
  await expect(page).toHaveURL(new RegExp(`/m/agent/team/pnl\\?of=${middle}`));
});

test('TEAM-14 a transfer to a member needs the withdrawal password and respects the limits', async ({
  page,
  gateway,
}) => {
  const name = (await directOf(gateway, 'agent1')).find(({ type }) => type === 0)?.name ?? '';
  await ready(page, gateway);
  const [memberCash, own] = [await cashOf(gateway, name), await cashOf(gateway, 'agent1')];
  await field(page, agentTexts['ag.search']).fill(name);
  await rowOf(page, name).click();
  await page.getByRole('dialog', { name }).getByRole('button', { name: agentTexts['ag.menu.transfer'] }).click();
  const sheet = page.getByRole('dialog', { name: agentTexts['ag.menu.transfer'] });
  const amount = sheet.getByRole('textbox', { name: agentTexts['ag.amount'] });
  await amount.fill('900000000');
  await expect(sheet.locator('.lk-error, [role=alert]').first()).toBeVisible();
  await amount.fill('20000');
  await expect(sheet.getByText(agentTexts['ag.afterwards'])).toBeVisible();
  await secret(sheet as never, agentTexts['ag.pin']).fill('111112');
  await sheet.locator('button[type=submit]').click();
  await expect(sheet.getByText(accountEn['error.withdraw-password-wrong'])).toBeVisible();
  expect(await cashOf(gateway, name)).toBe(memberCash);
  await secret(sheet as never, agentTexts['ag.pin']).fill(PIN);
  await sheet.locator('button[type=submit]').click();
  await expect(page.getByText(agentTexts['ag.transferred'])).toBeVisible();
  await expect(sheet).toHaveCount(0);
  expect(await cashOf(gateway, name)).toBe(memberCash + 2_000_000);
  expect(await cashOf(gateway, 'agent1')).toBe(own - 2_000_000);
});

test('TEAM-14 a transfer to several selected members sends the same amount to each of them', { tag: '@slow' }, async ({
  page,
  gateway,
}) => {
  const chosen = (await directOf(gateway, 'agent1')).filter(({ type }) => type === 0).slice(0, 2);
  await ready(page, gateway);
  const before = await Promise.all(chosen.map(({ name }) => cashOf(gateway, name)));
  await button(page, agentTexts['ag.several']).click();
  for (const { name } of chosen) {
    await rowOf(page, name).click();
    await expect(rowOf(page, name)).toHaveAttribute('aria-pressed', 'true');
  }
  await button(page, fill(agentTexts['ag.transferTo'], { count: '2' })).click();
  const sheet = page.getByRole('dialog', { name: agentTexts['ag.menu.transfer'] });
  await sheet.getByRole('textbox', { name: agentTexts['ag.amountEach'] }).fill('20000');
  await secret(sheet as never, agentTexts['ag.pin']).fill(PIN);
  await button(sheet as never, fill(agentTexts['ag.send'], { amount: '₫40,000' })).click();
  await expect(page.getByText(agentTexts['ag.transferred'])).toBeVisible();
  const after = await Promise.all(chosen.map(({ name }) => cashOf(gateway, name)));
  expect(after).toEqual(before.map(cash => cash + 2_000_000));
});

test('TEAM-12 team management has no accessibility violations and no horizontal scrolling at 320, 390 and 1280 px', {
  tag: '@slow',
}, async ({ page, gateway }) => {
  await openAs(page, gateway, 'agent1', PAGE);
  await expect(rows(page).first()).toBeVisible();
  await checkPage(page, EVERYWHERE);
  const middle = await middleAgent(gateway);
  await rowOf(page, middle).click();
  await expect(page.getByRole('dialog').getByRole('heading', { name: agentTexts['ag.rates'] })).toBeVisible();
  await checkPage(page, EVERYWHERE);
});
