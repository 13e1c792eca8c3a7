import { afterEach, describe, expect, it, vi } from 'vitest';
import { pageEnv } from '../../../sdk/dom/env.ts';
import { markMessage, markRead } from '../../../sdk/lobby/content/announcements.ts';
import { commonStore } from '../../../sdk/lobby/content/common-store.ts';
import { accountServerHere, credentials, dataOf, openTab, soon } from '../account/account-kit.ts';
import { INBOX, LIST, MARK, MARK_MESSAGE, readIn, readingOn, readingTab, waitingIn } from './read-kit.ts';

const server = accountServerHere();
const gateway = readingOn(server);
afterEach(() => vi.restoreAllMocks());

const bodiesOf = (call: string) => server.of(call).map(({ body }) => JSON.parse(body));

describe('marking as read', () => {
  it('ANN-14 ANN-15 ANN-20 a read mark is shown and counted immediately, sent and followed by a refetch', async () => {
    const { lobby } = await readingTab(server.url);
    expect(waitingIn(lobby)).toMatchObject({ announcements: 2 });
    const lists = server.of(LIST).length;
    const release = gateway.hold();
    const marking = markRead(lobby, '1');
    expect(readIn(lobby)).toEqual(['1']);
    expect(waitingIn(lobby)).toMatchObject({ announcements: 1 });
    await soon(() => expect(bodiesOf(MARK)).toEqual([{ announcementId: '1', read: true }]));
    expect(server.of(LIST)).toHaveLength(lists);
    gateway.announcements.set('3', false);
    release();
    await marking;
    expect(server.of(LIST)).toHaveLength(lists + 1);
    expect(
      commonStore(lobby)
        .$announcements.get()
        .data?.announcements.map(({ id, isRead }) => [id, isRead]),
    ).toEqual([
      ['1', true],
      ['2', false],
      ['3', false],
    ]);
  });

  it('ANN-14 a new read mark is not lost when a list response that does not include it arrives', async () => {
    const { lobby } = await readingTab(server.url);
    const release = gateway.hold();
    const marking = markRead(lobby, '1');
    await commonStore(lobby).refresh('announcements');
    expect(gateway.announcements.get('1')).toBe(false);
    expect(readIn(lobby)).toEqual(['1']);
    release();
    await marking;
  });

  it('ANN-13 a visitor cannot mark an announcement as read', async () => {
    const { lobby } = openTab(server.url);
    const { $announcements } = commonStore(lobby);
    await dataOf($announcements);
    await markRead(lobby, '1');
    expect(readIn(lobby)).toEqual([]);
    expect(server.of(MARK)).toEqual([]);
  });

  it.each([
    [4, []],
    [0, ['1']],
    [40, ['1']],
    [20, ['1']],
  ])('ANN-13 member of type %i marks %j as read', async (type, ids) => {
    gateway.type = type;
    const { lobby } = await readingTab(server.url);
    await markRead(lobby, '1');
    expect(readIn(lobby)).toEqual(ids);
    expect(server.of(MARK)).toHaveLength(ids.length);
  });

  it('ANN-18 a read mark is reverted when the gateway rejects it', async () => {
    gateway.fate = 'refuse';
    const { lobby } = await readingTab(server.url);
    const lists = server.of(LIST).length;
    await markRead(lobby, '1');
    expect(readIn(lobby)).toEqual([]);
    expect(waitingIn(lobby)).toMatchObject({ announcements: 2 });
    expect(server.of(MARK)).toHaveLength(1);
    expect(server.of(LIST)).toHaveLength(lists);
  });

  it('ANN-18 a read mark whose request is lost is retried once and then reverted', async () => {
    gateway.fate = 'lose';
    const { lobby } = await readingTab(server.url);
    await markRead(lobby, '1');
    expect(server.of(MARK)).toHaveLength(2);
    expect(readIn(lobby)).toEqual([]);
  });

  it('ANN-16 ANN-17 a read mark is not sent again within 150 ms, and several read marks cause a single refetch', async () => {
    const { lobby } = await readingTab(server.url);
    const now = vi.spyOn(pageEnv, 'now').mockReturnValue(5_000);
    gateway.fate = 'refuse';
    await markRead(lobby, '1');
    now.mockReturnValue(5_149);
    await markRead(lobby, '1');
    expect(server.of(MARK)).toHaveLength(1);
    now.mockReturnValue(5_150);
    gateway.fate = 'take';
    const lists = server.of(LIST).length;
    await Promise.all([markRead(lobby, '1'), markRead(lobby, '2'), markRead(lobby, '1')]);
    expect(bodiesOf(MARK).map(({ announcementId }) => announcementId)).toEqual(['1', '1', '2']);
    expect(server.of(LIST)).toHaveLength(lists + 1);
    now.mockReturnValue(9_000);
    await markRead(lobby, '2');
    expect(server.of(MARK)).toHaveLength(3);
  });
});

