/** Announcements to agents. */
import { en } from '../../../site/src/shared/i18n/en.ts';
import { axeFindings } from '../../helpers/pages/axe.ts';
import { slowUnless } from '../../helpers/slow.ts';
import { bodiesTo, button, expect, logIn, test } from '../account/account-kit.ts';
import { asAccount } from '../games/games-kit.ts';
import { LIST, readBy, sendMessage } from './messages-kit.ts';

test('ROUTE-28 ANN-09 ANN-11 ANN-19 an agent opens the agent announcements, and an announcement that was read is no longer counted', {
  tag: '@slow',
}, async ({ page, gateway }) => {
  await gateway.db.deleteFrom('announcements').where('type', '=', 'A').execute();
  const id = await sendMessage(gateway, 'Your code has a page now', '<p>Share <b>it</b>.</p>', 'A');
  const bodies = await bodiesTo(page, LIST);
  await asAccount(page, gateway, 'agent1');
  await gateway.db.updateTable('member_messages').set({ read_at: 1 }).execute();
  await page.goto('/m/member/notice?types=A');
  await expect(button(page, en['header.menuUnread'])).toBeVisible();
  const notice = page.locator('details');
  await expect(notice).toHaveCount(1);
  expect(bodies.filter(({ types }) => types === 'A')[0]).toEqual({
    types: 'A',
    platform: 'M',
    merchantCode: 'demo',
    token: expect.any(String),
  });
  expect(await axeFindings(page)).toEqual([]);
  await notice.getByRole('heading', { level: 2, name: 'Your code has a page now' }).click();
  await expect(notice.locator('.lk-rich b')).toHaveText('it');
  await expect(button(page, en['header.menuUnread'])).toHaveCount(0);
  await expect.poll(() => readBy(gateway, 'agent1')).toEqual([id]);
});

for (const width of [320, 390]) {
  test(
    `ANN-19 the buttons in the header of agent announcements fit at ${width} px`,
    slowUnless(width === 320),
    async ({ page, gateway }) => {
      await page.setViewportSize({ width, height: 800 });
      await sendMessage(gateway, `Read me at ${width}`, '<p>Soon.</p>', 'A');
      await asAccount(page, gateway, 'agent1');
      await page.goto('/m/member/notice?types=A');
      await expect(button(page, en['messages.markAll'])).toBeVisible();
      const boxes = await page.locator('.top').evaluate(top =>
        [...top.querySelectorAll('button, h1')].map(part => {
          const { left, right } = part.getBoundingClientRect();
          return { left, right };
        }),
      );
      expect(boxes.length).toBeGreaterThanOrEqual(5);
      for (const [at, box] of boxes.entries()) {
        if (at > 0) expect(box.left, `part ${at}`).toBeGreaterThanOrEqual((boxes[at - 1]?.right ?? 0) - 0.5);
        expect(box.right).toBeLessThanOrEqual(width);
      }
    },
  );
}

test('ANN-19 SERV-05 menu and customer service lead an agent to the counted announcements', {
  tag: '@slow',
}, async ({ page, gateway }) => {
  await sendMessage(gateway, 'For agents alone', '<p>Soon.</p>', 'A');
  await logIn(page, 'agent1');
  await expect(page).toHaveURL(/\/m\/home$/);
  await button(page, en['header.menuUnread']).click();
  await page
    .getByRole('dialog', { name: en['right.title'] })
    .getByRole('link', { name: new RegExp(`^${en['title.agentAnnouncements']} [1-9]`) })
    .click();
  await expect(page).toHaveURL(/\/m\/member\/notice\?types=A$/);
  await page.goto('/m/help');
  await button(page, en['title.customer']).click();
  const entry = page.getByRole('dialog').locator('[data-entry=announcements]');
  await expect(entry.locator('[part~=dot]')).toBeVisible();
  await entry.click();
  await expect(page).toHaveURL(/\/m\/member\/notice\?types=A$/);
  await expect(page.getByRole('heading', { name: 'For agents alone' })).toBeVisible();
});
