/** Model of the service modal: entries, access, unread badges and actions. */
import { describe, expect, it } from 'vitest';
import { soon } from '../../lobby/account/account-kit.ts';
import { CHAT, known, names, server, tab, widget, world } from './service-kit.ts';

describe('service modal', () => {
  // First test of the file, because late requests of other tests would be counted here.
  it('service modal sends no request before it is opened', async () => {
    const { open, state } = await widget({ visitor: true });
    expect(server.seen.map(({ url }) => url).filter(url => /system|member|relay/.test(url))).toEqual([]);
    open();
    expect(await known(state)).toEqual(['customer', 'announcements', 'help']);
  });

  it('SERV-01 service modal lists customer service, messages, announcements, live chat and help center', async () => {
    const { open, state } = await widget();
    open();
    expect(await known(state)).toEqual(['customer', 'messages', 'announcements', 'chat', 'help']);
  });

  it.each([
    ['SERV-06 service modal has no messages without MAILCEN', () => void delete world.flags.MAILCEN, 'messages'],
    ['SERV-07 service modal has no chat without CBS3', () => void delete world.flags.CBS3, 'chat'],
    [
      'SERV-07 service modal has no chat for a trial member',
      () => {
        world.type = 4;
      },
      'chat',
    ],
    [
      'SERV-07 service modal has no chat for a member with the label nochat',
      () => void world.labels.push({ labelName: 'nochat' }),
      'chat',
    ],
  ])('%s', async (_, arrange, missing) => {
    arrange();
    const { open, state } = await widget();
    open();
    const shown = await known(state);
    expect(shown).not.toContain(missing);
    expect(shown).toHaveLength(4);
  });

  it('SERV-06 SERV-07 an entry stays hidden if its access check fails', async () => {
    server.on('GET /wps/system/whitelabel', () => ({ status: 400 }));
    const { open, state } = await widget();
    open();
    expect(names(state().entries)).toContain('chat');
    expect(await known(state)).toEqual(['customer', 'announcements', 'help']);
  });

  it('SERV-05 ANN-19 announcements entry of an agent opens the list that its badge counts', async () => {
    world.type = 20;
    const { open, choose, state, went } = await widget();
    open();
    await soon(() => expect(state().open).toBe(true));
    choose('announcements');
    expect(went).toEqual(['member/notice?types=A']);
  });

  it('SERV-02 a prevented navigation still closes the modal', async () => {
    const { open, choose, state, went } = await widget({ prevents: 'navigate-request' });
    open();
    await soon(() => expect(state().open).toBe(true));
    choose('help');
    expect([state().open, went]).toEqual([false, []]);
  });

  it('SERV-03 customer service entry opens the service link and emits a contact event', async () => {
    const { choose, state, events } = await widget({ visitor: true });
    choose('customer');
    expect(state().opening).toBe('customer');
    await soon(() => expect(state().opening).toBeNull());
    expect(tab.location.replace).toHaveBeenCalledWith('https://service.example/');
    expect(events).toContainEqual(['contact', { channel: 'customer', url: 'https://service.example/' }]);
  });

  it('SERV-18 a missing service link shows an error toast', async () => {
    const { choose, state } = await widget({ visitor: true, config: { serviceLinkDecoder: () => null } });
    choose('customer');
    await soon(() => expect(state().toast).toMatchObject({ kind: 'failed', error: { messageKey: 'service.none' } }));
    expect(tab.location.replace).not.toHaveBeenCalled();
  });

  it('SERV-09 live chat opens the URL of the launch call once for repeated clicks', async () => {
    const { choose, state, events } = await widget();
    choose('chat');
    choose('chat');
    await soon(() => expect(state().opening).toBeNull());
    expect(tab.location.replace.mock.calls).toEqual([['https://chat.example/room']]);
    expect(server.of(CHAT)).toHaveLength(1);
    expect(events).toEqual([['contact', { channel: 'chat', url: 'https://chat.example/room' }]]);
  });

  it('SERV-09 a failed live chat shows the reason', async () => {
    server.on(CHAT, () => ({ status: 400, errorCode: 'x.y', message: 'The desk is closed' }));
    const { choose, state, dismissToast } = await widget();
    choose('chat');
    await soon(() => expect(state().toast).toMatchObject({ error: { message: 'The desk is closed' } }));
    dismissToast();
    expect(state().toast).toBeNull();
  });

  it('SERV-05 the button and the entries with unread messages have a badge before the modal opens', async () => {
    world.unread = { inbox: 0, chat: 2, notices: [] };
    const { state } = await widget();
    await soon(() => expect(state().dot).toBe(true));
    const dots = () => names(state().entries.filter(({ dot }) => dot));
    expect(dots()).toEqual(['chat']);
  });

  it('SERV-05 unread counts are refetched when the modal opens again', async () => {
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

  it('SERV-04 modal closes when the page changes its route', async () => {
    const { open, closeAll, state, events } = await widget();
    open();
    await soon(() => expect(state().open).toBe(true));
    closeAll();
    closeAll();
    expect(state().open).toBe(false);
    expect(events.map(([name]) => name)).toEqual(['open', 'close']);
  });
});