/** Tabs of two members in one browser with separate logins. */
const OWN = { storage: 'tab' } as const;

describe('read marks in several tabs', () => {
  it('ANN-14 S16 a read mark updates the list and the unread count of another tab without a request', async () => {
    const one = await readingTab(server.url);
    const two = await readingTab(server.url, { local: one.local, session: one.session });
    const lists = server.of(LIST).length;
    await Promise.all([markRead(one.lobby, '1'), markRead(one.lobby, '9')]);
    await soon(() => expect(readIn(two.lobby)).toEqual(['1']));
    expect(waitingIn(two.lobby)).toMatchObject({ announcements: 1 });
    expect(commonStore(two.lobby).$announcements.get().data?.popups[0]?.isRead).toBe(true);
    expect(server.of(LIST)).toHaveLength(lists + 1);
  });

  it('ANN-18 a read mark reaches other tabs only if the gateway accepted it and the tab has the same member', async () => {
    const one = await readingTab(server.url, {}, OWN);
    const two = await readingTab(server.url, { local: one.local, session: one.session }, OWN);
    server.on('POST /wps/session/login', () => ({ value: { userName: 'bob', customerType: 0, token: 't2' } }));
    const other = await readingTab(server.url, { local: one.local }, OWN);
    gateway.fate = 'refuse';
    await markRead(one.lobby, '1');
    gateway.fate = 'take';
    await markRead(one.lobby, '2');
    await soon(() => expect(readIn(two.lobby)).toEqual(['2']));
    expect(readIn(other.lobby)).toEqual([]);
  });

  it('S16 ANN-18 a read mark belongs to its member although another member logs in before the response', async () => {
    const one = await readingTab(server.url, {}, OWN);
    const two = await readingTab(server.url, { local: one.local, session: one.session }, OWN);
    server.on('POST /wps/session/login', () => ({ value: { userName: 'bob', customerType: 0, token: 't2' } }));
    const bobs = await readingTab(server.url, { local: one.local }, OWN);
    const release = gateway.hold();
    server.on(MARK, async () => {
      await gateway.wait();
      return { value: null };
    });
    const marking = [markRead(one.lobby, '1'), markRead(one.lobby, '2')];
    await soon(() => expect(server.of(MARK)).toHaveLength(2));
    await one.lobby.login(credentials);
    expect(readIn(one.lobby)).toEqual([]);
    release();
    await Promise.all(marking);
    await soon(() => expect(readIn(two.lobby)).toEqual(['1', '2']));
    for (const { lobby } of [one, bobs]) expect(readIn(lobby)).toEqual([]);
  });

  it('a read message is not counted in either tab and is unread again after a rejection', async () => {
    const one = await readingTab(server.url);
    const two = await readingTab(server.url, { local: one.local, session: one.session });
    const { $inbox } = commonStore(one.lobby);
    await dataOf($inbox);
    gateway.fate = 'refuse';
    const rejected = markMessage(one.lobby, '2');
    expect(waitingIn(one.lobby)).toMatchObject({ inbox: 2 });
    await rejected;
    expect(waitingIn(one.lobby)).toMatchObject({ inbox: 3 });
    gateway.fate = 'take';
    await markMessage(one.lobby, '3');
    expect(bodiesOf(MARK_MESSAGE)).toEqual([{ messageId: '2' }, { messageId: '3' }]);
    expect($inbox.get().data?.map(({ isRead }) => isRead)).toEqual([false, false, true]);
    await soon(() => expect(waitingIn(two.lobby)).toMatchObject({ inbox: 2, announcements: 2 }));
    // The new response already contains the read marks of the other tab.
    await commonStore(one.lobby).refresh('unread');
    expect(waitingIn(one.lobby)).toMatchObject({ inbox: 2 });
  });
});

