/** Model of the game grid: games, selection, and actions. */
import { atom, onMount, type ReadableAtom } from 'nanostores';
import { createToasts } from '../../lobby/content/toasts.ts';
import type { Emit, LobbyEvents } from '../../lobby/events.ts';
import { listenDebounced } from '../../lobby/resource/listen-debounced.ts';
import { computed, getSnapshot } from '../../lobby/resource/stores.ts';
import type { Lobby, Model } from '../../lobby/types.ts';
import {
  applyFilter,
  chooseTab,
  chooseVendor,
  type GameChoice,
  type GameTab,
  ownTab,
  tabOf,
} from '../../protocol/games/game-filters.ts';
import { launchOf } from '../../protocol/games/launch.ts';
import type { Game } from '../../protocol/games/parse-games.ts';
import { createHotTags } from './hot-model.ts';
import { createGameList, type GamePages } from './list-model.ts';
import { createOwnGames } from './member-lists-model.ts';
import { createGameFilter, type FilterActions } from './panels/filter-model.ts';
import type { GameGridParams } from './props.ts';
import { type GridState, gridState, startOf } from './state-model.ts';

export type { GridState } from './state-model.ts';

export interface GridActions extends FilterActions {
  /** Selects a tab. Without a session, fav and recent request a login first, and open after the login (LIST-33). */
  selectTab(tab: GameTab): void;
  /** Selects a vendor; null selects all vendors (LIST-19, LIST-20). */
  selectVendor(vendor: string | null): void;
  /** Loads the next page and appends its games. */
  more(): Promise<void>;
  toggleFavorite(game: Game): Promise<void>;
  /** Launches a game. Must be called in a click handler. */
  launch(game: Game): Promise<void>;
  login(): void;
  /** Requests the data of failed requests again. */
  retry(): Promise<void>;
  dismissToast(): void;
  /** Returns the visible pages, from which the grid is restored when the visitor comes back. */
  snapshot(): GamePages | null;
}

/** Key of a sample text. `$text` returns the key itself until the texts have loaded. */
const PROBE_KEY = 'grid.more-failed';

export type GameGridModel = Model<GridState, GridActions>;

/**
 * Creates the model with `params` for `lobby`. It sends no request until `$state` has a listener.
 * @param emit passes events to the widget's listeners first; returns false if a listener prevents the default action
 * @param stored pages of an earlier grid, which are shown without a request; null if there are none
 */
