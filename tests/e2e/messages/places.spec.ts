/** Messages outside of the message list: mail, notices on home, and banners of the registration. */
import type { Page } from '@playwright/test';
import { sql } from 'kysely';
import { en } from '../../../site/src/shared/i18n/en.ts';
import { axeFindings } from '../../helpers/pages/axe.ts';
import { bodiesTo, button, expect, test } from '../account/account-kit.ts';
import type { MovableGateway } from '../fixtures.ts';
import { asMember, operator } from '../games/games-kit.ts';
import { recordShifts } from '../lottery/shifts.ts';
import { LIST, MARK, readBy, requestedBy, row, sendMessage, unreadRow } from './messages-kit.ts';

const COUNT = '/wps/relay/CSP_unreadCount';

/** Opens all following pages as a new member with this mail, oldest first; returns the member id. */
async function withMail(page: Page, gateway: MovableGateway, ...titles: readonly string[]): Promise<number> {
  const userName = await asMember(page, gateway);
  const { id } = await gateway.db
    .selectFrom('members')
    .select('id')
    .where('user_name', '=', userName)
    .executeTakeFirstOrThrow();
  if (titles.length === 0) return id;
  await gateway.db
    .insertInto('member_messages')
    .values(
      titles.map((title, at) => ({
        member_id: id,
        titles: JSON.stringify({ EN: title }),
        contents: JSON.stringify({ EN: `<p>${title}, <b>in full</b></p>` }),
        sent_at: gateway.now() - 60_000 + at * 1_000,
        read_at: null,
      })),
    )
    .execute();
  return id;
}

test('ROUTE-25 the mail center lists only the member’s mail, newest first, and marks opened mail as read', async ({
  page,
  gateway,
  context,
}) => {
  const id = await withMail(page, gateway, 'Your card is here', 'Your limit was raised');
  const shifts = await recordShifts(page);
  await page.goto('/m/message');
  const mail = `${en['title.mail']} (2)`;
  await expect(button(page, mail)).toBeVisible();
  expect(await shifts()).toEqual([]);
  await button(page, mail).click();
  await expect(page).toHaveURL(/\/m\/webEmail$/);
  await expect(page.getByRole('main').getByRole('link')).toHaveText([/Your limit was raised/, /Your card is here/]);
  expect(await axeFindings(page)).toEqual([]);
  const [other] = await Promise.all([
    context.waitForEvent('page'),
    page.evaluate(() => window.open('/m/message', '_blank')),
  ]);
  await expect(button(other, mail)).toBeVisible();

  await unreadRow(page, 'Your card is here').click();
  await expect(page.locator('.lk-rich b')).toHaveText('in full');
  await button(page, en['header.back']).click();
  await expect(page).toHaveURL(/\/m\/webEmail$/);
  await expect(row(page, 'Your card is here')).toBeVisible();
  await expect(unreadRow(page, 'Your card is here')).toHaveCount(0);
  await expect(unreadRow(page, 'Your limit was raised')).toBeVisible();
  await expect(button(other, `${en['title.mail']} (1)`)).toBeVisible();
  const read = () =>
    gateway.db.selectFrom('member_messages').where('member_id', '=', id).where('read_at', 'is not', null);
  await expect.poll(async () => (await read().select('id').execute()).length).toBe(1);
});

test('MENU-02 the mail entry of the menu opens the mail center and shows the unread count', async ({
  page,
  gateway,
}) => {
  await withMail(page, gateway, 'Your card is here', 'Your limit was raised');
  await page.goto('/m/home');
  await button(page, en['header.account']).click();
  const entry = page.getByRole('link', { name: new RegExp(`^${en['title.mail']} 2 ${en['menu.unread']}$`) });
  await entry.click();
  await expect(page).toHaveURL(/\/m\/webEmail$/);
  await expect(page.getByRole('main').getByRole('link')).toHaveCount(2);
});

test('ROUTE-26 the message list has announcements and mail, and a mail opens by its id', async ({ page, gateway }) => {
  const member = await withMail(page, gateway);
  // Mail with an id higher than that of any announcement.
  const [title, content] = ['Your card is here', '<p>In three days.</p>'].map(text => JSON.stringify({ EN: text }));
  await sql`insert into member_messages (id, member_id, titles, contents, sent_at) overriding system value
    values (70001, ${member}, ${title}, ${content}, ${gateway.now()})`.execute(gateway.db);
  await sendMessage(gateway, 'Two more provinces', '<p>From Monday on.</p>');
  await page.goto('/m/message');
  await expect(unreadRow(page, 'Two more provinces')).toBeVisible();
  await unreadRow(page, 'Your card is here').click();
  await expect(page).toHaveURL(/\/m\/webEmail\?id=70001$/);
  await page.goto('/m/messageDetail?id=70001');
  await expect(page.getByRole('heading', { level: 2, name: 'Your card is here' })).toBeVisible();
  await page.goto('/m/messageDetail?id=70002');
  await expect(page.getByText(en['messages.unknown'])).toBeVisible();
});

