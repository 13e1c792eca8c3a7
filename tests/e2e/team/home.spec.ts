/** Agent home in a real browser with the real gateway, and the agent menu on home. */
import type { Page } from '@playwright/test';
import { agentAnnouncements, inboxUnread, renewSession, wallet } from '../../../sdk/protocol/wire.ts';
import { partOfDay } from '../../../site/src/features/team/home/greeting.ts';
import { expect, logIn, openAccount, site, test } from '../account/account-kit.ts';
import { sendMessage } from '../messages/messages-kit.ts';
import { agentTexts, checkPage, EVERYWHERE, fill, openAs } from './agent-kit.ts';

const HOME = '/m/agent';
const tools = (page: Page) => page.getByRole('navigation', { name: agentTexts['ag.tools'] });
const bar = (page: Page) => page.getByRole('navigation', { name: site['bottom.label'] });
/** Value of a counter on agent home. */
const counter = (page: Page, name: string) => page.locator(`[data-counter=${name}] dd`);

for (const name of [null, 'member0', 'guest4', 'member40']) {
  test(`AGENT-01 AGENT-02 TEAM-02 ${name ?? 'a visitor'} is redirected from agent home to home`, {
    tag: '@slow',
  }, async ({ page }) => {
    if (name) {
      await logIn(page, name);
      await expect(page).toHaveURL(/\/m\/home$/);
    }
    await page.goto('/m/help');
    await page.evaluate(() => history.pushState(null, '', '/m/agent'));
    await expect(page).toHaveURL(/\/m\/home$/);
    await page.evaluate(() => history.back());
    await expect(page).toHaveURL(/\/m\/help$/);
  });
}

