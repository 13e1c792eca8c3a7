/** Model of the download bar on a real lobby: requests, stored state and dialogs. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Lobby } from '../../../sdk/lobby/types.ts';
import { createDownloadBar, type DownloadBarState } from '../../../sdk/widgets/download-bar/model.ts';
import { gateway, type TestGateway } from '../../helpers/gateway.ts';
import { lobbyOn, stateOf, stubPage } from '../lobby.ts';

const SETTINGS = '/wps/system/settings/consolidated';
let server: TestGateway;
let lobby: Lobby;
let requests: string[] = [];

beforeAll(async () => {
  server = await gateway();
});
afterAll(() => server.stop());
beforeEach(() => {
  stubPage();
  requests = [];
  lobby = fresh();
});
afterEach(() => {
  lobby.dispose();
});

const fresh = () =>
  lobbyOn(server.url, {
    fetch: (input, init) => {
      requests.push(new URL(input instanceof Request ? input.url : String(input)).pathname);
      return fetch(input, init);
    },
  });
const ready = (state: DownloadBarState) => state.status === 'ready';

describe('download bar model', () => {
  it('APP-09 R15 links that failed to load are reported as failed and not as an empty list', async () => {
    expect((await stateOf(createDownloadBar(lobby), ready)).linksFailed).toBe(false);
    lobby.dispose();
    lobby = lobbyOn(server.url, { fetch: async () => new Response(null, { status: 400 }) });
    const { links, linksFailed } = await stateOf(createDownloadBar(lobby), ready);
    expect({ links, linksFailed }).toEqual({ links: [], linksFailed: true });
  });

  it('APP-03 closing the bar stores 1 as hideDownloadBar, emits an event and prevents later requests', async () => {
    const events: string[] = [];
    const bar = createDownloadBar(lobby, {}, name => events.push(name) > 0);
    await stateOf(bar, ready);
    bar.actions.dismiss();
    expect((await stateOf(bar, () => true)).status).toBe('empty');
    expect(window.localStorage.getItem('hideDownloadBar')).toBe('1');
    expect(events).toEqual(['dismiss']);
    lobby.dispose();
    requests = [];
    lobby = fresh();
    expect((await stateOf(createDownloadBar(lobby), () => true)).status).toBe('empty');
    expect(requests).not.toContain(SETTINGS);
  });

  it('APP-03 download bar hides when another tab has closed it', async () => {
    const bar = createDownloadBar(lobby);
    const off = bar.$state.subscribe(() => {});
    await stateOf(bar, ready);
    window.localStorage.setItem('hideDownloadBar', '1');
    window.dispatchEvent(Object.assign(new Event('storage'), { key: 'hideDownloadBar' }));
    expect(bar.$state.get().status).toBe('empty');
    off();
  });

  it('APP-18 download bar captures an install prompt that was fired before its first subscriber', async () => {
    const page = new EventTarget();
    // The install prompt is captured once per page; this simulates another page.
    Reflect.deleteProperty(globalThis, Symbol.for('lobbykit.install'));
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
    const bar = createDownloadBar(lobby);
    const question = new Event('beforeinstallprompt', { cancelable: true });
    page.dispatchEvent(question);
    expect(question.defaultPrevented).toBe(true);
    expect((await stateOf(bar, ready)).canInstall).toBe(true);
    page.dispatchEvent(new Event('appinstalled'));
  });
});

describe('dialogs of the bar', () => {
  it('a download request of another widget opens the download bar of the page, or the route app if the page has no bar', async () => {
    const left: string[] = [];
    lobby.on('navigate-request', event => {
      event.preventDefault();
      left.push(event.detail.to);
    });
    const bar = createDownloadBar(lobby);
    const off = bar.$state.subscribe(() => {});
    await stateOf(bar, ready);
    lobby.request('download-request', { lobby: lobby.name });
    expect([bar.$state.get().panel, left]).toEqual(['links', []]);
    off();
    const other = fresh();
    other.on('navigate-request', event => {
      event.preventDefault();
      left.push(event.detail.to);
    });
    other.request('download-request', { lobby: other.name });
    expect(left).toEqual(['app']);
    other.dispose();
  });

  it('APP-16 add to home screen shows text instructions on a platform without a guide', async () => {
    const bar = createDownloadBar(lobby);
    const off = bar.$state.subscribe(() => {});
    await stateOf(bar, ready);
    await bar.actions.addToHome();
    expect(bar.$state.get()).toMatchObject({ steps: 0, panel: 'homeScreen' });
    off();
  });
});
