/** The member's favourite games: ids on the server, changed here at once, wishes sent one after another (FAV-04..08, R18). */
import { atom, onMount, type ReadableAtom } from 'nanostores';
import { failure, toCallError } from '../../api/errors.ts';
import { BACKOFF_FIRST_MS, BACKOFF_MAX_MS } from '../../domain/constants.ts';
import { computed } from '../../stores.ts';
import type { CallError, FavouriteGame, Resource } from '../../types.ts';
import { addFavorite, removeFavorite } from '../../wire/games.ts';
import type { LobbyContext } from '../lobby/context.ts';
import { underLock } from '../storage/lock.ts';
import { type ScopedResource, scopedResource } from '../store/scoped-resource.ts';
import { askFavouriteIds } from './favourite-ids.ts';
import { createWishStore, type Wish, type Wishes } from './favourite-wishes.ts';

export interface GameFavourites {
  readonly $ids: ReadableAtom<Resource<ReadonlySet<string>>>;
  /** Needs a session. Rejects as `toggleGameFavourite` of the lobby says. */
  toggle(game: FavouriteGame): Promise<void>;
  /** Makes a game a favourite, whether or not it is one already. */
  add(game: FavouriteGame): Promise<void>;
}

const NONE: Wishes = new Map();
const isLost = ({ kind }: CallError) => kind === 'offline' || kind === 'timeout';

export function createGameFavourites(context: LobbyContext): GameFavourites {
  const { client, config, session, storage, tabs, env, bus } = context;
  const lock = `lobbykit:GAMEFAV:${config.gateway}|${config.merchant}`;
  const kept = createWishStore(storage, env.wall);
  const userNow = () => session.current()?.userName;
  let listedAt = 0;
  const list: ScopedResource<readonly string[]> = scopedResource(
    env,
    { $of: session.$session, key: () => userNow() ?? null },
    () => {
      listedAt = env.wall();
      return askFavouriteIds(context);
    },
  );

  const $wishes = atom(NONE);
  let wisher: string | undefined;
  /**
   * Takes up the kept wishes and `more`. Wishes taken up before stay: the day for which storage keeps a wish may end while the list that
   * lacks it is still shown.
   */
  const show = (more: Wishes = NONE) => {
    const user = userNow();
    const known = user === wisher ? ($wishes.value ?? NONE) : NONE;
    wisher = user;
    $wishes.set(user === undefined ? NONE : new Map([...known, ...kept.read(user), ...more]));
  };
  tabs.on('game-favourites', () => show());
  const tell = () => tabs.tell('game-favourites');

  /** A wish that was settled before the list was asked for is in it, or was changed elsewhere since. */
  const withWishes = (ids: readonly string[]): ReadonlySet<string> => {
    const all = new Set(ids);
    for (const [id, { on, settledAt = listedAt }] of $wishes.value ?? NONE) {
      if (settledAt < listedAt) continue;
      if (on) all.add(id);
      else all.delete(id);
    }
    return all;
  };
  const $ids: ReadableAtom<Resource<ReadonlySet<string>>> = computed([list.$state, $wishes], ({ data, ...rest }) =>
    data ? { ...rest, data: withWishes(data) } : rest,
  );

  const write = (user: string, id: string, wish: Wish) =>
    underLock(lock, () => {
      kept.write(user, id, wish);
    });

  /** Keeps how a wish ended, unless it has been replaced meanwhile. `on`: what the gateway has now. */
  const settle = (user: string, id: string, wish: Wish, on: boolean, error?: CallError) =>
    underLock(lock, () => {
      if (kept.read(user).get(id)?.key !== wish.key) return;
      const refused = error && { kind: error.kind, messageKey: error.messageKey, message: error.message };
      kept.write(user, id, { ...wish, on, settledAt: env.wall(), refused });
      if (on !== wish.on) bus.fact('favourite', { id, on, lobby: config.name });
    });

  /** Sends the last wish for a game, whichever tab made it, until no newer one has come. @throws CallError without a connection */
  const send = async (user: string, id: string) => {
    /** Favourites at the gateway, once it has answered. */
    let known: boolean | undefined;
    for (;;) {
      const wish = kept.read(user).get(id);
      const now = session.current();
      if (!wish || now?.userName !== user) return;
      // Where there are no locks another tab may have been answered meanwhile: whose change came last nobody knows, so the
      // wish that stands is sent once more.
      if (wish.settledAt !== undefined && (known ?? wish.on) === wish.on) return;
      let refused: CallError | undefined;
      if (known !== wish.on) {
        const body = { nodeId: id, token: now.token, vendor: wish.vendor };
        try {
          await client.call(wish.on ? addFavorite : removeFavorite, { body });
          known = wish.on;
        } catch (reason) {
          refused = toCallError(reason);
          if (isLost(refused)) throw refused;
          known ??= wish.was;
        }
      }
      await settle(user, id, wish, known, refused);
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
    const due = [...kept.read(user)].filter(([, { settledAt }]) => settledAt === undefined);
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
      kept.onChange(() => show()),
      env.onPageChange(change => change !== 'hidden' && sendAgain()),
    ];
    return () => {
      cancel();
      for (const off of offs) off();
    };
  });

  const listedNow = async () => list.$state.value?.data ?? (await list.need());

  const favourites: GameFavourites = {
    $ids,
    async add(game) {
      const listed = await listedNow();
      show();
      if (!withWishes(listed).has(game.nodeId)) await favourites.toggle(game);
    },
    async toggle({ nodeId: id, vendor }) {
      const user = userNow() ?? '';
      const listed = await listedNow();
      show();
      const key = env.random().toString(36).slice(2);
      const shown = withWishes(listed).has(id);
      const before = kept.read(user).get(id);
      const was = before && before.settledAt === undefined ? before.was : shown;
      const wish: Wish = { key, on: !shown, was, vendor, madeAt: env.wall() };
      show(new Map([[id, wish]]));
      bus.fact('favourite', { id, on: wish.on, lobby: config.name });
      await write(user, id, wish);
      tell();
      await sendInTurn(user, id);
      const end = kept.read(user).get(id);
      if (end?.key === key && end.refused) throw failure(end.refused.kind, end.refused.messageKey, end.refused);
    },
  };
  return favourites;
}
