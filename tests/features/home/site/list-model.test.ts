/** Games of a home section, with a simulated server that delays and rejects responses. */
import { afterEach, describe, expect, it } from 'vitest';
import { type HomeList, homeList } from '../../../../site/src/features/home/listed-games.tsx';
import { eventually } from '../../../helpers/eventually.ts';
import { type GameServer, lobbyOnGames } from '../../../widgets/game-grid/game-server.ts';

let server: GameServer;
afterEach(() => server.lobby.dispose());

const shown = ({ $state }: HomeList) => $state.get().data?.map(({ name }) => name) ?? [];
/** Subscribes to the list until `done` returns true; returns the unsubscribe function. */
async function seen(list: HomeList, done: (list: HomeList) => void) {
  const off = list.$state.subscribe(() => {});
  await eventually(() => done(list));
  return off;
}

describe('home game list', () => {
  it('HOME-20 home list requests page 1 of 29 games when subscribed', async () => {
    server = lobbyOnGames(() => 0);
    const list = homeList(server.lobby, 'FISH');
    expect(server.requests).toEqual([]);
    (await seen(list, () => expect(shown(list)).toHaveLength(29)))();
    const [query] = server.requests.map(({ searchParams }) => Object.fromEntries(searchParams));
    expect(query).toMatchObject({ gameType: 'FISH', pageNo: '1', pageSize: '29', language: 'EN', merchant: 'demo' });
    expect(query).not.toHaveProperty('vassalage');
  });

  it('HOME-18 home list of the in-house games contains slots of BGS', async () => {
    server = lobbyOnGames(() => 0);
    const list = homeList(server.lobby, 'INHOUSE');
    (await seen(list, () => expect(shown(list)).toHaveLength(29)))();
    expect(list.$state.get().data?.every(({ vendor, kind }) => vendor === 'BGS' && kind === 'RNG')).toBe(true);
    expect(server.requests[0]?.searchParams.get('vassalage')).toBe('BGS');
  });

  it('HOME-20 home list is requested once regardless of how often home is opened', async () => {
    server = lobbyOnGames(() => 0);
    (await seen(homeList(server.lobby, 'RNG'), list => expect(shown(list)).toHaveLength(29)))();
    const again = homeList(server.lobby, 'RNG');
    (await seen(again, () => expect(shown(again)).toHaveLength(29)))();
    expect(server.requests).toHaveLength(1);
  });

  it('LIST-38 I18N-03 home list requests only the last selected language and shows the previous games until the response', async () => {
    server = lobbyOnGames(() => 0);
    const list = homeList(server.lobby, 'RNG');
    const off = await seen(list, () => expect(shown(list)[0]).toMatch(/^EN /));
    for (const language of ['VI', 'EN', 'PT']) server.lobby.setLanguage(language);
    expect(shown(list)[0]).toMatch(/^EN /);
    await eventually(() => expect(shown(list)[0]).toMatch(/^PT /));
    expect(server.requests.map(({ searchParams }) => searchParams.get('language'))).toEqual(['EN', 'PT']);
    off();
  });

  it('R11 home list shows an error and requests the games again on retry', async () => {
    let broken = true;
    server = lobbyOnGames(() => 0, { rejects: () => broken });
    const list = homeList(server.lobby, 'RNG');
    const off = await seen(list, () => expect(list.$state.get().error).toBeDefined());
    broken = false;
    await list.refresh();
    expect(shown(list)).toHaveLength(29);
    expect(list.$state.get().error).toBeUndefined();
    off();
  });
});
