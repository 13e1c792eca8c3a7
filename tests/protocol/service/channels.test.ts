import { describe, expect, it } from 'vitest';
import {
  hasEntry,
  mayChat,
  SERVICE_ENTRIES,
  type ServiceVisitor,
  serviceChannels,
  serviceRoute,
} from '../../../sdk/protocol/service/channels.ts';

const member: ServiceVisitor = { flags: new Set(['CBS3', 'MAILCEN']), session: { type: 0 }, labels: [] };
const entriesOf = (visitor: ServiceVisitor) => SERVICE_ENTRIES.filter(entry => hasEntry(entry, visitor));

describe('entries of the service modal', () => {
  it('SERV-01 service entries are customer service, messages, announcements, live chat and help center', () => {
    expect(entriesOf(member)).toEqual(['customer', 'messages', 'announcements', 'chat', 'help']);
  });

  it('SERV-08 service entries link to webEmail, notice and help, and two entries open a window', () => {
    const routes = SERVICE_ENTRIES.map(entry => serviceRoute(entry, { type: 0 }));
    expect(routes).toEqual([null, 'webEmail', 'notice', null, 'help']);
  });

  it('SERV-05 SERV-08 ANN-19 announcements entry of an agent opens the announcements that its badge counts', () => {
    expect(serviceRoute('announcements', { type: 20 })).toBe('member/notice?types=A');
    expect([null, { type: 40 }].map(actor => serviceRoute('announcements', actor))).toEqual(['notice', 'notice']);
  });

  it('SERV-06 messages entry requires the flag MAILCEN and is undetermined until the flags have loaded', () => {
    expect(hasEntry('messages', { ...member, flags: new Set(['CBS3']) })).toBe(false);
    expect(hasEntry('messages', { ...member, flags: null })).toBeNull();
  });

  it('SERV-06 SERV-07 service entries of a visitor omit the entries that require a login', () => {
    expect(entriesOf({ ...member, session: null, labels: null })).toEqual(['customer', 'announcements', 'help']);
  });

  it.each([
    ['all four hold', member, true],
    ['CBS3 is off', { ...member, flags: new Set(['MAILCEN']) }, false],
    ['nobody is logged in', { ...member, session: null, labels: null }, false],
    ['the member is on trial', { ...member, session: { type: 4 } }, false],
    ['a label says nochat', { ...member, labels: ['gold', 'nochat'] }, false],
    ['a label only sounds like it', { ...member, labels: ['nochats'] }, true],
    ['an agent asks', { ...member, session: { type: 20 } }, true],
    ['the flags are not known', { ...member, flags: null }, null],
    ['the labels are not known', { ...member, labels: null }, null],
    ['the labels are not known of a guest', { ...member, labels: null, session: { type: 4 } }, false],
  ] satisfies [string, ServiceVisitor, boolean | null][])(
    'SERV-07 live chat is offered according to its rules when %s',
    (_, actor, offered) => {
      expect(mayChat(actor)).toBe(offered);
      expect(hasEntry('chat', actor)).toBe(offered);
    },
  );
});

describe('service channels', () => {
  const link = (kind: string, url = `https://${kind.toLowerCase()}.example/`, label = '') => ({ kind, url, label });
  const openable = (url: string) => (url.startsWith('https:') ? url : null);
  const read = (...links: ReturnType<typeof link>[]) =>
    serviceChannels(links, openable).map(({ name, links: [...found] }) => [name, found.map(({ url }) => url)]);

  it('SERV-12 SERV-13 SERV-14 SERV-15 channels group links by kind, and the link without a number is first', () => {
    expect(read(link('TELEGRAM2'), link('WHATSAPP'), link('FACEBOOK'), link('TELEGRAM'), link('LINE'))).toEqual([
      ['telegram', ['https://telegram.example/', 'https://telegram2.example/']],
      ['facebook', ['https://facebook.example/']],
      ['whatsapp', ['https://whatsapp.example/']],
    ]);
  });

  it('S8 channels omit forbidden links and channels without any other link', () => {
    expect(read(link('TELEGRAM', 'javascript:alert(1)'), link('TELEGRAM2'), link('WHATSAPP', 'data:,x'))).toEqual([
      ['telegram', ['https://telegram2.example/']],
    ]);
    expect(read()).toEqual([]);
  });

  it('SERV-13 channel lists the first of several links with the same URL', () => {
    const same = 'https://t.example/us';
    expect(read(link('TELEGRAM', same), link('TELEGRAM2', same), link('TELEGRAM2', `${same}/vip`))).toEqual([
      ['telegram', [same, `${same}/vip`]],
    ]);
  });
});
