/** A service widget that goes on in first content: it stands ready where the words are there. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getSnapshot } from '../../../sdk/lobby/resource/stores.ts';
import { serviceTextReady } from '../../../sdk/lobby/service/service.ts';
import type { Lobby } from '../../../sdk/lobby/types.ts';
import { createServiceWidget } from '../../../sdk/widgets/service-widget/model.ts';
import { gateway, type TestGateway } from '../../helpers/gateway.ts';
import { lobbyOn, stubPage } from '../lobby.ts';

let server: TestGateway;
let lobby: Lobby;
let asked: string[] = [];

beforeAll(async () => {
  server = await gateway();
});
afterAll(() => server.stop());
beforeEach(() => {
  stubPage();
  asked = [];
  lobby = lobbyOn(server.url, {
    fetch: (input, init) => {
      asked.push(input instanceof Request ? input.url : String(input));
      return fetch(input, init);
    },
  });
});
afterEach(() => lobby.dispose());

describe('the widget that takes a first button over', () => {
  it('waits for its words where they are not there', () => {
    expect(getSnapshot(createServiceWidget(lobby).$state).status).toBe('loading');
  });

  it('R2 is ready at its first look where they are, and asks for nothing', async () => {
    await serviceTextReady(lobby);
    expect(getSnapshot(createServiceWidget(lobby).$state)).toMatchObject({
      status: 'ready',
      buttons: 'folded',
      open: false,
    });
    expect(asked).toEqual([]);
  });
});
