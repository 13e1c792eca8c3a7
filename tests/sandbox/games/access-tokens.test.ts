/** Access tokens of games and chats belong to the login that created them and end with this login (S14, S16). */
import { changePassword, launchChat, logout, renewSession } from 'lobbykit/wire';
import { beforeEach, expect, it } from 'vitest';
import type { ChatOpened } from '../../../site/gateway/features/service/chat.ts';
import { creditOpening } from '../../../site/gateway/ledger/posting.ts';
import { logIn, PASSWORD, type SessionResponse } from '../../helpers/gateway/account-steps.ts';
import {
  ALL_DIGITS,
  bet,
  HOUR,
  launch,
  MINUTE,
  openLottery,
  openReels,
  play,
  requestGameServer,
  ticketOf,
} from '../../helpers/gateway/bet-steps.ts';
import { onBothEngines } from '../../helpers/gateway/engines.ts';

onBothEngines('access tokens', twins => {
  let password = PASSWORD;
  let token = '';
  const headersOf = (of: string) => ({ Authorization: `Bearer ${of}` });
  const me = () => ({ memberId: 0, headers: headersOf(token) });
  const startSession = async () => {
    token = (await logIn(twins.server, 'member0', password)).body.value.token;
    return token;
  };
  beforeEach(startSession);

  /** Opened games and chat, each also with an unused launch token. */
  async function openAll() {
    const { server } = twins;
    const reels = await openReels(server, me());
    const lottery = await openLottery(server, me());
    const chatTicket = async () =>
      ticketOf((await server.call<{ chatUrl: string }>(launchChat, undefined, headersOf(token))).body.value.chatUrl);
    const chat = await requestGameServer<ChatOpened>(server, 'chat/enter', { ticket: await chatTicket() });
    const lotteryBody = { vendor: 'TCG_LOTTO_VN', gameCode: 'fast1', prizeMode: 'Lott' };
    const game = ticketOf((await launch(server, me(), lotteryBody)).body.value);
    const passes = { reels: reels.pass, lottery: lottery.pass, chat: chat.body.value.pass };
    return { ...passes, tickets: { game, chat: await chatTicket() } };
  }
  type All = Awaited<ReturnType<typeof openAll>>;

  const statuses = async ({ reels, lottery, chat }: All) => [
    (await play(twins.at(1), reels)).status,
    (await requestGameServer(twins.at(1), 'lottery', undefined, lottery)).status,
    (await requestGameServer(twins.at(0), 'chat', undefined, chat)).status,
  ];
  const entered = async ({ tickets }: All) => [
    (await requestGameServer(twins.at(0), 'enter', { ticket: tickets.game })).status,
    (await requestGameServer(twins.at(1), 'chat/enter', { ticket: tickets.chat })).status,
  ];

  it('S16 access tokens and launch tokens end with a logout and stay invalid after the next login', async () => {
    const all = await openAll();
    expect(await statuses(all)).toEqual([200, 200, 200]);
    await twins.server.call(logout, undefined, headersOf(token));
    await startSession();
    expect(await statuses(all)).toEqual([401, 401, 401]);
    expect(await entered(all)).toEqual([410, 410]);
  });

  it('S16 access tokens end with a password change on any device', async () => {
    const all = await openAll();
    const other = (await logIn(twins.server, 'member0', password)).body.value.token;
    const change = { oldPassword: password, newPassword: 'Heron-2027', confirmNewPassword: 'Heron-2027' };
    const { body } = await twins.at(1).call<SessionResponse>(changePassword, change, headersOf(other));
    password = change.newPassword;
    expect(body.success).toBe(true);
    expect(await statuses(all)).toEqual([401, 401, 401]);
    expect(await entered(all)).toEqual([410, 410]);
  });

  it('S14 access tokens remain valid after a session renewal and end with the renewed session', async () => {
    const all = await openAll();
    token = (await twins.at(1).call<SessionResponse>(renewSession, undefined, headersOf(token))).body.value.token;
    await twins.advance(MINUTE);
    expect(await statuses(all)).toEqual([200, 200, 200]);
    await twins.server.call(logout, undefined, headersOf(token));
    expect(await statuses(all)).toEqual([401, 401, 401]);
  });

  it('S14 used access tokens extend their session, and expire with an idle session', async () => {
    const all = await openAll();
    for (let n = 0; n < 3; n++) {
      await twins.advance(20 * MINUTE);
      expect(await statuses(all)).toEqual([200, 200, 200]);
    }
    await twins.advance(30 * MINUTE);
    expect(await statuses(all)).toEqual([401, 401, 401]);
  });

  it('S39 ended access tokens do not change existing bets and tickets', async () => {
    const { server } = twins;
    await creditOpening(server.db, { id: await memberId(), merchant_code: 'demo' }, server.now()).catch(() => {});
    const all = await openAll();
    expect((await bet(server, all.lottery, ALL_DIGITS)).status).toBe(200);
    const count = () => server.db.selectFrom('bets').select('id').where('member_id', '=', idOf).execute();
    const idOf = await memberId();
    const before = await count();
    await server.call(logout, undefined, headersOf(token));
    expect(before.length).toBeGreaterThan(0);
    expect(await count()).toEqual(before);
    expect(await server.db.selectFrom('launches').select('id').execute()).toEqual([]);
    await twins.advance(HOUR);
  });
  const memberId = async () =>
    (
      await twins.server.db
        .selectFrom('members')
        .select('id')
        .where('user_name', '=', 'member0')
        .executeTakeFirstOrThrow()
    ).id;
});