test('ANN-18 a rejected read mark is reverted, and unknown mail leads back to the list', {
  tag: '@slow',
}, async ({ page, gateway }) => {
  await withMail(page, gateway, 'Your limit was raised');
  await page.goto('/m/webEmail');
  await page.route('**/wps/relay/CSP_markMessageAsRead', route => route.fulfill({ status: 500 }));
  const response = page.waitForResponse('**/wps/relay/CSP_markMessageAsRead');
  await button(page, en['messages.markAll']).click();
  await response;
  await expect(unreadRow(page, 'Your limit was raised')).toBeVisible();
  await page.goto('/m/webEmail?id=77777');
  await page.getByRole('button', { name: en['messages.toAll'] }).click();
  await expect(page).toHaveURL(/\/m\/webEmail$/);
});

test.describe('notice on home', () => {
  test.use({ noticed: false });

  test('CONST-03 ANN-14 the notice on home is open until it is closed, and confirming it marks it as read', async ({
    page,
    gateway,
  }) => {
    const userName = await asMember(page, gateway);
    await page.clock.install();
    await page.goto('/m/home');
    const notices = page.getByRole('dialog', { name: en['news.announcements'] });
    await expect(notices.getByRole('article').first()).toBeVisible();
    await page.clock.fastForward(10 * 60_000);
    await expect(notices).toBeVisible();
    // Closing the notice without a confirmation keeps it unread.
    await page.keyboard.press('Escape');
    await expect(notices).toHaveCount(0);
    expect(await readBy(gateway, userName)).toEqual([]);
    await page.evaluate(() => sessionStorage.removeItem('NOTICE_POP'));
    await page.reload();
    await expect(notices).toBeVisible();
    await notices.getByRole('button', { name: en['dialog.understood'] }).click();
    await expect.poll(async () => (await readBy(gateway, userName)).length).toBe(1);
  });
});

test('ANN-20 the dot of the menu leads to the messages that it counts, and the member center shows a badge', {
  tag: '@slow',
}, async ({ page, gateway }) => {
  await gateway.db.deleteFrom('announcements').where('type', '=', 'PL').execute();
  await sendMessage(gateway, 'Draws move', '<p>Soon.</p>');
  await withMail(page, gateway, 'Your card is here', 'Your limit was raised');
  await page.goto('/m/member/home');
  const entries = page.getByRole('navigation', { name: en['member.entries'] });
  await expect(entries.getByText(en['menu.unread'])).toHaveCount(1);
  await button(page, en['header.menuUnread']).click();
  const menu = page.getByRole('dialog', { name: en['right.title'] });
  await expect(menu.getByRole('link', { name: `${en['title.announcements']} 1 ${en['menu.unread']}` })).toBeVisible();
  await menu.getByRole('link', { name: `${en['title.mail']} 2 ${en['menu.unread']}` }).click();
  await expect(page).toHaveURL(/\/m\/webEmail$/);
  expect(await axeFindings(page)).toEqual([]);
});

test('ANN-01 ANN-02 ANN-03 MSG-07 home links to messages and matches even if there are none, and recounts at each visit', {
  tag: '@slow',
}, async ({ page, gateway }) => {
  await asMember(page, gateway);
  await gateway.db.deleteFrom('hot_matches').execute();
  gateway.changed();
  await page.goto('/m/home');
  await expect(button(page, en['header.menuUnread'])).toBeVisible();
  await button(page, en['match.open']).click();
  const panel = page.getByRole('dialog', { name: en['match.title'] });
  await expect(panel.getByText(en['match.none'])).toBeVisible();
  expect(await axeFindings(page, { include: ['dialog'] })).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await button(page, en['header.menuUnread']).click();
  const menu = page.getByRole('dialog', { name: en['right.title'] });
  const unread = new RegExp(`^${en['title.announcements']} [1-9] ${en['menu.unread']}$`);
  await expect(menu.getByRole('link', { name: unread })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  const line = page.getByRole('region', { name: en['marquee.name'] });
  const renewed = page.waitForResponse(`**${LIST}`);
  await line.getByRole('link').click();
  await expect(page).toHaveURL(/\/m\/message$/);
  await renewed;
  await expect(page.getByRole('list').getByRole('link').first()).toBeVisible();
  const requests = requestedBy(page);
  const counted = page.waitForRequest(`**${COUNT}`);
  await page.getByRole('link', { name: en['bottom.home'] }).click();
  await counted;
  await expect
    .poll(() => requests.filter(path => path === COUNT || path === LIST).sort())
    .toEqual([LIST, COUNT].sort());
  expect(requests).not.toContain(MARK);
});

test('ANN-08 the registration page shows its banners below the form', { tag: '@slow' }, async ({ page, gateway }) => {
  const picture = ['--scene', 'fortune', '--link', '/m/help'];
  await operator(gateway, 'content', 'banner', 'add', 'Welcome gift', '--place', 'm_reg', ...picture);
  const bodies = await bodiesTo(page, LIST);
  await page.goto('/m/register');
  const banner = page.getByRole('img', { name: 'Welcome gift' });
  await expect(banner).toBeAttached();
  expect(bodies).toEqual([{ types: 'B', groupName: 'm_reg', platform: 'M', merchantCode: 'demo' }]);
  await banner.click();
  await expect(page).toHaveURL(/\/m\/help$/);
});
