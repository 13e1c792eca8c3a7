/**
 * Favorite games of the member. The ids are from the gateway; changes are shown immediately and sent one after another
 * (FAV-04..08, R18).
 */
import { atom, onMount, type ReadableAtom } from 'nanostores';
import { failure, toCallError } from '../../client/errors.ts';
import { BACKOFF_FIRST_MS, BACKOFF_MAX_MS } from '../../protocol/backoff.ts';
import { addFavorite, favoriteIds, removeFavorite } from '../../protocol/games/calls.ts';
import { FAVORITE_IDS_PAGE_SIZE } from '../../protocol/games/page-sizes.ts';
import { parseNumber, parseText } from '../../protocol/parse-values.ts';
import type { LobbyContext } from '../context.ts';
import type { Found } from '../resource/resource.ts';
import { type ScopedResource, scopedResource } from '../resource/scoped-resource.ts';
import { computed } from '../resource/stores.ts';
import { underLock } from '../storage/lock.ts';
import type { CallError, FavoriteGame, Resource } from '../types.ts';
import { createPendingFavoriteStore, type PendingFavorite, type PendingFavorites } from './pending-favorites.ts';

/** Maximum number of requested pages of favorites, because a wrong total would otherwise cause endless requests. */
const MAX_PAGES = 50;

async function fetchFavoriteIds({
  client,
  session,
}: Pick<LobbyContext, 'client' | 'session'>): Promise<Found<readonly string[]>> {
  const token = session.current()?.token ?? '';
  const fetchPage = async (pageNo: number) =>
    client.call(favoriteIds, { body: { token, pageNo, pageSize: FAVORITE_IDS_PAGE_SIZE } });
  const { value, serverTime } = await fetchPage(1);
  const ids = [...value.content];
  const pages = Math.min(parseNumber(value.totalPages) ?? 1, MAX_PAGES);
  for (let pageNo = 2; pageNo <= pages; pageNo++) ids.push(...(await fetchPage(pageNo)).value.content);
  return { data: ids.map(parseText), at: serverTime };
}

export interface GameFavorites {
  readonly $ids: ReadableAtom<Resource<ReadonlySet<string>>>;
  /** Adds or removes a favorite; requires a session. Rejects like the lobby's `toggleGameFavorite`. */
  toggle(game: FavoriteGame): Promise<void>;
  /** Adds a favorite; has no effect if the game already is a favorite. */
  add(game: FavoriteGame): Promise<void>;
}

const NONE: PendingFavorites = new Map();
const isLost = ({ kind }: CallError) => kind === 'offline' || kind === 'timeout';

