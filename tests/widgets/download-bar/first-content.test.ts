/** Answers that came along with first content: which questions they stand for, and which are asked all the same. */
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
let asked = 0;

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
      if (pathname === consolidatedSettings.path) asked++;
      return fetch(input, init);
    },
  });
beforeEach(() => {
  stubPage();
  asked = 0;
  lobby = open();
});
afterEach(() => lobby.dispose());

const OWN = '/sandbox/app/first';
const envelope = (value: unknown) => ({ success: true, value, serverTime: 1 });
const dataOf = (answer: unknown) => ({ answers: { [consolidatedSettings.path]: answer } });
const data = dataOf(envelope({ downloadLinks: [{ resourceType: 'Android', url: OWN }] }));
/** Addresses of the bar's links. */
const shown = async (on = lobby) => {
  const { links } = await stateOf(createDownloadBar(on), ({ status }) => status === 'ready');
  return links.map(({ url }) => url);
};

describe('the answers of first content', () => {
  it('R2 stand for the question of the bar, which is ready at its first look then', async () => {
    embedResponses(lobby, data);
    await downloadTexts(lobby);
    const off = lobby.$settings.subscribe(() => {});
    await expect.poll(() => lobby.$settings.get().data?.downloadLinks).toHaveLength(1);
    const bar = createDownloadBar(lobby);
    expect(bar.$state.get().status).toBe('ready');
    expect(await shown()).toEqual([OWN]);
    expect(asked).toBe(0);
    off();
  });

  it('tell neither what time it is at the gateway nor that it can be reached', async () => {
    const before = lobby.clock.serverNow();
    embedResponses(lobby, data);
    expect(await shown()).toEqual([OWN]);
    expect(Math.abs(lobby.clock.serverNow() - before)).toBeLessThan(60_000);
  });

  it('R2 stand for one question: what is asked later is asked', async () => {
    embedResponses(lobby, data);
    await lobby.call(consolidatedSettings);
    expect(asked).toBe(0);
    const { value } = await lobby.call(consolidatedSettings);
    expect(asked).toBe(1);
    expect(value.downloadLinks).not.toHaveLength(1);
  });

  it('I18N-01 are those of their own language', async () => {
    embedResponses(lobby, data);
    const other = open('PT');
    expect(await shown(other)).not.toEqual([OWN]);
    expect(asked).toBe(1);
    other.dispose();
  });

  it.each<[string, unknown]>([
    ['nothing', undefined],
    ['a word', 'answers'],
    ['a refusal', dataOf({ success: false, errorCode: 'busy' })],
    ['another answer', dataOf({ success: true, value: 7 })],
    ['links that are none', dataOf(envelope({ downloadLinks: 7 }))],
    ['no JSON', dataOf('<!doctype html>')],
  ])('R13 are asked for where they are %s', async (_, wrong) => {
    embedResponses(lobby, wrong);
    expect(await shown()).not.toEqual([OWN]);
    expect(asked).toBe(1);
  });
});

it('a bar waits for its words where they are not there', () => {
  expect(getSnapshot(createDownloadBar(lobby).$state).status).toBe('loading');
});
