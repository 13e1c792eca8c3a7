/** Service link and live chat on a stub gateway. */
import { createCipheriv } from 'node:crypto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { commonStore } from '../../../sdk/lobby/content/common-store.ts';
import { serviceLink } from '../../../sdk/lobby/service/link.ts';
import { channelsOf, openChat, openService } from '../../../sdk/lobby/service/service.ts';
import type { LobbyConfig } from '../../../sdk/lobby/types.ts';
import { accountServerHere, credentials, dataOf, failureOf, openTab, soon } from '../account/account-kit.ts';
import { brokenStore, memoryStore } from '../resource/stores.ts';

const server = accountServerHere();
const LINKS = 'GET /wps/system/serviceLinks';
const CHAT = 'POST /wps/relay/CBS_launchChat';
const KEY = 'a1b2c3d4';
const SERVICE_URL = 'https://service.example/chat?id=42';

function sealed(url: string): string {
  const cipher = createCipheriv('des-ede3', Buffer.from(KEY.repeat(3)), null);
  return cipher.update(url, 'utf8', 'base64') + cipher.final('base64') + KEY;
}
const publish = (...pathList: unknown[]) => server.on(LINKS, () => ({ value: { version: { pathList } } }));
const publishLink = (url: string) => publish({ type: '1', path: 'other' }, { type: '3', path: sealed(url) });

/** Result of `window.open` as far as the service code uses it. */
const newTab = () => ({ opener: {}, close: vi.fn(), location: { replace: vi.fn() } });
let tab: ReturnType<typeof newTab>;
let open: ReturnType<typeof vi.fn>;
let assign: ReturnType<typeof vi.fn>;
beforeEach(() => {
  tab = newTab();
  open = vi.fn(() => tab);
  assign = vi.fn();
  publishLink(SERVICE_URL);
});

function page(config: Partial<LobbyConfig> = {}, local = memoryStore()) {
  const opened = openTab(server.url, config, { local });
  Object.assign(window, { open });
  Object.assign(location, { assign });
  return opened;
}

describe('service link', () => {
  it('SERV-16 SERV-17 SERV-19 SERV-21 service link is the decoded path of type 3 in value.version.pathList', async () => {
    const { lobby } = page();
    expect(await serviceLink(lobby)).toBe(SERVICE_URL);
  });

  it('SERV-20 service link is stored, returned immediately on the next visit and refreshed in the background', async () => {
    const { lobby, local } = page();
    await serviceLink(lobby);
    expect(local.getItem('service_link')).toBe(SERVICE_URL);
    publishLink('https://service.example/new');
    const next = page({}, local);
    expect(await serviceLink(next.lobby)).toBe(SERVICE_URL);
    await soon(() => expect(local.getItem('service_link')).toBe('https://service.example/new'));
    expect(await serviceLink(next.lobby)).toBe('https://service.example/new');
    expect(server.of(LINKS)).toHaveLength(2);
  });

  it('SERV-20 service link is requested only once per page, even without storage', async () => {
    const { lobby } = page({ storage: brokenStore(() => true) });
    expect(await Promise.all([serviceLink(lobby), serviceLink(lobby)])).toEqual([SERVICE_URL, SERVICE_URL]);
    expect(await serviceLink(lobby)).toBe(SERVICE_URL);
    expect(server.of(LINKS)).toHaveLength(1);
  });

  it('SERV-20 service link returns the stored copy while the gateway rejects requests, and is requested again', async () => {
    server.on(LINKS, () => ({ status: 400 }));
    const { lobby } = page({}, memoryStore([['service_link', SERVICE_URL]]));
    expect(await serviceLink(lobby)).toBe(SERVICE_URL);
    await soon(async () => {
      await serviceLink(lobby);
      expect(server.of(LINKS).length).toBeGreaterThan(1);
    });
    const bare = page();
    expect(await serviceLink(bare.lobby)).toBeNull();
    publishLink(SERVICE_URL);
    expect(await serviceLink(bare.lobby)).toBe(SERVICE_URL);
  });

  it('SERV-18 a path that cannot be decoded returns null and deletes the stored link', async () => {
    publish({ type: '3', path: `${sealed(SERVICE_URL).slice(0, -8)}a1b2c3dX` });
    const { lobby, local } = page({}, memoryStore([['service_link', SERVICE_URL]]));
    await serviceLink(lobby);
    await soon(() => expect(local.getItem('service_link')).toBeNull());
    expect(await serviceLink(lobby)).toBeNull();
  });

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'service.example/chat',
    'http://service.example/',
    'https://member:secret@service.example/',
    '//evil.example\\@service.example',
    `https://service.example/${'a'.repeat(2048)}`,
  ])('S8 S23 a forbidden URL is not returned as service link: %s', async url => {
    publishLink(url);
    expect(await serviceLink(page().lobby)).toBeNull();
  });

  it('S8 a stored service link is validated like a link of the gateway', async () => {
    const { lobby } = page({}, memoryStore([['service_link', 'javascript:alert(1)']]));
    expect(await serviceLink(lobby)).toBe(SERVICE_URL);
  });

  it('SERV-18 a custom decoder receives two arguments: the path without its last 8 characters, and those 8 characters', async () => {
    publish({ type: '3', path: 'turned-round12345678' });
    const serviceLinkDecoder = vi.fn(async () => 'https://other.example/');
    expect(await serviceLink(page({ serviceLinkDecoder }).lobby)).toBe('https://other.example/');
    expect(serviceLinkDecoder.mock.calls).toEqual([['turned-round', '12345678']]);
    const throwing = () => {
      throw new Error('no');
    };
    const { lobby, local } = page({ serviceLinkDecoder: throwing }, memoryStore([['service_link', SERVICE_URL]]));
    await serviceLink(lobby);
    await soon(() => expect(local.getItem('service_link')).toBeNull());
    expect(await serviceLink(lobby)).toBeNull();
  });

  it('SERV-03 S27 openService opens a tab without opener during the click', async () => {
    const opened = openService(page().lobby);
    expect(open.mock.calls).toEqual([['about:blank', '_blank']]);
    expect(tab.opener).toBeNull();
    expect(await opened).toBe(SERVICE_URL);
    expect(tab.location.replace).toHaveBeenCalledWith(SERVICE_URL);
  });

  it('SERV-18 S27 openService without a link closes the tab and rejects with an error text', async () => {
    publish();
    const { lobby } = page();
    lobby.$text.listen(() => {});
    expect(await failureOf(openService(lobby))).toMatchObject({ kind: 'unavailable', messageKey: 'service.none' });
    expect(lobby.$text.get()('service.none')).toContain('help center');
    expect(tab.close).toHaveBeenCalledTimes(1);
    expect(tab.location.replace).not.toHaveBeenCalled();
  });
});

