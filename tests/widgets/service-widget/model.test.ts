/** The service modal without its looks: entries, gates, dots, and what choosing one does. */
import { describe, expect, it } from 'vitest';
import { soon } from '../../lobby/account/account-kit.ts';
import { CHAT, known, names, server, tab, widget, world } from './service-kit.ts';

describe('the service modal', () => {
  // The first of all: what another test has asked late would be counted here.
  it('asks for nothing of it before somebody opens it', async () => {
    const { open, state } = await widget({ visitor: true });
    expect(server.seen.map(({ url }) => url).filter(url => /system|member|relay/.test(url))).toEqual([]);
    open();
    expect(await known(state)).toEqual(['customer', 'announcements', 'help']);
  });

  it('SERV-01 has its five entries for a member, in their order', async () => {
    const { open, state } = await widget();
    open();
    expect(await known(state)).toEqual(['customer', 'messages', 'announcements', 'chat', 'help']);
    expect(state().open).toBe(true);
  });

  it.each([
    ['SERV-06 no messages without MAILCEN', () => void delete world.flags.MAILCEN, 'messages'],
    ['SERV-07 no chat without CBS3', () => void delete world.flags.CBS3, 'chat'],
    [
      'SERV-07 no chat for a guest',
      () => {
        world.type = 4;
      },
      'chat',
    ],
    ['SERV-07 no chat under the label nochat', () => void world.labels.push({ labelName: 'nochat' }), 'chat'],
  ])('%s', async (_, arrange, missing) => {
    arrange();
    const { open, state } = await widget();
    open();
    const shown = await known(state);
    expect(shown).not.toContain(missing);
    expect(shown).toHaveLength(4);
  });

  it('SERV-06 SERV-07 keeps a gate shut whose question fails', async () => {
    server.on('GET /wps/system/whitelabel', () => ({ status: 400 }));
    const { open, state } = await widget();
    open();
    expect(names(state().entries)).toContain('chat');
    expect(await known(state)).toEqual(['customer', 'announcements', 'help']);
  });

  it.each([
    ['messages', 'webEmail'],
    ['announcements', 'notice'],
    ['help', 'help'],
  ] as const)('SERV-02 SERV-08 %s closes it and goes to %s', async (entry, route) => {
    const { open, choose, state, events, went } = await widget();
    open();
    await soon(() => expect(state().open).toBe(true));
    choose(entry);
    expect(state().open).toBe(false);
    expect(went).toEqual([route]);
    expect(events.map(([name]) => name)).toEqual(['open', 'close', 'navigate-request']);
  });

  it('SERV-05 ANN-19 leads an agent to the list that the dot of announcements counts', async () => {
    world.type = 20;
    const { open, choose, state, went } = await widget();
    open();
    await soon(() => expect(state().open).toBe(true));
    choose('announcements');
    expect(went).toEqual(['member/notice?types=A']);
  });

  it('SERV-02 leaves the way to a host that prevents it, and closes all the same', async () => {
    const { open, choose, state, went } = await widget({ prevents: 'navigate-request' });
    open();
    await soon(() => expect(state().open).toBe(true));
    choose('help');
    expect([state().open, went]).toEqual([false, []]);
  });

  it('SERV-03 customer service opens the service link and says so', async () => {
    const { choose, state, events } = await widget({ visitor: true });
    choose('customer');
    expect(state().opening).toBe('customer');
    await soon(() => expect(state().opening).toBeNull());
    expect(tab.location.replace).toHaveBeenCalledWith('https://service.example/');
    expect(events).toContainEqual(['contact', { channel: 'customer', url: 'https://service.example/' }]);
  });

  it('SERV-18 says that there is no service link', async () => {
    const { choose, state } = await widget({ visitor: true, config: { serviceLinkDecoder: () => null } });
    choose('customer');
    await soon(() => expect(state().notice).toMatchObject({ kind: 'failed', error: { messageKey: 'service.none' } }));
    expect(tab.location.replace).not.toHaveBeenCalled();
  });

  it('SERV-09 live chat opens the address of the launch call, once however often it is pressed', async () => {
    const { choose, state, events } = await widget();
    choose('chat');
    choose('chat');
    await soon(() => expect(state().opening).toBeNull());
    expect(tab.location.replace.mock.calls).toEqual([['https://chat.example/room']]);
    expect(server.of(CHAT)).toHaveLength(1);
    expect(events).toEqual([['contact', { channel: 'chat', url: 'https://chat.example/room' }]]);
  });

  it('SERV-09 says why a chat did not open', async () => {
    server.on(CHAT, () => ({ status: 400, errorCode: 'x.y', message: 'The desk is closed' }));
    const { choose, state, dismissNotice } = await widget();
    choose('chat');
    await soon(() => expect(state().notice).toMatchObject({ error: { message: 'The desk is closed' } }));
    dismissNotice();
    expect(state().notice).toBeNull();
  });

  it('SERV-05 has a dot where something of its own is unread, and one on the button before anybody opens it', async () => {
    world.unread = { inbox: 0, chat: 2, notices: [] };
    const { state } = await widget();
    await soon(() => expect(state().dot).toBe(true));
    const dots = () => names(state().entries.filter(({ dot }) => dot));
    expect(dots()).toEqual(['chat']);
  });

  it('SERV-05 asks anew what is unread when it is opened again', async () => {
    world.unread = { inbox: 1, chat: 0, notices: ['a'] };
    const { open, close, state } = await widget();
    const dots = () => names(state().entries.filter(({ dot }) => dot));
    await soon(() => expect(dots()).toEqual(['messages', 'announcements']));
    world.unread = { inbox: 0, chat: 1, notices: ['a'] };
    open();
    await soon(() => expect(dots()).toEqual(['announcements', 'chat']));
    close();
    world.unread = { inbox: 0, chat: 0, notices: ['a'] };
    open();
    await soon(() => expect(dots()).toEqual(['announcements']));
  });

  it('SERV-04 closes by itself when the page shows another route', async () => {
    const { open, leave, state, events } = await widget();
    open();
    await soon(() => expect(state().open).toBe(true));
    leave();
    leave();
    expect(state().open).toBe(false);
    expect(events.map(([name]) => name)).toEqual(['open', 'close']);
  });
});