test('AGENT-03 AGENT-06 AGENT-07 AGENT-09 AGENT-12 AGENT-18 agent home shows name, balance, team and tools with five requests', async ({
  page,
}) => {
  // Waits for the token renewal: a page that is left during a renewal would send its calls again with the newer token
  // (S14).
  const renewed = page.waitForResponse(response => new URL(response.url()).pathname === renewSession.path);
  await logIn(page, 'agent1');
  await expect(page).toHaveURL(/\/m\/home$/);
  const { value } = (await (await renewed).json()) as { value: { token: string } };
  const stored = () => page.evaluate(() => sessionStorage.getItem('MC_SESSION_INFO'));
  await expect.poll(stored).toContain(value.token);
  const requests: string[] = [];
  page.on('request', request => requests.push(new URL(request.url()).pathname));
  await page.goto(HOME);
  const head = page.getByRole('region', { name: 'agent1' });
  await expect(head.locator('.agent-name b')).toHaveText('agent1');
  await expect(head.locator('.balance-sum')).toContainText('₫');
  await expect(head.getByRole('link', { name: site['title.withdraw'] })).toHaveAttribute('href', '/m/withdraw');
  await expect(head.getByRole('link', { name: site['title.deposit'] })).toHaveAttribute('href', '/m/voucherCenter');
  for (const name of ['loggedIn', 'bet', 'registered', 'online']) await expect(counter(page, name)).toHaveText(/^\d/);
  await expect(page.locator('.agent-today[aria-busy]')).toHaveCount(0);
  const once = (end: string) => expect.poll(() => requests.filter(path => path.endsWith(end)), { message: end });
  for (const end of ['/agent/teamKpi', '/agent/dividend']) await once(end).toHaveLength(1);
  for (const { path } of [wallet, inboxUnread, agentAnnouncements])
    await expect.poll(() => requests.includes(path), { message: path }).toBe(true);
  await expect(bar(page).getByRole('link')).toHaveText([
    agentTexts['ag.bar.home'],
    agentTexts['ag.bar.open'],
    new RegExp(agentTexts['ag.bar.announcements']),
  ]);
  await tools(page).getByRole('link', { name: site['title.rebate'] }).click();
  await expect(page).toHaveURL(/agentRebeat$/);
  await page.goBack();
  await tools(page).getByRole('button', { name: site['title.customer'] }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
});

test('AGENT-04 AGENT-05 the greeting follows the hour of the reader’s clock', { tag: '@slow' }, async ({
  page,
  gateway,
}) => {
  await openAs(page, gateway, 'agent1', HOME);
  const cdp = await page.context().newCDPSession(page);
  const seen = new Set<string>();
  for (const offset of [-10, -4, 2, 8]) {
    // The sign of `Etc/GMT` zones is inverted: `Etc/GMT-7` is seven hours ahead of UTC.
    await cdp.send('Emulation.setTimezoneOverride', {
      timezoneId: `Etc/GMT${offset > 0 ? '-' : '+'}${Math.abs(offset)}`,
    });
    await page.reload();
    await expect(page.locator('.agent-scene')).toBeVisible();
    // Hour of the gateway's time in the time zone of the browser.
    const part = partOfDay(await page.evaluate(now => new Date(now).getHours(), gateway.now()));
    seen.add(part);
    await expect(page.locator('.agent-scene')).toHaveAttribute('data-part', part);
    await expect(page.locator('.agent-greeting')).toHaveText(agentTexts[`ag.greet.${part}`]);
  }
  expect(seen.size).toBeGreaterThan(1);
});

test('AGENT-15 AGENT-21 the bar of agent home counts announcements to agents until they are read', async ({
  page,
  gateway,
}) => {
  await gateway.db.deleteFrom('announcements').where('type', '=', 'A').execute();
  await sendMessage(gateway, 'A word to agents', '<p>Soon.</p>', 'A');
  await openAs(page, gateway, 'agent1', HOME);
  const notices = bar(page).getByRole('link', { name: new RegExp(agentTexts['ag.bar.announcements']) });
  await expect(notices.locator('.unread-count')).toHaveText(/^1/);
  await expect(tools(page).getByRole('link', { name: new RegExp(site['title.mail']) })).toBeVisible();
  await notices.click();
  await page.getByRole('heading', { level: 2, name: 'A word to agents' }).click();
  await expect(page.getByText('Soon.')).toBeVisible();
  await page.goBack();
  await expect(bar(page).getByRole('link', { name: agentTexts['ag.bar.announcements'], exact: true })).toBeVisible();
  await expect(bar(page).locator('.unread-count')).toHaveCount(0);
});

test('AGENT-27 totals whose call fails show 0 with one message, and other parts of the page work', async ({
  page,
  gateway,
}) => {
  await page.route('**/wps/agent/teamKpi*', route => route.fulfill({ status: 500, body: 'no' }));
  await openAs(page, gateway, 'agent1', HOME);
  const failed = page.getByText(
    fill(agentTexts['ag.failed'], { parts: agentTexts['ag.part.team'], reason: '' }).trim(),
  );
  await expect(failed).toHaveCount(1);
  for (const name of ['loggedIn', 'bet', 'registered', 'online']) await expect(counter(page, name)).toHaveText('0');
  await expect(page.locator('.agent .balance-sum')).toContainText('₫');
  await expect(failed).toHaveCount(0);
  await tools(page)
    .getByRole('link', { name: new RegExp(site['title.mail']) })
    .click();
  await expect(page).toHaveURL(/\/m\/webEmail$/);
});

test('AGENT-19 AGENT-20 the bar of agent home shows the dividend only after a response with content', {
  tag: '@slow',
}, async ({ page, gateway }) => {
  let content: object[] = [];
  await page.route('**/wps/agent/dividend*', route =>
    route.fulfill({ json: { success: true, value: { content }, serverTime: gateway.now() } }),
  );
  await openAs(page, gateway, 'agent1', HOME);
  await expect(bar(page).getByRole('link')).toHaveCount(3);
  content = [{ date: '2026-11-01', amount: '12.00', status: 'paid' }];
  await page.reload();
  await expect(bar(page).getByRole('link', { name: agentTexts['ag.bar.dividend'] })).toHaveAttribute(
    'href',
    '/m/member/agent/agentDivident',
  );
});

test('AGENT-22 AGENT-23 FRAME-20 the agent entry of the menu opens the agent menu, whose entries each depend on a flag', async ({
  page,
  gateway,
}) => {
  await logIn(page, 'agent1');
  await expect(page).toHaveURL(/\/m\/home$/);
  const entries = async () => {
    await (await openAccount(page)).getByRole('button', { name: site['title.agent'] }).click();
    const dialog = page.getByRole('dialog', { name: site['title.agent'] });
    await expect(dialog.getByRole('link', { name: agentTexts['ag.menu.home'] })).toBeVisible();
    return dialog;
  };
  const dialog = await entries();
  await expect(page.locator('.frame')).toHaveClass(/with-agent/);
  await expect(dialog.getByRole('link')).toHaveCount(8);
  await page.keyboard.press('Escape');
  await expect(page.locator('.frame')).not.toHaveClass(/with-agent/);
  await gateway.db.updateTable('flags').set({ enabled: false }).where('name', '=', 'DOWNMAN').execute();
  gateway.changed();
  try {
    await page.reload();
    const fewer = await entries();
    await expect(fewer.getByRole('link', { name: agentTexts['ag.menu.transfer'] })).toHaveCount(0);
    await expect(fewer.getByRole('link')).toHaveCount(6);
    await fewer.getByRole('link', { name: agentTexts['ag.menu.home'] }).click();
    await expect(page).toHaveURL(/\/m\/agent$/);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  } finally {
    await gateway.db.updateTable('flags').set({ enabled: true }).where('name', '=', 'DOWNMAN').execute();
    gateway.changed();
  }
});

test('AGENT-24 MENU-04 a visitor’s menu has the operator’s affiliate link, and a member’s menu has no such link', {
  tag: '@slow',
}, async ({ page }) => {
  await page.goto('/m/home');
  const link = (await openAccount(page)).getByRole('link', { name: site['title.affiliate'] });
  await expect(link).toHaveAttribute('href', /\/sandbox\/contact\/partners$/);
  await expect(link).toHaveAttribute('target', '_blank');
  await logIn(page, 'member0');
  await expect(page).toHaveURL(/\/m\/home$/);
  const menu = await openAccount(page);
  await expect(menu.getByRole('link', { name: site['title.signIn'] })).toBeVisible();
  await expect(menu.getByText(site['title.affiliate'])).toHaveCount(0);
  await expect(menu.getByText(site['title.agent'])).toHaveCount(0);
});

test('AGENT-03 agent home has no accessibility violations and no horizontal scrolling at 320, 390 and 1280 px', async ({
  page,
  gateway,
}) => {
  await openAs(page, gateway, 'agent1', HOME);
  await expect(tools(page)).toBeVisible();
  await expect(page.locator('.agent-today[aria-busy]')).toHaveCount(0);
  await checkPage(page, EVERYWHERE);
});
