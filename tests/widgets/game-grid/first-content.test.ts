/** The games of first content: what a grid that is drawn on them begins with, and how long they wait for it. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Lobby } from '../../../sdk/lobby/types.ts';
import { readGames } from '../../../sdk/prerender/first-content/game-grid.ts';
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

describe('the games that a grid begins with', () => {
  it('R2 are there once all of it is, for the same question alone, and go soon after', async () => {
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

  it('LIST-33 favorites and what was played last are those of a member: the gateway draws none', async () => {
    expect(await readGames(lobby, { tab: 'fav' }, 1_000)).toBeNull();
    expect(await readGames(lobby, { tab: 'recent' }, 1_000)).toBeNull();
  });

  it('R3 that do not come within the time are none', async () => {
    expect(await readGames(lobby, {}, 0)).toBeNull();
  });
});
