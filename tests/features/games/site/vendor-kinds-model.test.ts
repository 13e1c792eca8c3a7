/** Game categories of one vendor on a real gateway. */
import { vendorGameTypes } from 'lobbykit/wire';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Lobby } from '../../../../sdk/lobby/types.ts';
import { createVendorKinds } from '../../../../site/src/features/games/vendor-kinds-model.ts';
import { eventually } from '../../../helpers/eventually.ts';
import { gateway, type TestGateway } from '../../../helpers/gateway.ts';
import { lobbyOn, stubPage } from '../../../widgets/lobby.ts';

let server: TestGateway;
let lobby: Lobby;
/** Query strings of the calls whose response has arrived. */
let responded: string[];

beforeAll(async () => {
  server = await gateway();
});
afterAll(() => server.stop());
beforeEach(() => {
  stubPage();
  responded = [];
  lobby = lobbyOn(server.url, {
    fetch: async (input, init) => {
      const url = new URL(input instanceof Request ? input.url : String(input));
      const response = await fetch(input, init);
      if (url.pathname === vendorGameTypes.path) responded.push(url.search);
      return response;
    },
  });
});
afterEach(() => {
  lobby.dispose();
});

it("API-31 vendor categories are requested by merchant and follow changes of the vendor's rows", async () => {
  const $kinds = createVendorKinds(lobby, 'JL');
  expect($kinds.get()).toEqual([]);
  const off = $kinds.listen(() => {});
  await eventually(() => expect($kinds.get()).toEqual(['RNG', 'PVP', 'FISH']));
  off();
  expect(responded).toEqual(['?merchant_code=demo&typeId=1']);

  await server.db.updateTable('games').set({ active: false }).where('game_type', '=', 'PVP').execute();
  server.changed();
  const $later = createVendorKinds(lobby, 'JL');
  const stop = $later.listen(() => {});
  await eventually(() => expect($later.get()).toEqual(['RNG', 'FISH']));
  stop();
});

it('API-31 vendor with games of one category has no category choice', async () => {
  const $kinds = createVendorKinds(lobby, 'TF');
  const off = $kinds.listen(() => {});
  await eventually(() => expect(responded).toHaveLength(1));
  await lobby.call(vendorGameTypes, { query: { typeId: '1', merchant_code: 'demo' } });
  expect($kinds.get()).toEqual([]);
  off();
});
