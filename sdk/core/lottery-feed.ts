/** The menu of lotteries with absolute deadlines: one poller however many boards show it (LOTT-26..30, R2, R5). */
import { onMount, type ReadableAtom } from 'nanostores';
import type { Env } from '../dom/env.ts';
import { debounce } from '../dom/timing.ts';
import { LANGUAGE_SETTLE_MS } from '../domain/limits.ts';
import type { Lottery, LotteryFeed } from '../domain/lottery.ts';
import { readFeed } from '../domain/read-lottery.ts';
import { refreshDelay } from '../domain/refresh.ts';
import type { LobbyEvents } from '../events.ts';
import type { Lobby, ResolvedConfig, Resource } from '../types.ts';
import type { Answer } from '../wire/endpoint.ts';
import { gameMenu } from '../wire/lottery.ts';
import { parseAnswer } from '../wire/parse.ts';
import type { LobbyClock } from './clock.ts';
import { createPoller, type PollOutcome } from './poller.ts';
import { createResource, type Found } from './resource.ts';
import type { Storage } from './storage.ts';

export interface LotteryFeedControl {
  readonly $feed: ReadableAtom<Resource<LotteryFeed>>;
  /** Asks now; resolves when the answer or the error is in the store. */
  refresh(): Promise<void>;
}

export interface LotteryFeedParts {
  readonly env: Env;
  readonly clock: LobbyClock;
  readonly call: Lobby['call'];
  readonly storage: Storage;
  /** Start of the cache key: says whose menu it is. */
  readonly cacheId: string;
  readonly prizeMode: ResolvedConfig['prizeMode'];
  readonly $language: ReadableAtom<string>;
  readonly lobby: string;
  drawn(detail: LobbyEvents['draw']): void;
}

/** A menu as it came, so that its deadlines can be worked out again when the clock is corrected. */
interface Menu extends Answer<typeof gameMenu> {
  /** Server time in ms, as far as it was known. */
  readonly receivedAt: number;
}

export function createLotteryFeed(parts: LotteryFeedParts): LotteryFeedControl {
  const { env, clock, storage, prizeMode } = parts;
  const resource = createResource<LotteryFeed>(env);
  const languageNow = () => parts.$language.value ?? '';
  const cacheKey = () => `${parts.cacheId}.${prizeMode}.${languageNow()}`;
  let menu: Menu | null = null;
  /** Lotteries of the last answer by id: other numbers in the next one are a result that has just arrived. */
  let known: ReadonlyMap<string, Lottery> = new Map();

  const found = (from: Menu): Found<LotteryFeed> => ({
    data: readFeed(from.value, from),
    at: from.serverTime ?? from.receivedAt,
  });

  const ask = async (signal: AbortSignal): Promise<PollOutcome> => {
    const key = cacheKey();
    const query = { prizeMode, device: 'MOBILE', language: languageNow() } as const;
    // Only the very first question retries by itself; afterwards the poller has its own rhythm.
    const retry = resource.$state.value?.data === undefined && !resource.$state.value?.error;
    const error = await resource.ask(async () => {
      const answer = await parts.call(gameMenu, { query }, { signal, retry });
      menu = { ...answer, receivedAt: clock.serverNow() };
      storage.writeCache(key, {
        value: { menu: answer.value, sandbox: answer.sandbox, serverTime: answer.serverTime },
        at: menu.receivedAt,
      });
      return found(menu);
    });
    if (error) return { ok: false, retryAfter: error.retryAfter };
    const feed = resource.$state.value?.data;
    if (feed) tellDraws(feed);
    return {
      ok: true,
      delay: refreshDelay(feed?.all ?? [], clock.serverNow(), { ...menu?.refresh, random: env.random }),
    };
  };

  const tellDraws = (feed: LotteryFeed) => {
    const before = known;
    known = new Map(feed.all.map(lottery => [lottery.id, lottery]));
    for (const [gameId, now] of known) {
      const then = before.get(gameId);
      if (!then || then.previousNumbers === now.previousNumbers) continue;
      // Without a number of its own the result belongs to the draw that was open before.
      parts.drawn({ gameId, numero: now.previousDrawNumber || then.drawNumber, lobby: parts.lobby });
    }
  };

  const showKept = () => {
    const kept = storage.readCache(cacheKey());
    const { menu: value, sandbox, serverTime } = Object(kept?.value);
    const parsed = parseAnswer(gameMenu.value, value);
    if (!kept || !parsed.ok) return;
    menu = {
      value: parsed.value,
      sandbox: sandbox === true,
      serverTime: typeof serverTime === 'number' ? serverTime : undefined,
      receivedAt: kept.at,
    };
    resource.show(found(menu), true);
  };

  const poller = createPoller(env, ask);
  const changeLanguage = debounce(
    () => {
      showKept();
      void poller.restart();
    },
    LANGUAGE_SETTLE_MS,
    env,
  );

  onMount(resource.$state, () => {
    if (resource.$state.value?.data === undefined) showKept();
    const offs = [
      parts.$language.listen(() => changeLanguage()),
      // Deadlines without a serverTime of their own hang on our idea of when the answer came.
      clock.onShift(shift => {
        if (!menu || menu.serverTime !== undefined) return;
        menu = { ...menu, receivedAt: menu.receivedAt + shift };
        resource.show(found(menu), resource.$state.value?.stale ?? false);
      }),
    ];
    poller.start();
    return () => {
      for (const off of offs) off();
      changeLanguage.cancel();
      poller.stop();
      resource.leave();
    };
  });

  return { $feed: resource.$state, refresh: poller.refresh };
}
