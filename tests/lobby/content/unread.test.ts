import { describe, expect, it } from 'vitest';
import { markMessage, markRead } from '../../../sdk/lobby/content/announcements.ts';
import { commonStore } from '../../../sdk/lobby/content/common-store.ts';
import { accountServerHere, soon } from '../account/account-kit.ts';
import { INBOX_COUNT, MARK, readingOn, readingTab, waitingIn } from './read-kit.ts';

const server = accountServerHere();
const gateway = readingOn(server);

describe('unread count', () => {
  it('MSG-03 ANN-20 an unread count requested during a read mark includes the mark', async () => {
    const { lobby } = await readingTab(server.url);
    const { refresh } = commonStore(lobby);
    const release = gateway.hold();
    const marking = markMessage(lobby, '3');
    const counted = refresh('unread');
    // One round trip: an unread count that did not wait would have arrived too.
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