it('MSG-05 a trial account of type 4 and a visitor have no inbox', async () => {
  gateway.type = 4;
  const { lobby } = await readingTab(server.url);
  const { $inbox, refresh } = commonStore(lobby);
  $inbox.listen(() => {});
  await refresh('inbox');
  await lobby.logout();
  await refresh('inbox');
  expect($inbox.get()).toEqual({ loading: false, stale: false });
  expect(server.of(INBOX)).toEqual([]);
});

describe('announcement requests', () => {
  it('ANN-08 registration banners are requested by their group without a session', async () => {
    server.on(LIST, () => ({ value: { banners: [{ id: 5, title: 'Join us', url: '/join.svg' }] } }));
    const { $registerBanners } = commonStore(openTab(server.url).lobby);
    expect((await dataOf($registerBanners))?.map(({ id, image }) => [id, image])).toEqual([['5', '/join.svg']]);
    expect(bodiesOf(LIST)).toEqual([{ types: 'B', groupName: 'm_reg', platform: 'M', merchantCode: 'demo' }]);
  });

  it('ANN-09 ANN-11 ANN-19 announcements of an agent have type A and their read marks reduce the count', async () => {
    gateway.type = 20;
    const { lobby } = await readingTab(server.url);
    const { $agentAnnouncements, $announcements } = commonStore(lobby);
    expect((await dataOf($agentAnnouncements))?.map(({ id }) => id)).toEqual(['7', '8']);
    expect(waitingIn(lobby)).toMatchObject({ announcements: 2 });
    const requested = bodiesOf(LIST).filter(({ types }) => types === 'A');
    expect(requested[0]).toEqual({ types: 'A', platform: 'M', merchantCode: 'demo', token: 't1' });
    await markRead(lobby, '7');
    expect($agentAnnouncements.get().data?.map(({ isRead }) => isRead)).toEqual([true, false]);
    expect(waitingIn(lobby)).toMatchObject({ announcements: 1 });
    // Announcements for all members are not part of an agent's count.
    await markRead(lobby, '1');
    expect($announcements.get().data?.announcements[0]?.isRead).toBe(true);
    expect(waitingIn(lobby)).toMatchObject({ announcements: 1 });
  });

  it('ANN-09 members other than agents request no agent announcements', async () => {
    const { lobby } = await readingTab(server.url);
    const { $agentAnnouncements, refresh } = commonStore(lobby);
    $agentAnnouncements.listen(() => {});
    await refresh('agentAnnouncements');
    expect(bodiesOf(LIST).filter(({ types }) => types === 'A')).toEqual([]);
  });

  it('MSG-07 ANN-06 refresh counts new messages again and sends the token in the body', async () => {
    const { lobby } = await readingTab(server.url);
    gateway.announcements.set('3', false);
    gateway.messages.set('4', false);
    await commonStore(lobby).refresh('unread');
    expect(waitingIn(lobby)).toEqual({ inbox: 4, chat: 0, announcements: 3 });
    expect(bodiesOf(LIST).every(({ token }) => token === 't1')).toBe(true);
  });
});
