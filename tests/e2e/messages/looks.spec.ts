/**
 * Message pages in both themes.
 *
 * @module-tag slow
 */
import { addMessage } from '../../../site/gateway/features/messages/repository.ts';
import { axeInBothThemes } from '../../helpers/pages/axe.ts';
import { expect, test } from '../fixtures.ts';
import { asMember } from '../games/games-kit.ts';
import { sendMessage } from './messages-kit.ts';

test('messages, mail and announcements have no accessibility violations, light and dark', async ({ page, gateway }) => {
  const { db, now } = gateway;
  const id = await sendMessage(gateway, 'New hours', '<h2>From Monday</h2><p>The desk answers <b>until ten</b>.</p>');
  const userName = await asMember(page, gateway);
  const { id: member_id } = await db
    .selectFrom('members')
    .where('user_name', '=', userName)
    .select('id')
    .executeTakeFirstOrThrow();
  await addMessage(db, {
    member_id,
    titles: JSON.stringify({ EN: 'Welcome' }),
    contents: JSON.stringify({ EN: '<p>Good to have you here.</p>' }),
    sent_at: now(),
  });
  for (const path of ['/m/message', `/m/messageDetail?id=${id}`, '/m/webEmail', '/m/notice']) {
    await page.goto(path);
    await expect(page.getByText(path === '/m/webEmail' ? 'Welcome' : 'New hours').first()).toBeVisible();
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    expect(await axeInBothThemes(page), path).toEqual([]);
  }
});
