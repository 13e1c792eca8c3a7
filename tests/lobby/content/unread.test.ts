import { describe, expect, it } from 'vitest';
import { markMessage, markRead } from '../../../sdk/lobby/content/announcements.ts';
import { commonStore } from '../../../sdk/lobby/content/common-store.ts';
import { ANN, accountServerHere, credentials, dataOf, openTab, soon } from '../account/account-kit.ts';
import { INBOX_COUNT, LIST, MARK, readingOn, readingTab, waitingIn } from './read-kit.ts';

const server = accountServerHere();
const gateway = readingOn(server);
const CHAT = 'GET /wps/relay/CBS_unreadCount';

const logInAs = (customerType: number) =>
  server.on('POST /wps/session/login', () => ({ value: { ...ANN, customerType, token: 't1' } }));

describe('unread counts of member types', () => {
  const open = async (customerType: number, flags = { CBS3: true }) => {
    logInAs(customerType);
    server.on('GET /wps/system/whitelabel', () => ({ value: flags }));
    server.on(INBOX_COUNT, () => ({ value: '3' }));
    server.on(CHAT, () => ({ value: { unReadCount: 2 } }));
    server.on(LIST, ({ body }) => ({
      value: body.includes('"A"') ? { footer: { unreadCount: 7 } } : { player: [{ id: 1 }, { id: 2, read: 1 }] },
    }));
    const { lobby } = openTab(server.url);
    await lobby.login(credentials);
    return lobby;
  };

  it.each([
    [0, { inbox: 3, chat: 2, announcements: 1 }],
    [40, { inbox: 3, chat: 0, announcements: 1 }],
    [4, { inbox: 0, chat: 0, announcements: 1 }],
    [20, { inbox: 3, chat: 0, announcements: 7 }],
  ])(
    'SESS-22 MSG-05 MSG-06 ANN-19 ANN-20 unread counts include the sources of member type %i',
    async (type, counts) => {
      const lobby = await open(type);
      expect(await dataOf(commonStore(lobby).$unread)).toEqual(counts);
      expect(server.of(INBOX_COUNT)).toHaveLength(type === 4 ? 0 : 1);
      expect(server.of(CHAT)).toHaveLength(type === 0 ? 1 : 0);
    },
  );

  it('SESS-22 MSG-06 unread counts have no chat messages without the chat flag', async () => {
    const lobby = await open(0, { CBS3: false });
    expect(await dataOf(commonStore(lobby).$unread)).toEqual({ inbox: 3, chat: 0, announcements: 1 });
    expect(server.of(CHAT)).toEqual([]);
  });

  it('SESS-22 MSG-07 unread counts are empty without a session', async () => {
    const lobby = await open(0);
    const { $unread } = commonStore(lobby);
    await dataOf($unread);
    await lobby.logout();
    expect($unread.get()).toEqual({ loading: false, stale: false });
    await commonStore(openTab(server.url).lobby).refresh('unread');
    expect(server.of(INBOX_COUNT)).toHaveLength(1);
  });
});

describe('unread count while a read mark is being sent', () => {
  it('MSG-03 ANN-20 an unread count requested while a read mark is being sent includes the read mark', async () => {
    const { lobby } = await readingTab(server.url);
    const { refresh } = commonStore(lobby);
    const release = gateway.hold();
    const marking = markMessage(lobby, '3');
    const counted = refresh('unread');
    // Waits for one round trip, in which an unread count that did not wait for the mark would have arrived.
    await refresh('inbox');
    release();
    await Promise.all([marking, counted]);
    expect(waitingIn(lobby)).toMatchObject({ inbox: 2 });
  });

  it('MSG-03 ANN-20 a message read during a count request is subtracted exactly once', async () => {
    const { lobby } = await readingTab(server.url);
    let count = () => {};
    const counting = new Promise<void>(resolve => {
      count = resolve;
    });
    const counts = server.of(INBOX_COUNT).length;
    server.on(INBOX_COUNT, async () => {
      await counting;
      return { value: [...gateway.messages.values()].filter(read => !read).length };
    });
    const counted = commonStore(lobby).refresh('unread');
    await soon(() => expect(server.of(INBOX_COUNT)).toHaveLength(counts + 1));
    await markMessage(lobby, '3');
    count();
    await counted;
    expect(waitingIn(lobby)).toMatchObject({ inbox: 2 });
  });

  it('ANN-18 ANN-20 unread count is refetched if the outcome of a read mark is unknown', async () => {
    gateway.type = 20;
    const { lobby } = await readingTab(server.url);
    server.on(MARK, () => {
      gateway.forAgents.set('7', true);
      return null;
    });
    await markRead(lobby, '7');
    expect(waitingIn(lobby)).toMatchObject({ announcements: 1 });
  });
});
