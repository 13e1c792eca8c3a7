/** Prerendered game grid: initial data after hydration, and the timeout of the prerender request. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Lobby } from '../../../sdk/lobby/types.ts';
import { readGames } from '../../../sdk/prerender/first-content/readers.ts';
import { findFirst, firstPages } from '../../../sdk/widgets/game-grid/first-pages.ts';
import { gateway, type TestGateway } from '../../helpers/gateway.ts';
import { lobbyOn, stubPage } from '../lobby.ts';

let server: TestGateway;
let lobby: Lobby;

beforeAll(async () => {
  server = await gateway();
});
afterAll(() => server.stop());
beforeEach(() => {
  stubPage();
  lobby = lobbyOn(server.url);
});
afterEach(() => lobby.dispose());

describe('initial games of a hydrated grid', () => {
  it('R2 initial games are used only if they are complete, for the same request, and for a short time', async () => {
    let stop = () => {};
    await new Promise<void>(ready => {
      stop = findFirst(lobby, { gameType: 'FISH' }, ready);
      expect(firstPages(lobby, { gameType: 'FISH' })).toBeNull();
    });
    expect(lobby.$vendors.get().data).not.toBeUndefined();
    expect(firstPages(lobby, { gameType: 'FISH' })).toMatchObject({ page: 1, choice: { kind: 'FISH' } });
    expect(firstPages(lobby, { gameType: 'FISH', pageSize: 7 })).toBeNull();
    const other = lobbyOn(server.url, { language: 'VI' });
    expect(firstPages({ call: lobby.call, $language: other.$language }, { gameType: 'FISH' })).toBeNull();
    other.dispose();
    stop();
    expect(firstPages(lobby, { gameType: 'FISH' })).not.toBeNull();
    await expect.poll(() => firstPages(lobby, { gameType: 'FISH' })).toBeNull();
  });

  it('gateway prerenders neither favorites nor recent games', async () => {
    expect(await readGames(lobby, { tab: 'fav' }, 1_000)).toBeNull();
    expect(await readGames(lobby, { tab: 'recent' }, 1_000)).toBeNull();
  });

  it('R3 initial games are null after the timeout', async () => {
    expect(await readGames(lobby, {}, 0)).toBeNull();
  });
});