export function createGameFavorites(context: LobbyContext): GameFavorites {
  const { client, config, session, storage, tabs, env, bus } = context;
  const lock = `lobbykit:GAMEFAV:${config.gateway}|${config.merchant}`;
  const stored = createPendingFavoriteStore(storage, env.wall);
  const userNow = () => session.current()?.userName;
  let listedAt = 0;
  const list: ScopedResource<readonly string[]> = scopedResource(
    env,
    { $of: session.$session, key: () => userNow() ?? null },
    () => {
      listedAt = env.wall();
      return fetchFavoriteIds(context);
    },
  );

  const $pendingFavorites = atom(NONE);
  let wisher: string | undefined;
  /**
   * Shows the stored pending favorites and those in `more`. Pending favorites that are already shown remain, because
   * they may be deleted from storage while the displayed list does not include them yet.
   */
  const show = (more: PendingFavorites = NONE) => {
    const user = userNow();
    const known = user === wisher ? ($pendingFavorites.value ?? NONE) : NONE;
    wisher = user;
    $pendingFavorites.set(user === undefined ? NONE : new Map([...known, ...stored.read(user), ...more]));
  };
  tabs.on('game-favorites', () => show());
  const notifyTabs = () => tabs.send('game-favorites');

  /**
   * Adds pending favorites to the list, or removes them. Skips those that the gateway accepted before the list was
   * requested, because the list already reflects them.
   */
  const withPendingFavorites = (ids: readonly string[]): ReadonlySet<string> => {
    const all = new Set(ids);
    for (const [id, { on, settledAt = listedAt }] of $pendingFavorites.value ?? NONE) {
      if (settledAt < listedAt) continue;
      if (on) all.add(id);
      else all.delete(id);
    }
    return all;
  };
  const $ids: ReadableAtom<Resource<ReadonlySet<string>>> = computed(
    [list.$state, $pendingFavorites],
    ({ data, ...rest }) => (data ? { ...rest, data: withPendingFavorites(data) } : rest),
  );

  const write = (user: string, id: string, pending: PendingFavorite) =>
    underLock(lock, () => {
      stored.write(user, id, pending);
    });

  /**
   * Stores the outcome of a pending favorite, unless a newer change of the same game exists. `on`: state on the
   * gateway.
   */
  const settle = (user: string, id: string, pending: PendingFavorite, on: boolean, error?: CallError) =>
    underLock(lock, () => {
      if (stored.read(user).get(id)?.key !== pending.key) return;
      const rejection = error && { kind: error.kind, messageKey: error.messageKey, message: error.message };
      stored.write(user, id, { ...pending, on, settledAt: env.wall(), refused: rejection });
      if (on !== pending.on) bus.fact('favorite', { id, on, lobby: config.name });
    });

  /**
   * Sends the latest pending favorite of a game, made in any tab, and repeats this until there is no newer one.
   * @throws CallError if the connection is lost
   */
  const send = async (user: string, id: string) => {
    /** True if the game is a favorite on the gateway; undefined until a request has shown this. */
    let known: boolean | undefined;
    for (;;) {
      const pending = stored.read(user).get(id);
      const now = session.current();
      if (!pending || now?.userName !== user) return;
      // Without Web Locks, another tab may have sent its change at the same time. The order of both requests is
      // unknown, so the latest state is sent again.
      if (pending.settledAt !== undefined && (known ?? pending.on) === pending.on) return;
      let rejection: CallError | undefined;
      if (known !== pending.on) {
        const body = { nodeId: id, token: now.token, vendor: pending.vendor };
        try {
          await client.call(pending.on ? addFavorite : removeFavorite, { body });
          known = pending.on;
        } catch (reason) {
          rejection = toCallError(reason);
          if (isLost(rejection)) throw rejection;
          known ??= pending.was;
        }
      }
      await settle(user, id, pending, known, rejection);
      show();
      notifyTabs();
    }
  };

  /**
   * Sends the changes of each game one after another: those of this tab and, if the browser supports Web Locks, those
   * of all tabs.
   */
  const turns = new Map<string, Promise<void>>();
  const sendInTurn = (user: string, id: string): Promise<void> => {
    const before = turns.get(id) ?? Promise.resolve();
    const sending = before.catch(() => {}).then(() => underLock(`${lock}:${id}`, () => send(user, id)));
    turns.set(id, sending);
    const remove = () => turns.get(id) === sending && turns.delete(id);
    sending.then(remove, remove);
    return sending;
  };

  const sendRest = async () => {
    const user = userNow();
    if (user === undefined) return;
    const due = [...stored.read(user)].filter(([, { settledAt }]) => settledAt === undefined);
    await Promise.all(due.map(([id]) => sendInTurn(user, id)));
  };

  onMount($ids, () => {
    let wait = BACKOFF_FIRST_MS;
    let cancel = () => {};
    const sendAgain = () => {
      cancel();
      sendRest().then(
        () => {
          wait = BACKOFF_FIRST_MS;
        },
        () => {
          cancel = env.after(wait, sendAgain);
          wait = Math.min(wait * 2, BACKOFF_MAX_MS);
        },
      );
    };
    const start = () => {
      show();
      sendAgain();
    };
    start();
    const offs = [
      session.$session.listen(start),
      stored.onChange(() => show()),
      env.onPageChange(change => change !== 'hidden' && sendAgain()),
    ];
    return () => {
      cancel();
      for (const off of offs) off();
    };
  });

  const listedNow = async () => list.$state.value?.data ?? (await list.need());

  const favorites: GameFavorites = {
    $ids,
    async add(game) {
      const listed = await listedNow();
      show();
      if (!withPendingFavorites(listed).has(game.nodeId)) await favorites.toggle(game);
    },
    async toggle({ nodeId: id, vendor }) {
      const user = userNow() ?? '';
      const listed = await listedNow();
      show();
      const key = env.random().toString(36).slice(2);
      const shown = withPendingFavorites(listed).has(id);
      const before = stored.read(user).get(id);
      const was = before && before.settledAt === undefined ? before.was : shown;
      const pending: PendingFavorite = { key, on: !shown, was, vendor, madeAt: env.wall() };
      show(new Map([[id, pending]]));
      bus.fact('favorite', { id, on: pending.on, lobby: config.name });
      await write(user, id, pending);
      notifyTabs();
      await sendInTurn(user, id);
      const end = stored.read(user).get(id);
      if (end?.key === key && end.refused) throw failure(end.refused.kind, end.refused.messageKey, end.refused);
    },
  };
  return favorites;
}
