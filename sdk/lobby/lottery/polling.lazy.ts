/**
 * Polling of the lottery feed: intervals, language changes, draw results, the cached copy (LOTT-26..30, R5). Loaded
 * after the first request was sent.
 */

import { debounce } from '../../dom/timing.ts';
import type { Lottery } from '../../protocol/lottery/lotteries.ts';
import { refreshDelay } from '../../protocol/lottery/refresh.ts';
import { writeCache } from '../resource/cache-write.ts';
import { LANGUAGE_DEBOUNCE_MS } from '../resource/listen-debounced.ts';
import { createPoller, type PollOutcome } from '../resource/poller.ts';
import type { CallError } from '../types.ts';
import type { FeedState, Polling } from './feed.ts';

/** Lotteries of the previous response by id, for each feed. A comparison with the next response detects new results. */
const known = new WeakMap<object, ReadonlyMap<string, Lottery>>();

/** Starts polling when `first`, the first request of the feed, has settled. */
export function startPolling(feed: FeedState, first: Promise<CallError | null>): Polling {
  const { env, clock } = feed;

  const settle = (error: CallError | null): PollOutcome => {
    if (error) return { ok: false, retryAfter: error.retryAfter };
    const { data, stale } = feed.$feed.value ?? {};
    const menu = feed.menu();
    if (data && menu && !stale) {
      emitDraws(feed, data.all);
      const { value, sandbox, serverTime, receivedAt } = menu;
      writeCache(feed.storage, feed.cacheKey(), { value: { menu: value, sandbox, serverTime }, at: receivedAt });
    }
    return {
      ok: true,
      delay: refreshDelay(data?.all ?? [], clock.serverNow(), { ...menu?.refresh, random: env.random }),
    };
  };

  const poller = createPoller(env, async signal => settle(await feed.request(signal)));
  const changeLanguage = debounce(
    () => {
      feed.showCached();
      void poller.restart();
    },
    LANGUAGE_DEBOUNCE_MS,
    env,
  );
  const offs = [
    feed.$language.listen(() => changeLanguage()),
    // Without a `serverTime` in the response, the deadlines depend on the estimated arrival time, which this shift
    // corrects.
    clock.onShift(shift => {
      const menu = feed.menu();
      if (!menu || menu.serverTime !== undefined) return;
      feed.show({ ...menu, receivedAt: menu.receivedAt + shift }, feed.$feed.value?.stale ?? false);
    }),
  ];
  poller.start(first.then(settle));
  // The language may have changed while this chunk was loading.
  if (feed.requestedIn() !== undefined && feed.requestedIn() !== feed.$language.value) changeLanguage();
  return {
    refresh: poller.refresh,
    stop() {
      for (const off of offs) off();
      changeLanguage.cancel();
      poller.stop();
    },
  };
}

function emitDraws({ $feed, lobby, drawn }: FeedState, lotteries: readonly Lottery[]): void {
  const before = known.get($feed);
  known.set($feed, new Map(lotteries.map(lottery => [lottery.id, lottery])));
  for (const now of lotteries) {
    const then = before?.get(now.id);
    if (!then || then.previousNumbers === now.previousNumbers) continue;
    // A result without a draw number belongs to the draw that was open in the previous response.
    drawn({ gameId: now.id, numero: now.previousDrawNumber || then.drawNumber, lobby });
  }
}
