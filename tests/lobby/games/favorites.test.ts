import { describe, expect, it } from 'vitest';
import { errorText } from '../../../sdk/client/errors.ts';
import type { CallError } from '../../../sdk/lobby/types.ts';
import { accountServerHere, copyOf, credentials, failureOf, openTab, soon } from '../account/account-kit.ts';
import { memoryStore } from '../resource/stores.ts';
import { ADD, favoritesOn, game, IDS, memberTab, pause, REMOVE, shownIn } from './favorites-kit.ts';

const server = accountServerHere();
const gateway = favoritesOn(server);
const bodyOf = (call: string) => JSON.parse(server.of(call)[0]?.body ?? '{}');

describe('favorite games', () => {
  it('API-29 favorite ids are fetched in pages of 100', async () => {
    for (let id = 0; id < 230; id++) gateway.stored.add(`${id}`);
    const { lobby } = await memberTab(server.url);
    expect(lobby.$favorites.get().data?.size).toBe(230);
    const requested = server.of(IDS).map(({ body }) => JSON.parse(body));
    expect(requested).toEqual([1, 2, 3].map(pageNo => ({ token: 't1', pageNo, pageSize: 100 })));
  });

  it('FAV-01 a favorite toggle of a visitor requests a login and sends no request', async () => {
    const { lobby } = openTab(server.url);
    const reasons: string[] = [];
    lobby.on('login-request', event => {
      event.preventDefault();
      reasons.push(event.detail.reason);
    });
    lobby.$favorites.listen(() => {});
    await lobby.toggleGameFavorite(game('1'));
    expect(reasons).toEqual(['favorite']);
    expect(lobby.$favorites.get()).toEqual({ loading: false, stale: false });
    expect(server.seen).toEqual([]);
  });

  it('FAV-04 FAV-08 favorite toggle adds and removes an id with nodeId, token and vendor', async () => {
    const { lobby } = await memberTab(server.url);
    await lobby.toggleGameFavorite(game('7'));
    expect(shownIn(lobby)).toEqual(['7']);
    expect(bodyOf(ADD)).toEqual({ nodeId: '7', token: 't1', vendor: 'PG' });
    await lobby.toggleGameFavorite(game('7'));
    expect(shownIn(lobby)).toEqual([]);
    expect(bodyOf(REMOVE)).toEqual({ nodeId: '7', token: 't1', vendor: 'PG' });
  });

  it('FAV-05 R18 favorite changes immediately, before the response, and emits a favorite event', async () => {
    gateway.stored.add('3');
    gateway.wait = () => pause(50);
    const { lobby } = await memberTab(server.url);
    const facts: unknown[] = [];
    lobby.on('favorite', ({ detail }) => facts.push(detail));
    const removed = lobby.toggleGameFavorite(game('3'));
    await soon(() => expect(shownIn(lobby)).toEqual([]));
    expect(gateway.stored).toContain('3');
    expect(facts).toEqual([{ id: '3', on: false, lobby: 'default' }]);
    await removed;
    expect(gateway.stored).not.toContain('3');
  });

  it('favorite toggle works before the favorites have loaded', async () => {
    gateway.stored.add('3');
    const { lobby } = openTab(server.url);
    await lobby.login(credentials);
    await lobby.toggleGameFavorite(game('3'));
    expect(gateway.changes).toEqual(['-3']);
  });

  it.each<[string, string[]]>([
    ['an addition', []],
    ['a removal', ['5']],
  ])('FAV-06 FAV-07 rejected toggle of %s is reverted and fails with a text of the SDK', async (_label, before) => {
    for (const id of before) gateway.stored.add(id);
    gateway.fate = () => 'refuse';
    const { lobby } = await memberTab(server.url);
    const facts: boolean[] = [];
    lobby.on('favorite', ({ detail }) => facts.push(detail.on));
    const error = (await failureOf(lobby.toggleGameFavorite(game('5')))) as CallError;
    expect(errorText(error, lobby.$text.get())).toBe('Something went wrong. Please try again.');
    expect(shownIn(lobby)).toEqual(before);
    const on = before.length === 0;
    expect(facts).toEqual([on, !on]);
    // A later toggle of the same game is accepted by the gateway.
    gateway.fate = () => 'take';
    await lobby.toggleGameFavorite(game('5'));
    expect([...gateway.stored]).toEqual(on ? ['5'] : []);
  });
});

