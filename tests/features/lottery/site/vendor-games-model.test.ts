/** Games of one lottery vendor on the lottery page against a real gateway. */
import { gameVendors } from 'lobbykit/wire';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Lobby } from '../../../../sdk/lobby/types.ts';
import {
  createLotteryVendor,
  type LotteryVendorState,
} from '../../../../site/src/features/lottery/vendor-games-model.ts';
import { eventually } from '../../../helpers/eventually.ts';
import { gateway, type TestGateway } from '../../../helpers/gateway.ts';
import { lobbyOn, stateOf, stubPage } from '../../../widgets/lobby.ts';

let server: TestGateway;
let lobby: Lobby;
let requests: string[];

beforeAll(async () => {
  server = await gateway();
  // Preloads the lazy modules before the first test measures its time.
  await Promise.all([
    import('../../../../sdk/lobby/games/games.lazy.ts'),
    server.get(`${gameVendors.path}?merchant=demo`),
  ]);
});
afterAll(() => server.stop());
beforeEach(() => {
  stubPage();
  requests = [];
});
afterEach(() => {
  lobby.dispose();
});

/** Lobby that records the requested game lists; `without` removes a vendor from the server response. */
function lobbyThat({ without = '' } = {}): Lobby {
  return lobbyOn(server.url, {
    languages: ['EN', 'VI'],
    fetch: async (input, init) => {
      const url = input instanceof Request ? input.url : String(input);
      if (url.includes('vassalage=')) requests.push(new URL(url).search);
      const response = await fetch(input, init);
      if (!without || !url.includes(gameVendors.path)) return response;
      return Response.json(
        JSON.parse((await response.text()).replaceAll(`"vassalage":"${without}"`, '"vassalage":"X"')),
      );
    },
  });
}

const model = () => {
  const list = createLotteryVendor(lobby);
  return { $state: list.$state, actions: {} };
};
const isThere = ({ games }: LotteryVendorState) => games !== undefined;

it('LOTT-04 LOTT-05 vendor games model lists up to 100 games of vassalage GPI if the vendor is available', async () => {
  lobby = lobbyThat();
  const { vendor, games, error } = await stateOf(model(), isThere);
  expect(vendor).toMatchObject({ id: 'GPI', name: 'Golden Prairie' });
  expect(new Set(games?.map(game => `${game.kind} ${game.vendor}`))).toEqual(new Set(['LOTT GPI']));
  expect(error).toBeNull();
  expect(requests).toHaveLength(1);
  expect(new URLSearchParams(requests[0]).get('pageSize')).toBe('100');
});

it('LOTT-05 vendor games model sends no request and shows no vendor if the vendor is unavailable', async () => {
  lobby = lobbyThat({ without: 'GPI' });
  const { $state } = model();
  const off = $state.listen(() => {});
  await eventually(() => expect(lobby.$vendors.get().data).toBeDefined());
  expect($state.get()).toEqual({ vendor: null, games: undefined, error: null });
  expect(requests).toEqual([]);
  off();
});

it('LOTT-04 vendor games model refetches after a language change', async () => {
  lobby = lobbyThat();
  const list = model();
  const off = list.$state.listen(() => {});
  await stateOf(list, isThere);
  lobby.setLanguage('VI');
  await eventually(() => expect(requests).toHaveLength(2));
  expect(new URLSearchParams(requests[1]).get('language')).toBe('VI');
  off();
});
