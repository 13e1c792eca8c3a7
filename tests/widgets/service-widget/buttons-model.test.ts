/** Model of the floating buttons of the service widget. */
import { describe, expect, it } from 'vitest';
import { soon } from '../../lobby/account/account-kit.ts';
import { known, names, type Options, server, widget, world } from './service-kit.ts';

describe('floating buttons', () => {
  const unfolded = async (options: Options = {}) => {
    const model = await widget(options);
    model.toggle();
    await soon(() => expect(model.state().buttons).toBe('unfolded'));
    return model;
  };

  it('SERV-10 SERV-12 SERV-14 service buttons include chat, Telegram, Facebook, WhatsApp and download', async () => {
    const links = ['TELEGRAM', 'TELEGRAM2', 'FACEBOOK', 'FACEBOOK2', 'WHATSAPP'].map(resourceType => ({
      resourceType,
      url: `https://${resourceType.toLowerCase()}.example/`,
    }));
    server.on('GET /wps/system/settings/consolidated', () => ({ value: { customerServiceResources: links } }));
    const { state } = await unfolded();
    expect(names(state().shownButtons)).toEqual(['service', 'chat', 'telegram', 'facebook', 'whatsapp', 'download']);
  });

  it('SERV-11 service buttons omit the chat if the modal omits it', async () => {
    world.labels.push({ labelName: 'nochat' });
    const { state } = await unfolded();
    expect(names(state().shownButtons)).toEqual(['service', 'telegram', 'facebook', 'download']);
  });

  it('service buttons are pending until their sources have loaded, and omit sources that fail', async () => {
    server.on('GET /wps/system/settings/consolidated', () => ({ status: 400 }));
    const { toggle, state } = await widget({ visitor: true });
    toggle();
    expect(state().buttons).toBe('waiting');
    await soon(() => expect(state().buttons).toBe('unfolded'));
    expect(names(state().shownButtons)).toEqual(['service', 'download']);
  });

  it('SERV-13 channel button with several links opens and closes the list of its links', async () => {
    const { drop, state } = await unfolded();
    drop('telegram');
    expect(state().dropped).toBe('telegram');
    drop('facebook');
    expect(state().dropped).toBe('facebook');
    drop('facebook');
    expect(state().dropped).toBeNull();
  });

  it('SERV-13 following a link collapses the service buttons and emits a contact event', async () => {
    const { followed, state, events } = await unfolded();
    followed('telegram', 'https://t.me/one');
    expect(state().buttons).toBe('folded');
    expect(events).toEqual([['contact', { channel: 'telegram', url: 'https://t.me/one' }]]);
  });

  it('service buttons and entries are limited to those of the param entries', async () => {
    const { state, open } = await unfolded({ params: { entries: 'customer, chat, whatsapp' } });
    expect(names(state().shownButtons)).toEqual(['service', 'chat']);
    open();
    expect(await known(state)).toEqual(['customer', 'chat']);
    expect(state().buttons).toBe('folded');
  });
});
