/** Member inbox on both databases and with two gateways. */
import { randomUUID } from 'node:crypto';
import { inboxMessages, inboxUnread, markMessageRead } from 'lobbykit/wire';
import { is } from 'valibot';
import { expect, it } from 'vitest';
import { bearer } from '../../helpers/gateway/account-steps.ts';
import { onBothEngines } from '../../helpers/gateway/engines.ts';

interface Message {
  readonly id: number;
  readonly title: string;
  readonly content: string;
  readonly startDate: number;
  readonly read: boolean;
}

onBothEngines('inbox of a member', ({ at }) => {
  const open = async () => {
    const { token, memberId } = await at(0).memberSession({ userName: randomUUID().slice(0, 12) });
    const headers = bearer(token);
    const send = (title: string, sent_at: number) =>
      at(0)
        .db.insertInto('member_messages')
        .values({
          member_id: memberId,
          titles: JSON.stringify({ EN: title, VI: `${title} (VI)` }),
          contents: JSON.stringify({ EN: `<p>${title}</p>` }),
          sent_at,
          read_at: null,
        })
        .execute();
    const list = async (language = 'en') =>
      (await at(1).call<readonly Message[]>(inboxMessages, undefined, { ...headers, 'Accept-Language': language })).body
        .value;
    const mark = (messageId: unknown) => at(1).call(markMessageRead, { messageId }, headers);
    const unread = async () => (await at(0).call<number>(inboxUnread, undefined, headers)).body.value;
    return { send, list, mark, unread };
  };

  it('EP-28 inbox lists newest messages first in the requested language', async () => {
    const { send, list } = await open();
    expect(await list()).toEqual([]);
    await send('First', 1_000);
    await send('Third', 3_000);
    await send('Second', 2_000);
    const rows = await list('vi');
    expect(is(inboxMessages.value, rows)).toBe(true);
    expect(rows.map(({ title, startDate, read }) => [title, startDate, read])).toEqual([
      ['Third (VI)', 3_000, false],
      ['Second (VI)', 2_000, false],
      ['First (VI)', 1_000, false],
    ]);
    expect(rows[0]?.content).toBe('<p>Third</p>');
  });

  it('MSG-03 message marked as read is not counted regardless of repeated marks', async () => {
    const { send, list, mark, unread } = await open();
    await send('A', 1_000);
    await send('B', 2_000);
    const [newest] = await list();
    expect(await unread()).toBe(2);
    const responses = await Promise.all([mark(newest?.id), mark(String(newest?.id)), mark(newest?.id)]);
    expect(responses.map(({ body }) => body.success)).toEqual([true, true, true]);
    expect(await unread()).toBe(1);
    expect((await list()).map(({ read }) => read)).toEqual([true, false]);
  });

  it('S2 message of another member or an unknown message cannot be marked as read', async () => {
    const own = await open();
    const other = await open();
    await own.send('Mine', 1_000);
    const [message] = await own.list();
    for (const id of [message?.id, 999_999, 'abc']) expect((await other.mark(id)).status).toBe(404);
    expect(await own.unread()).toBe(1);
  });
});