export function createGameGrid(
  lobby: Lobby,
  params: GameGridParams = {},
  emit: Emit = () => true,
  stored: GamePages | null = null,
): GameGridModel {
  const first = stored?.choice ?? startOf(params);
  const $choice = atom<GameChoice>(first);
  // Another grid may already have loaded the texts.
  const $textsLoaded = atom(getSnapshot(lobby.$text)(PROBE_KEY) !== PROBE_KEY);
  const list = createGameList(lobby, params.pageSize);
  const toasts = createToasts();
  const own = createOwnGames(lobby, list);
  const $hotTags = createHotTags(lobby);
  /** Tab that the visitor selected without a session. It opens after the login. */
  let pendingTab: GameTab | null = null;
  /** Settles when the pending favorite changes of this grid have settled. */
  let saving: Promise<unknown> = Promise.resolve();

  const load = (empty: boolean, again = false) => {
    const choice = $choice.get();
    if (ownTab(tabOf(choice)) && !lobby.$session.get()) {
      list.reset();
      return Promise.resolve();
    }
    return list.load(choice, empty, choice.dataType === 'fav' ? saving : undefined, again).then(emitPage);
  };
  const choose = (choice: GameChoice, empty: boolean) => {
    pendingTab = null;
    $choice.set(choice);
    filter.follow(choice);
    const { kind: gameType, vendor, name: query, minBet, gameClass } = choice;
    emit('filter', { gameType, tab: tabOf(choice), vendor, query, minBet, gameClass, lobby: lobby.name });
    return load(empty);
  };
  const filter = createGameFilter(first, part => void choose(applyFilter($choice.get(), part), false));

  /** Emits the event `page` for the page that has just loaded (API-24). */
  const emitPage = () => {
    const { data } = list.$pages.get();
    if (data?.choice === $choice.get()) emit('page', { page: data.page, hasMore: data.hasMore, lobby: lobby.name });
  };

  const $state: ReadableAtom<GridState> = computed(
    [
      list.$pages,
      list.$more,
      $choice,
      filter.$filter,
      lobby.$vendors,
      lobby.$favorites,
      lobby.$session,
      lobby.$offline,
      toasts.$toast,
      own.$removed,
      $hotTags,
      $textsLoaded,
    ],
    (pages, more, choice, panels, vendors, favorites, session, offline, toast, dropped, hotTags, textsLoaded) =>
      gridState({
        pages,
        more,
        choice,
        panels,
        vendors,
        favorites,
        session,
        offline,
        toast,
        dropped,
        hotTags,
        textsLoaded,
      }),
  );

  /** Requests a login. The pending tab opens automatically after the login. */
  const requestLoginFor = (reason: LobbyEvents['login-request']['reason']) =>
    lobby.requestLogin({ reason }, () => {}, emit);
  const reasonOf = (tab: GameTab) => (tab === 'recent' ? 'recent' : 'favorite');

  onMount($state, () => {
    let member = lobby.$session.get()?.userName;
    const offs = [
      listenDebounced(lobby.$language, () => void load(false, true)),
      lobby.$session.listen(session => {
        if (session?.userName === member) return;
        member = session?.userName;
        // nanostores keeps the store of a removed grid mounted for one second. A login during that time must not open
        // the pending tab.
        if (session && pendingTab && $state.lc > 0) void choose(chooseTab($choice.get(), pendingTab), true);
        else if (ownTab(tabOf($choice.get()))) void load(true);
      }),
      own.follow(),
    ];
    void lobby.textReady('games').then(() => $textsLoaded.set(true));
    if (list.$pages.get().data === undefined) {
      if (stored) list.show(stored);
      else void load(true);
    }
    return () => {
      for (const off of offs) off();
      toasts.clear();
      list.cancel();
    };
  });

  const actions: GridActions = {
    ...filter.actions,
    selectTab(tab) {
      if (!ownTab(tab) || lobby.$session.get()) {
        void choose(chooseTab($choice.get(), tab), true);
        return;
      }
      pendingTab = tab;
      requestLoginFor(reasonOf(tab));
    },
    selectVendor: vendor => void choose(chooseVendor($choice.get(), vendor), false),
    async more() {
      const { page } = list.$pages.get().data ?? {};
      await list.more();
      if (list.$pages.get().data?.page !== page) emitPage();
    },
    async toggleFavorite(game) {
      if (!lobby.$session.get()) return lobby.toggleGameFavorite(game, { emit });
      const on = !lobby.$favorites.get().data?.has(game.nodeId);
      const saved = toasts.during(lobby.toggleGameFavorite(game));
      saving = Promise.all([saving, saved]);
      emit('favorite', { id: game.nodeId, on, lobby: lobby.name });
      const undone = !(await saved) && lobby.$favorites.get().data?.has(game.nodeId) !== on;
      if (undone) emit('favorite', { id: game.nodeId, on: !on, lobby: lobby.name });
    },
    async launch(game) {
      if (lobby.$offline.get()) return;
      await toasts.ofLaunch(lobby.launch(launchOf(game), { emit }));
    },
    login: () => requestLoginFor(reasonOf($state.get().tab)),
    async retry() {
      const { data } = list.$pages.get();
      const again = list.$more.get().error && data?.choice === $choice.get() ? list.more() : load(false);
      await Promise.all([again, lobby.$offline.get() ? lobby.retryOffline() : null]);
    },
    dismissToast: toasts.clear,
    snapshot: () => list.$pages.get().data ?? null,
  };
  return { $state, actions };
}
