/** Responses embedded with prerendered markup: requests that they replace, and requests that are still sent. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { embedResponses } from '../../../sdk/first-content/embedded-responses.ts';
import { downloadTexts } from '../../../sdk/lobby/content/downloads.ts';
import { getSnapshot } from '../../../sdk/lobby/resource/stores.ts';
import type { Lobby } from '../../../sdk/lobby/types.ts';
import { consolidatedSettings } from '../../../sdk/protocol/merchants/calls.ts';
import { createDownloadBar } from '../../../sdk/widgets/download-bar/model.ts';
import { gateway, type TestGateway } from '../../helpers/gateway.ts';
import { lobbyOn, stateOf, stubPage } from '../lobby.ts';

let server: TestGateway;
let lobby: Lobby;
let requestCount = 0;

beforeAll(async () => {
  server = await gateway();
});
afterAll(() => server.stop());
const open = (language = 'EN') =>
  lobbyOn(server.url, {
    language,
    languages: [language],
    fetch: (input, init) => {
      const { pathname } = new URL(input instanceof Request ? input.url : String(input));
      if (pathname === consolidatedSettings.path) requestCount++;
      return fetch(input, init);
    },
  });
beforeEach(() => {
  stubPage();
  requestCount = 0;
  lobby = open();
});
afterEach(() => lobby.dispose());

const OWN = '/sandbox/app/first';
const envelope = (value: unknown) => ({ success: true, value, serverTime: 1 });
const dataOf = (response: unknown) => ({ answers: { [consolidatedSettings.path]: response } });
const data = dataOf(envelope({ downloadLinks: [{ resourceType: 'Android', url: OWN }] }));
/** URLs of the bar's links. */
const shown = async (on = lobby) => {
  const { links } = await stateOf(createDownloadBar(on), ({ status }) => status === 'ready');
  return links.map(({ url }) => url);
};

describe('embedded responses', () => {
  it('R2 embedded responses replace the request of the download bar, which is ready on its first read', async () => {
    embedResponses(lobby, data);
    await downloadTexts(lobby);
    const off = lobby.$settings.subscribe(() => {});
    await expect.poll(() => lobby.$settings.get().data?.downloadLinks).toHaveLength(1);
    const bar = createDownloadBar(lobby);
    expect(bar.$state.get().status).toBe('ready');
    expect(await shown()).toEqual([OWN]);
    expect(requestCount).toBe(0);
    off();
  });

  it('embedded responses set neither the server clock nor the online state', async () => {
    const before = lobby.clock.serverNow();
    embedResponses(lobby, data);
    expect(await shown()).toEqual([OWN]);
    expect(Math.abs(lobby.clock.serverNow() - before)).toBeLessThan(60_000);
  });

  it('R2 embedded responses replace one request, and later requests are sent', async () => {
    embedResponses(lobby, data);
    await lobby.call(consolidatedSettings);
    expect(requestCount).toBe(0);
    const { value } = await lobby.call(consolidatedSettings);
    expect(requestCount).toBe(1);
    expect(value.downloadLinks).not.toHaveLength(1);
  });

  it('I18N-01 download bar in another language does not use the embedded responses', async () => {
    embedResponses(lobby, data);
    const other = open('PT');
    expect(await shown(other)).not.toEqual([OWN]);
    expect(requestCount).toBe(1);
    other.dispose();
  });

  it.each<[string, unknown]>([
    ['nothing', undefined],
    ['a word', 'answers'],
    ['a refusal', dataOf({ success: false, errorCode: 'busy' })],
    ['another answer', dataOf({ success: true, value: 7 })],
    ['links that are none', dataOf(envelope({ downloadLinks: 7 }))],
    ['no JSON', dataOf('<!doctype html>')],
  ])('R13 settings are requested if the embedded responses are %s', async (_, wrong) => {
    embedResponses(lobby, wrong);
    expect(await shown()).not.toEqual([OWN]);
    expect(requestCount).toBe(1);
  });
});

it('download bar is loading until its texts are available', () => {
  expect(getSnapshot(createDownloadBar(lobby).$state).status).toBe('loading');
});
