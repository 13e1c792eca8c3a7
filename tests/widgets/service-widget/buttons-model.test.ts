/** The floating buttons of the service widget without their looks. */
import { describe, expect, it } from 'vitest';
import { soon } from '../../lobby/account/account-kit.ts';
import { known, names, type Options, server, widget, world } from './service-kit.ts';

describe('the floating buttons', () => {
  const unfolded = async (options: Options = {}) => {
    const made = await widget(options);
    made.toggle();
    await soon(() => expect(made.state().buttons).toBe('unfolded'));
    return made;
  };

  it('SERV-10 SERV-12 SERV-13 SERV-14 are live chat, Telegram with two links, Facebook with one, and the download', async () => {
    const { state } = await unfolded();
    expect(state().shownButtons.map(({ name, links }) => [name, links.length])).toEqual([
      ['service', 0],
      ['chat', 0],
      ['telegram', 2],
      ['facebook', 1],
      ['download', 0],
    ]);
  });

  it('SERV-11 have no chat where the modal has none', async () => {
    world.labels.push({ labelName: 'nochat' });
    const { state } = await unfolded();
    expect(names(state().shownButtons)).toEqual(['service', 'telegram', 'facebook', 'download']);
  });

  it('wait until it is known which there are, and do without those that do not come', async () => {
    server.on('GET /wps/system/settings/consolidated', () => ({ status: 400 }));
    const { toggle, state } = await widget({ visitor: true });
    toggle();
    expect(state().buttons).toBe('waiting');
    await soon(() => expect(state().buttons).toBe('unfolded'));
    expect(names(state().shownButtons)).toEqual(['service', 'download']);
  });

  it('SERV-13 drop the links of a channel down and take them back', async () => {
    const { drop, state } = await unfolded();
    drop('telegram');
    expect(state().dropped).toBe('telegram');
    drop('facebook');
    expect(state().dropped).toBe('facebook');
    drop('facebook');
    expect(state().dropped).toBeNull();
  });

  it('SERV-13 fold and tell of a link that was followed', async () => {
    const { followed, state, events } = await unfolded();
    followed('telegram', 'https://t.me/one');
    expect(state().buttons).toBe('folded');
    expect(events).toEqual([['contact', { channel: 'telegram', url: 'https://t.me/one' }]]);
  });

  it('SERV-14 the download asks for the popup of the app', async () => {
    const { download, downloads, state } = await unfolded();
    download();
    expect(downloads).toHaveBeenCalledTimes(1);
    expect(state().buttons).toBe('folded');
  });

  it('show of the ways what the host chose', async () => {
    const { state, open } = await unfolded({ params: { entries: 'customer, chat, whatsapp' } });
    expect(names(state().shownButtons)).toEqual(['service', 'chat']);
    open();
    expect(await known(state)).toEqual(['customer', 'chat']);
    expect(state().buttons).toBe('folded');
  });
});
