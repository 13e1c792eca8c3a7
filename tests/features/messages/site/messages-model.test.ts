/** Message lists against a real gateway: unread state per member type and stored read marks. */
import { commonStore } from 'lobbykit';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Lobby } from '../../../../sdk/lobby/types.ts';
import { messageList } from '../../../../site/src/features/messages/messages-model.ts';
import { gateway, type TestGateway } from '../../../helpers/gateway.ts';
import { dataOf, soon } from '../../../lobby/account/account-kit.ts';
import { lobbyOn, startSession, stubPage } from '../../../widgets/lobby.ts';

let server: TestGateway;
let lobby: Lobby;
let count = 0;

beforeAll(async () => {
  server = await gateway();
});
afterAll(() => server.stop());
beforeEach(() => {
  stubPage();
});
afterEach(() => {
  lobby.dispose();
});

const userName = () => `reader${count}`;
const open = async (type = 0) => {
  await startSession(server, `reader${++count}`);
  if (type !== 0) {
    const stored = JSON.parse(window.sessionStorage.getItem('MC_SESSION_INFO') ?? '');
    window.sessionStorage.setItem('MC_SESSION_INFO', JSON.stringify({ ...stored, type }));
  }
  lobby = lobbyOn(server.url, { languages: ['EN', 'VI'] });
};

/** Returns the ids of the announcements that the gateway stores as read for this member. */
const stored = async () =>
  (
    await server.db
      .selectFrom('announcement_reads as r')
      .innerJoin('members as m', 'm.id', 'r.member_id')
      .where('m.user_name', '=', userName())
      .select('r.announcement_id')
      .execute()
  ).map(({ announcement_id }) => String(announcement_id));

const unreadIn = ({ $state }: ReturnType<typeof messageList>) =>
  ($state.get().data ?? []).filter(({ isRead }) => !isRead).map(({ id }) => id);

describe('announcement list', () => {
  it('MSG-02 ANN-14 opened announcement is marked as read and stored, also with "mark all as read"', async () => {
    await open();
    const list = messageList(lobby, 'announcements');
    const rows = (await dataOf(list.$state)) ?? [];
    const [first] = rows;
    if (!first) throw new Error('no announcement');
    expect(unreadIn(list)).toHaveLength(rows.length);
    list.open(first);
    list.open(first);
    expect(unreadIn(list)).not.toContain(first.id);
    await soon(async () => expect(await stored()).toEqual([first.id]));
    list.openAll();
    expect(unreadIn(list)).toEqual([]);
    await soon(async () => expect((await stored()).sort()).toEqual(rows.map(({ id }) => id).sort()));
    const call = vi.spyOn(lobby, 'call');
    list.openAll();
    list.open(first);
    expect(call).not.toHaveBeenCalled();
  });

  it('ANN-13 announcements are never unread for trial accounts and visitors', async () => {
    await open(4);
    const call = vi.spyOn(lobby, 'call');
    const list = messageList(lobby, 'announcements');
    const [first] = (await dataOf(list.$state)) ?? [];
    if (!first) throw new Error('no announcement');
    expect(unreadIn(list)).toEqual([]);
    list.open({ ...first, isRead: false });
    list.openAll();
    await lobby.logout();
    await dataOf(list.$state);
    expect(unreadIn(list)).toEqual([]);
    expect(call.mock.calls.map(([{ name }]) => name)).not.toContain('markAnnouncementRead');
  });

  it('R15 announcement list shows an error and retries the request', async () => {
    await open();
    const call = vi.spyOn(lobby, 'call').mockRejectedValueOnce(new Error('no'));
    const list = messageList(lobby, 'announcements');
    list.$state.listen(() => {});
    await soon(() => expect(list.$state.get().error).toBeDefined());
    list.renew();
    expect(call).toHaveBeenCalledTimes(1);
    list.retry();
    await soon(() => expect(list.$state.get().data?.length).toBeGreaterThan(0));
    // Fetches the loaded announcements again.
    list.renew();
    await soon(() => expect(call).toHaveBeenCalledTimes(3));
  });
});

describe('mail list', () => {
  it('opened mail is marked as read and not counted', async () => {
    await open();
    const { id } = await server.db
      .selectFrom('members')
      .select('id')
      .where('user_name', '=', userName())
      .executeTakeFirstOrThrow();
    const mail = { member_id: id, titles: '{"EN":"Hello"}', contents: '{"EN":"<p>You</p>"}' };
    await server.db
      .insertInto('member_messages')
      .values([5, 7].map(sent_at => ({ ...mail, sent_at, read_at: null })))
      .execute();
    const list = messageList(lobby, 'mail');
    const { $unread } = commonStore(lobby);
    const rows = await dataOf(list.$state);
    expect(rows?.map(({ startDate }) => startDate)).toEqual([7, 5]);
    expect((await dataOf($unread))?.inbox).toBe(2);
    if (rows?.[0]) list.open(rows[0]);
    expect($unread.get().data?.inbox).toBe(1);
    const read = () =>
      server.db.selectFrom('member_messages').where('member_id', '=', id).where('read_at', 'is not', null);
    await soon(async () => {
      expect((await read().select('sent_at').execute()).map(({ sent_at }) => Number(sent_at))).toEqual([7]);
    });
  });

  it('mail list of a trial account is empty without a request', async () => {
    await open(4);
    const call = vi.spyOn(lobby, 'call');
    expect(await dataOf(messageList(lobby, 'mail').$state)).toEqual([]);
    expect(call).not.toHaveBeenCalled();
  });
});
