import { chatUnread, inboxUnread } from 'lobbykit/wire';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { accountGateway, bearer, logIn } from '../../helpers/gateway/account-steps.ts';
import type { TestGateway } from '../../helpers/gateway.ts';

let server: TestGateway;
beforeAll(async () => {
  server = await accountGateway();
});
afterAll(() => server.stop());

it('EP-28 MSG-03 MSG-04 unread counts of inbox and chat are separate per member', async () => {
  const { token, memberId } = await server.memberSession();
  const count = async () => [
    (await server.call(inboxUnread, undefined, bearer(token))).body.value,
    (await server.call(chatUnread, undefined, bearer(token))).body.value,
  ];
  expect(await count()).toEqual([0, { unReadCount: 0 }]);
  const common = { member_id: memberId, sent_at: 1, read_at: null };
  const message = { ...common, titles: '{"EN":"Hello"}', contents: '{"EN":"<p>Hello</p>"}' };
  await server.db
    .insertInto('member_messages')
    .values([message, message, { ...message, read_at: 2 }])
    .execute();
  const line = { ...common, texts: '{"EN":"Hello"}', idempotency_key: null };
  await server.db
    .insertInto('chat_messages')
    .values([
      { ...line, author: 'operator' },
      { ...line, author: 'auto-reply', read_at: 2 },
      { ...line, author: 'member' },
    ])
    .execute();
  expect(await count()).toEqual([2, { unReadCount: 1 }]);
});

it('seeded members have unread messages and one read message', async () => {
  const { token } = (await logIn(server, 'member0')).body.value;
  expect((await server.call(inboxUnread, undefined, bearer(token))).body.value).toBe(2);
});