describe('live chat', () => {
  const chatUrl = 'https://chat.example/room?ticket=once';
  const loggedIn = async () => {
    const { lobby } = page();
    await lobby.login(credentials);
    return lobby;
  };

  it('SERV-09 S27 openChat requests chatUrl and opens it in a tab without opener', async () => {
    server.on(CHAT, () => ({ value: { chatUrl } }));
    const opened = openChat(await loggedIn());
    expect(open).toHaveBeenCalledTimes(1);
    expect(tab.opener).toBeNull();
    expect(await opened).toBe(chatUrl);
    expect(tab.location.replace).toHaveBeenCalledWith(chatUrl);
    expect(assign).not.toHaveBeenCalled();
    expect(server.of(CHAT)[0]?.headers.authorization).toBe('Bearer t1');
  });

  it('SERV-09 openChat uses the current tab if the browser blocks a new tab', async () => {
    server.on(CHAT, () => ({ value: { chatUrl } }));
    open.mockReturnValue(null);
    await openChat(await loggedIn());
    expect(assign.mock.calls).toEqual([[chatUrl]]);
  });

  it.each([
    ['the gateway refuses', () => ({ status: 403 })],
    ['the URL must not be opened', () => ({ value: { chatUrl: 'javascript:alert(1)' } })],
  ])('S27 openChat closes the tab when %s', async (_, response) => {
    server.on(CHAT, response);
    await failureOf(openChat(await loggedIn()));
    expect(tab.close).toHaveBeenCalledTimes(1);
    expect(tab.location.replace).not.toHaveBeenCalled();
    expect(assign).not.toHaveBeenCalled();
  });

  it('SERV-05 unread counts are refetched when the member returns from the chat', async () => {
    let waiting = 2;
    server.on('GET /wps/system/whitelabel', () => ({ value: { CBS3: '1' } }));
    server.on('GET /wps/relay/CBS_unreadCount', () => ({ value: { unReadCount: waiting } }));
    server.on('GET /wps/relay/CSP_unreadCount', () => ({ value: 0 }));
    server.on('POST /wps/relay/MCSFE_getListAnnouncements', () => ({ value: {} }));
    server.on(CHAT, () => ({ value: { chatUrl } }));
    const lobby = await loggedIn();
    const { $unread } = commonStore(lobby);
    expect(await dataOf($unread)).toMatchObject({ chat: 2 });
    await openChat(lobby);
    waiting = 0;
    document.dispatchEvent(new Event('visibilitychange'));
    await soon(() => expect($unread.get().data).toMatchObject({ chat: 0 }));
  });
});

describe('channels of a lobby', () => {
  it('SERV-15 S8 channels are the links of the settings with an allowed URL', () => {
    const links = [
      { kind: 'TELEGRAM', url: 'https://t.me/lobby', label: 'News' },
      { kind: 'TELEGRAM2', url: 'http://t.me/lobby', label: 'Old' },
    ];
    expect(channelsOf(page().lobby, links)).toEqual([
      { name: 'telegram', links: [{ url: 'https://t.me/lobby', label: 'News' }] },
    ]);
  });
});
