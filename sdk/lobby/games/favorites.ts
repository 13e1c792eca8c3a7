/** The member's favorite games: ids on the server, changed here at once, wishes sent one after another (FAV-04..08, R18). */
import { atom, onMount, type ReadableAtom } from 'nanostores';
import { failure, toCallError } from '../../client/errors.ts';
import { BACKOFF_FIRST_MS, BACKOFF_MAX_MS, FAVORITE_IDS_PAGE_SIZE } from '../../protocol/constants.ts';
import { addFavorite, favoriteIds, removeFavorite } from '../../protocol/games/calls.ts';
import { parseNumber, parseText } from '../../protocol/parse-values.ts';
import type { LobbyContext } from '../context.ts';
import type { Found } from '../resource/resource.ts';
import { type ScopedResource, scopedResource } from '../resource/scoped-resource.ts';
import { computed } from '../resource/stores.ts';
import { underLock } from '../storage/lock.ts';
import type { CallError, FavoriteGame, Resource } from '../types.ts';
import { createPendingFavoriteStore, type PendingFavorite, type PendingFavorites } from './pending-favorites.ts';

/** A number of pages that no member fills by hand: a wrong total must not ask for ever. */
const MAX_PAGES = 50;

async function fetchFavoriteIds({
  client,
  session,
}: Pick<LobbyContext, 'client' | 'session'>): Promise<Found<readonly string[]>> {
  const token = session.current()?.token ?? '';
  const ask = async (pageNo: number) =>
    client.call(favoriteIds, { body: { token, pageNo, pageSize: FAVORITE_IDS_PAGE_SIZE } });
  const { value, serverTime } = await ask(1);
  const ids = [...value.content];
  const pages = Math.min(parseNumber(value.totalPages) ?? 1, MAX_PAGES);
  for (let pageNo = 2; pageNo <= pages; pageNo++) ids.push(...(await ask(pageNo)).value.content);
  return { data: ids.map(parseText), at: serverTime };
}

export interface GameFavorites {
  readonly $ids: ReadableAtom<Resource<ReadonlySet<string>>>;
  /** Needs a session. Rejects as `toggleGameFavorite` of the lobby says. */
  toggle(game: FavoriteGame): Promise<void>;
  /** Makes a game a favorite, whether or not it is one already. */
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
   * Takes up the kept wishes and `more`. PendingFavorites taken up before stay: the day for which storage keeps a wish may end while the list that
   * lacks it is still shown.
   */
  const show = (more: PendingFavorites = NONE) => {
    const user = userNow();
    const known = user === wisher ? ($pendingFavorites.value ?? NONE) : NONE;
    wisher = user;
    $pendingFavorites.set(user === undefined ? NONE : new Map([...known, ...stored.read(user), ...more]));
  };
  tabs.on('game-favorites', () => show());
  const tell = () => tabs.tell('game-favorites');

  /** A wish that was settled before the list was asked for is in it, or was changed elsewhere since. */
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

  /** Keeps how a wish ended, unless it has been replaced meanwhile. `on`: what the gateway has now. */
  const settle = (user: string, id: string, pending: PendingFavorite, on: boolean, error?: CallError) =>
    underLock(lock, () => {
      if (stored.read(user).get(id)?.key !== pending.key) return;
      const refused = error && { kind: error.kind, messageKey: error.messageKey, message: error.message };
      stored.write(user, id, { ...pending, on, settledAt: env.wall(), refused });
      if (on !== pending.on) bus.fact('favorite', { id, on, lobby: config.name });
    });

  /** Sends the last wish for a game, whichever tab made it, until no newer one has come. @throws CallError without a connection */
  const send = async (user: string, id: string) => {
    /** Favorites at the gateway, once it has answered. */
    let known: boolean | undefined;
    for (;;) {
      const pending = stored.read(user).get(id);
      const now = session.current();
      if (!pending || now?.userName !== user) return;
      // Where there are no locks another tab may have been answered meanwhile: whose change came last nobody knows, so the
      // wish that stands is sent once more.
      if (pending.settledAt !== undefined && (known ?? pending.on) === pending.on) return;
      let refused: CallError | undefined;
      if (known !== pending.on) {
        const body = { nodeId: id, token: now.token, vendor: pending.vendor };
        try {
          await client.call(pending.on ? addFavorite : removeFavorite, { body });
          known = pending.on;
        } catch (reason) {
          refused = toCallError(reason);
          if (isLost(refused)) throw refused;
          known ??= pending.was;
        }
      }
      await settle(user, id, pending, known, refused);
      show();
      tell();
    }
  };

  /** One change at a time per game: in this tab and, where the browser has locks, in all tabs. */
  const turns = new Map<string, Promise<void>>();
  const sendInTurn = (user: string, id: string): Promise<void> => {
    const before = turns.get(id) ?? Promise.resolve();
    const mine = before.catch(() => {}).then(() => underLock(`${lock}:${id}`, () => send(user, id)));
    turns.set(id, mine);
    const leave = () => turns.get(id) === mine && turns.delete(id);
    mine.then(leave, leave);
    return mine;
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
    const begin = () => {
      show();
      sendAgain();
    };
    begin();
    const offs = [
      session.$session.listen(begin),
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
      tell();
      await sendInTurn(user, id);
      const end = stored.read(user).get(id);
      if (end?.key === key && end.refused) throw failure(end.refused.kind, end.refused.messageKey, end.refused);
    },
  };
  return favorites;
}
