/** Lottery feed with a gateway and an environment controlled by the test. */

import { atom } from 'nanostores';
import { expect } from 'vitest';
import { failure } from '../../../sdk/client/errors.ts';
import { createClock } from '../../../sdk/lobby/clock/clock.ts';
import type { LobbyEvents } from '../../../sdk/lobby/events.ts';
import { createLotteryFeed, type FetchMenu } from '../../../sdk/lobby/lottery/feed.ts';
import { startPolling } from '../../../sdk/lobby/lottery/polling.lazy.ts';
import { createStorage } from '../../../sdk/lobby/storage/storage.ts';
import type { Resource } from '../../../sdk/lobby/types.ts';
import type { WireLotteryGroup } from '../../../sdk/protocol/lottery/calls.ts';
import type { LotteryFeed } from '../../../sdk/protocol/lottery/lotteries.ts';
import { type FakeEnv, fakeEnv } from '../fake-env.ts';
import { type MemoryStore, memoryStore } from '../resource/stores.ts';
import { wireGame, wireMenu } from './menus.ts';

export const T0 = 1_700_000_000_000;

export interface MenuResponse {
  value?: WireLotteryGroup[];
  serverTime?: number | undefined;
  fail?: Parameters<typeof failure>;
  retryAfter?: number;
  /** Response delay in ms. */
  after?: number;
}

/** Feed on a stub gateway; `respond` returns the response to the next requests. */
export function world({ store = memoryStore(), env = fakeEnv(T0) }: { store?: MemoryStore; env?: FakeEnv } = {}) {
  const start = env.now();
  const truth = () => T0 + env.now() - start;
  const requests: { at: number; language: string; retry: boolean | undefined }[] = [];
  const drawn: LobbyEvents['draw'][] = [];
  const $language = atom('EN');
  /** Lazy chunk with the polling code. */
  const chunk = { load: () => Promise.resolve() };
  const state: { respond: (language: string) => MenuResponse } = {
    respond: () => ({ value: wireMenu(wireGame('1')), serverTime: truth() }),
  };
  const clock = createClock(env, () => new Promise(() => {}));
  const fetchMenu = async ({ language }: { language: string }, options: { retry?: boolean }) => {
    requests.push({ at: env.now() - start, language, retry: options.retry });
    const { value, fail, retryAfter, after = 0, ...rest } = state.respond(language);
    if (after > 0) await new Promise<void>(resolve => env.after(after, resolve));
    if (fail) throw failure(fail[0], fail[1], { retryAfter });
    return { value, refresh: { publishLag: 0, spreadMs: 0 }, ...rest };
  };
  const feed = createLotteryFeed(
    {
      env,
      clock,
      // The type is cast, because the tests of the client cover the types of the client.
      fetchMenu: fetchMenu as unknown as FetchMenu,
      storage: createStorage('p.', store),
      cacheId: 'menu.gw',
      prizeMode: 'Lott',
      $language,
      lobby: 'default',
      drawn: detail => drawn.push(detail),
    },
    async (feedState, first) => {
      await chunk.load();
      return startPolling(feedState, first);
    },
  );
  const listen = () => feed.$feed.listen(() => {});
  const shown = (): Resource<LotteryFeed> => feed.$feed.value ?? expect.unreachable();
  return { env, store, truth, requests, drawn, $language, state, clock, feed, listen, shown, chunk };
}
