import { describe, expect, it, vi } from 'vitest';
import { seededRandom } from '../../helpers/chance/seed.ts';
import { isSlowRun } from '../../helpers/slow.ts';
import { accountServerHere, copyOf, soon } from '../account/account-kit.ts';
import { favoritesOn, game, memberTab, pause, shownIn } from './favorites-kit.ts';

const server = accountServerHere();
const gateway = favoritesOn(server);
const rounds = isSlowRun ? 20 : 2;

/** Delays all responses until the returned function is called. */
function holdResponses(): () => void {
  let respond = () => {};
  const responded = new Promise<void>(resolve => {
    respond = resolve;
  });
  gateway.wait = () => responded;
  return () => respond();
}

/** Web Locks as in a browser: exclusive per name, in request order. */
function webLocks() {
  const tails = new Map<string, Promise<unknown>>();
  return {
    request<T>(name: string, run: () => Promise<T>): Promise<T> {
      const own = (tails.get(name) ?? Promise.resolve()).then(run);
      tails.set(
        name,
        own.catch(() => {}),
      );
      return own;
    },
  };
}

describe('R18 fast toggles', () => {
  it('fast toggles end in the last state for any response order, and superseded requests are not sent', async () => {
    const { lobby } = await memberTab(server.url);
    const release = holdResponses();
    const toggled: Promise<void>[] = [];
    for (let press = 0; press < 7; press++) {
      toggled.push(lobby.toggleGameFavorite(game('1')));
      await pause(1);
    }
    await soon(() => expect(gateway.changes).toEqual(['+1']));
    expect(shownIn(lobby)).toEqual(['1']);
    release();
    await Promise.all(toggled);
    expect([...gateway.stored]).toEqual(['1']);
    expect(gateway.changes).toEqual(['+1']);
  });

  it('toggles of different games are sent concurrently', async () => {
    const { lobby } = await memberTab(server.url);
    const release = holdResponses();
    const toggled = ['1', '2', '3'].map(id => lobby.toggleGameFavorite(game(id)));
    await soon(() => expect(gateway.changes).toHaveLength(3));
    expect(gateway.stored.size).toBe(0);
    release();
    await Promise.all(toggled);
  });
});

describe('R18 favorites in two tabs', () => {
  it.each([
    ['with', webLocks],
    ['without', () => undefined],
  ])(
    `two tabs show the same favorites as gateway and model after 200 random toggles %s locks, ${rounds} times`,
    async (_, locks) => {
      vi.stubGlobal('navigator', { locks: locks() });
      for (let seed = 1; seed <= rounds; seed++) {
        const next = seededRandom(seed);
        gateway.stored.clear();
        for (const id of ['a', 'b']) gateway.stored.add(id);
        const one = await memberTab(server.url);
        const two = await memberTab(server.url, { local: one.local, session: copyOf(one.session) });
        const model = new Set(gateway.stored);
        // The gateway always rejects game `z`, which must end in its initial state. Requests for other games are
        // sometimes lost.
        let lost = false;
        gateway.wait = () => pause(next() * 4);
        gateway.fate = id => (id === 'z' ? 'refuse' : lost ? 'lose' : 'take');

        const toggled: Promise<unknown>[] = [];
        for (let step = 0; step < 200; step++) {
          lost = step > 80 && step < 120;
          const id = 'abcdez'[Math.floor(next() * 6)] ?? 'a';
          const { lobby } = next() < 0.5 ? one : two;
          toggled.push(lobby.toggleGameFavorite(game(id)).catch(() => {}));
          if (id !== 'z' && !model.delete(id)) model.add(id);
          await pause(next() * 3);
        }
        await Promise.all(toggled);
        window.dispatchEvent(new Event('online'));
        await soon(() => expect([...gateway.stored].sort()).toEqual([...model].sort()));
        await soon(() => {
          for (const { lobby } of [one, two]) expect(shownIn(lobby)).toEqual([...model].sort());
        });
        for (const { lobby } of [one, two]) lobby.dispose();
      }
    },
  );
});