describe('R18 favorites without a connection', () => {
  it('favorite toggled offline is stored, reports a connection error, and is sent when the connection returns', async () => {
    gateway.fate = () => 'lose';
    const { lobby } = await memberTab(server.url);
    const error = (await failureOf(lobby.toggleGameFavorite(game('8')))) as CallError;
    expect(error.kind).toBe('offline');
    expect(shownIn(lobby)).toEqual(['8']);
    gateway.fate = () => 'take';
    window.dispatchEvent(new Event('online'));
    await soon(() => expect([...gateway.stored]).toEqual(['8']));
  });

  it('pending favorite is stored across a reload and is sent by the next page', async () => {
    gateway.fate = () => 'lose';
    const first = await memberTab(server.url);
    await failureOf(first.lobby.toggleGameFavorite(game('8')));
    first.lobby.dispose();
    gateway.fate = () => 'take';
    const { lobby } = await memberTab(server.url, first);
    expect(shownIn(lobby)).toEqual(['8']);
    await soon(() => expect([...gateway.stored]).toEqual(['8']));
  });

  it('pending favorite expires after 24 hours', async () => {
    let time = 1_000_000_000;
    const wall = () => time;
    gateway.fate = () => 'lose';
    const first = await memberTab(server.url, { wall });
    await failureOf(first.lobby.toggleGameFavorite(game('8')));
    first.lobby.dispose();
    time += 24 * 3_600_000;
    gateway.changes.length = 0;
    const { lobby } = await memberTab(server.url, { ...first, wall });
    expect(shownIn(lobby)).toEqual([]);
    expect(gateway.changes).toEqual([]);
  });

  it('another member in the same browser neither sees nor sends a pending favorite', async () => {
    gateway.fate = () => 'lose';
    const { lobby, local } = await memberTab(server.url);
    await failureOf(lobby.toggleGameFavorite(game('8')));
    gateway.changes.length = 0;
    const bob = { token: 'b1', merchantCode: 'demo', userName: 'bob', type: 0 };
    const session = memoryStore([['MC_SESSION_INFO', JSON.stringify(bob)]]);
    const other = await memberTab(server.url, { local, session });
    expect(shownIn(other.lobby)).toEqual([]);
    expect(gateway.changes).toEqual([]);
  });

  it('R17 favorites are empty with invalid or missing storage values', async () => {
    for (const text of ['7', '{"ann":5}', '{"ann":{"8":{"on":"yes"}}}', 'no json']) {
      const { lobby } = await memberTab(server.url, { local: memoryStore([['GAMEFAV', text]]) });
      expect(shownIn(lobby)).toEqual([]);
    }
  });
});

describe('R18 favorites in several tabs', () => {
  it('a favorite change and its revert appear immediately in the other tab', async () => {
    const one = await memberTab(server.url);
    const two = await memberTab(server.url, { local: one.local, session: copyOf(one.session) });
    gateway.wait = () => pause(50);
    const added = one.lobby.toggleGameFavorite(game('4'));
    await soon(() => expect(shownIn(two.lobby)).toEqual(['4']));
    expect(gateway.stored).not.toContain('4');
    await added;
    gateway.fate = () => 'refuse';
    const removed = failureOf(two.lobby.toggleGameFavorite(game('4')));
    await soon(() => expect(shownIn(one.lobby)).toEqual([]));
    await removed;
    await soon(() => expect(shownIn(one.lobby)).toEqual(['4']));
  });
});
