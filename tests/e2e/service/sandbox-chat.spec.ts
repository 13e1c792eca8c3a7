/** Sandbox pages: live chat in its window, and the targets of links. */
import { launchChat } from '../../../sdk/protocol/content/calls.ts';
import { axeFindings } from '../../helpers/pages/axe.ts';
import { addMemberSession } from '../../helpers/session.ts';
import { slowUnless } from '../../helpers/slow.ts';
import { expect, type MovableGateway, test } from '../fixtures.ts';

/** Chat URL in Vietnamese for a new member. */
async function launch(gateway: MovableGateway, userName: string) {
  const { token, memberId } = await addMemberSession(gateway.db, gateway.now(), { userName });
  const { path, moduleId, method } = launchChat;
  const headers = { ModuleId: moduleId, Authorization: `Bearer ${token}`, 'Accept-Language': 'vi' };
  const response = await fetch(gateway.url + path, { method, headers });
  const { value } = (await response.json()) as { value: { chatUrl: string } };
  return { url: value.chatUrl, memberId };
}

test('an unsent chat message is restored before newer input and stored by the next attempt', {
  tag: '@slow',
}, async ({ page, gateway }) => {
  const { url } = await launch(gateway, 'chat-offline');
  await page.goto(url);
  const field = page.locator('#text');
  await expect(field).toBeFocused();
  let fail = () => {};
  await page.route('**/api/chat', async route => {
    if (route.request().method() === 'GET') return route.continue();
    await new Promise<void>(resolve => {
      fail = resolve;
    });
    await route.abort();
  });
  const sent = page.waitForRequest(request => request.url().endsWith('/api/chat') && request.method() === 'POST');
  await field.fill('Khi nào');
  await field.press('Enter');
  await sent;
  await field.pressSequentially('quay số?');
  fail();
  await expect(field).toHaveValue('Khi nào\nquay số?');
  await page.unroute('**/api/chat');
  await field.press('Enter');
  await expect(page.locator('.member')).toHaveText(/Khi nào\s+quay số\?$/);
  await expect(field).toHaveValue('');
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(colorScheme, slowUnless(colorScheme === 'light'), () => {
    test.use({ colorScheme, locale: 'vi-VN' });

    test('SERV-09 a member chats with auto-reply and operator, and the chat link works only once', async ({
      page,
      gateway,
    }) => {
      const { url, memberId } = await launch(gateway, `chat-${colorScheme}`);
      await page.goto(url);
      const log = page.getByRole('log', { name: 'Trò chuyện trực tuyến' });
      await expect(log).toContainText('Xin chào!');
      await expect(page).toHaveURL(/\/chat$/);
      const field = page.getByLabel('Tin nhắn của bạn');
      await field.fill('Khi nào quay số?');
      await field.press('Enter');
      await expect(log).toContainText('Khi nào quay số?');
      await expect(log).toContainText('Cảm ơn, tin nhắn');
      await expect(field).toHaveValue('');
      await field.fill('<img src=x onerror=alert(1)>');
      await page.getByRole('button', { name: 'Gửi' }).click();
      await expect(log.locator('.member').last()).toContainText('<img src=x onerror=alert(1)>');
      await gateway.db
        .insertInto('chat_messages')
        .values({
          member_id: memberId,
          author: 'operator',
          texts: JSON.stringify({ EN: 'At half past six.' }),
          idempotency_key: null,
          sent_at: gateway.now(),
          read_at: null,
        })
        .execute();
      await expect(log).toContainText('At half past six.');
      expect(await axeFindings(page)).toEqual([]);
      await page.goto('about:blank');
      await page.goto(url);
      await expect(page.getByRole('heading', { name: 'Liên kết đã được dùng' })).toBeFocused();
      expect(await axeFindings(page)).toEqual([]);
    });

    test('SERV-15 pages that sandbox links open state their purpose and lead back', async ({ page, gateway }) => {
      await page.goto(`${gateway.url}/sandbox/app/ios`);
      await expect(page.getByRole('heading', { name: 'Ứng dụng cho iPhone' })).toBeVisible();
      await expect(page.getByRole('listitem')).toHaveCount(3);
      expect(await axeFindings(page)).toEqual([]);
      await page.goto(`${gateway.url}/sandbox/contact/telegram`);
      await expect(page.getByText('Môi trường thử, chỉ có tiền chơi')).toBeVisible();
      expect(await axeFindings(page)).toEqual([]);
      await expect(page.getByRole('link', { name: 'Về sảnh' })).toHaveAttribute('href', '/m/home');
    });
  });
}
