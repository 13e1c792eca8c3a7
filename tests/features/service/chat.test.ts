/** Live chat from launch to operator reply, on both databases and with two gateways. */
import { randomUUID } from 'node:crypto';
import { chatUnread, launchChat, memberInfo } from 'lobbykit/wire';
import { beforeEach, expect, it } from 'vitest';
import type { ChatLine, ChatOpened } from '../../../site/gateway/features/service/chat.ts';
import { MINUTE, newPlayer, type Player, requestGameServer, ticketOf } from '../../helpers/gateway/bet-steps.ts';
import { onBothEngines } from '../../helpers/gateway/engines.ts';
import type { Envelope, TestGateway } from '../../helpers/gateway.ts';

onBothEngines('live chat', twins => {
  let player: Player;
  beforeEach(async () => {
    player = await newPlayer(twins.server);
  });
  const launch = (language = 'en', headers: object = player.headers) =>
    twins.at(0).call<{ chatUrl: string }>(launchChat, undefined, { 'Accept-Language': language, ...headers });
  const enter = (ticket: string) => requestGameServer<ChatOpened>(twins.at(1), 'chat/enter', { ticket });
  const open = async (language?: string) =>
    (await enter(ticketOf((await launch(language)).body.value.chatUrl))).body.value;
  const sendMessage = (pass: string, text: string, key: string = randomUUID(), server: TestGateway = twins.at(1)) =>
    requestGameServer<readonly ChatLine[]>(server, 'chat', { key, text }, pass);
  const read = (pass: string) => requestGameServer<readonly ChatLine[]>(twins.at(0), 'chat', undefined, pass);
  const unread = async () =>
    (await twins.at(0).call<{ unReadCount: number }>(chatUnread, undefined, player.headers)).body.value.unReadCount;
  const asOperator = (text: string) =>
    twins.server.db
      .insertInto('chat_messages')
      .values({
        member_id: player.memberId,
        author: 'operator',
        texts: JSON.stringify({ EN: text }),
        idempotency_key: null,
        sent_at: twins.server.now(),
        read_at: null,
      })
      .execute();
  const textsOf = (lines: readonly ChatLine[]) => lines.map(({ author, text }) => `${author}: ${text.slice(0, 12)}`);

  it('API-37 SERV-09 chat URL is on the games origin with a launch token that is valid once for two minutes', async () => {
    const { body, headers } = await launch();
    expect(headers.get('cache-control')).toBe('no-store');
    const { chatUrl } = body.value;
    expect(new URL(chatUrl).origin).toBe(twins.at(0).gamesUrl);
    expect(new URL(chatUrl).pathname).toBe('/chat');
    expect((await enter(ticketOf(chatUrl))).status).toBe(200);
    expect((await enter(ticketOf(chatUrl))).body.errorCode).toBe('ticket.used');
    const late = ticketOf((await launch()).body.value.chatUrl);
    await twins.advance(2 * MINUTE);
    expect((await enter(late)).body.errorCode).toBe('ticket.over');
  });

  it('chat sends one greeting, stores messages and sends auto-replies in the page language', async () => {
    const { pass, language, messages } = await open('vi');
    expect(language).toBe('VI');
    expect(textsOf(messages)).toEqual(['desk: Xin chào! Đâ']);
    const first = await sendMessage(pass, '  Khi nào quay?\nCảm ơn  ');
    expect(textsOf(first.body.value)).toEqual(['desk: Xin chào! Đâ', 'member: Khi nào quay', 'desk: Cảm ơn, tin ']);
    const second = await sendMessage(pass, 'Alô');
    expect(textsOf(second.body.value).at(-1)).toBe('desk: Đã ghi nhận.');
    expect((await open('vi')).messages).toEqual(second.body.value);
  });

  it('MSG-04 SESS-22 operator message is unread until shown and pauses the auto-replies for ten minutes', async () => {
    const { pass } = await open();
    await sendMessage(pass, 'Is somebody there?');
    expect(await unread()).toBe(0);
    await asOperator('I am.');
    expect(await unread()).toBe(1);
    expect(textsOf((await read(pass)).body.value).at(-1)).toBe('operator: I am.');
    expect(await unread()).toBe(0);
    expect(textsOf((await sendMessage(pass, 'Good.')).body.value).at(-1)).toBe('member: Good.');
    await twins.advance(10 * MINUTE);
    expect(textsOf((await sendMessage(pass, 'Still?')).body.value).at(-1)).toMatch(/^desk: /);
  });

  it('repeated message is stored once with one auto-reply, also with concurrent requests to both gateways', async () => {
    const { pass, messages } = await open();
    const key = randomUUID();
    await Promise.all(Array.from({ length: 6 }, (_, n) => sendMessage(pass, 'Once', key, twins.at(n))));
    expect((await read(pass)).body.value).toHaveLength(messages.length + 2);
  });

  it('S41 chat accepts 1 to 500 characters and twenty messages a minute', async () => {
    const { pass } = await open();
    for (const text of ['', '   ', 'x'.repeat(501)]) expect((await sendMessage(pass, text)).status).toBe(400);
    expect((await sendMessage(pass, 'x'.repeat(500))).status).toBe(200);
    for (let n = 1; n < 20; n++) await sendMessage(pass, `${n}`);
    expect(await sendMessage(pass, 'again')).toMatchObject({ status: 429, body: { errorCode: 'busy' } });
  });

  it("S14 chat ends with the member's sessions and requires an access token", async () => {
    const { pass } = await open();
    expect((await read('')).body.errorCode).toBe('pass.over');
    await twins.server.db.deleteFrom('sessions').where('member_id', '=', player.memberId).execute();
    expect(await read(pass)).toMatchObject({ status: 401, body: { errorCode: 'pass.over' } });
  });

  it('S2 SERV-07 chat is rejected for members with the label nochat and for all members if the flag is off', async () => {
    const { db } = twins.server;
    const { pass } = await open();
    const label = (labels: readonly string[]) =>
      db
        .updateTable('members')
        .set({ labels: JSON.stringify(labels) })
        .where('id', '=', player.memberId)
        .execute();
    await label(['nochat']);
    expect(await launch()).toMatchObject({ status: 403, body: { errorCode: 'permission.denied' } });
    expect(await sendMessage(pass, 'Hello?')).toMatchObject({ status: 401, body: { errorCode: 'pass.over' } });
    const info: Envelope<{ memberLabel: readonly object[] }> = (
      await twins.at(0).call<{ memberLabel: readonly object[] }>(memberInfo, undefined, player.headers)
    ).body;
    expect(info.value.memberLabel).toEqual([{ labelName: 'nochat' }]);
    await label([]);
    await db.updateTable('flags').set({ enabled: false }).where('name', '=', 'CBS3').execute();
    expect((await launch()).status).toBe(403);
    await db.updateTable('flags').set({ enabled: true }).where('name', '=', 'CBS3').execute();
    expect((await launch()).status).toBe(200);
  });
});
