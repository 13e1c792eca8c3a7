/** Service widget hydrated from prerendered markup: ready once its texts have loaded. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getSnapshot } from '../../../sdk/lobby/resource/stores.ts';
import { serviceTextReady } from '../../../sdk/lobby/service/service.ts';
import type { Lobby } from '../../../sdk/lobby/types.ts';
import { createServiceWidget } from '../../../sdk/widgets/service-widget/model.ts';
import { gateway, type TestGateway } from '../../helpers/gateway.ts';
import { lobbyOn, stubPage } from '../lobby.ts';

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
  lobby = lobbyOn(server.url, {
    fetch: (input, init) => {
      requests.push(input instanceof Request ? input.url : String(input));
      return fetch(input, init);
    },
  });
});
afterEach(() => lobby.dispose());

describe('hydrated service widget', () => {
  it('service widget is loading until its texts are available', () => {
    expect(getSnapshot(createServiceWidget(lobby).$state).status).toBe('loading');
  });

  it('R2 service widget with loaded texts is ready on its first read and sends no request', async () => {
    await serviceTextReady(lobby);
    expect(getSnapshot(createServiceWidget(lobby).$state)).toMatchObject({
      status: 'ready',
      buttons: 'folded',
      open: false,
    });
    expect(requests).toEqual([]);
  });
});
