/** Model of the lottery board: lotteries and their order, selection, and actions. */
import { atom, onMount, type ReadableAtom } from 'nanostores';
import type { Emit, LobbyEvents } from '../../lobby/events.ts';
import { createResource, startingWith } from '../../lobby/resource/resource.ts';
import { computed } from '../../lobby/resource/stores.ts';
import type { CallError, Lobby, Model, Resource } from '../../lobby/types.ts';
import type { ResponseOf } from '../../protocol/endpoint.ts';
import { ALL_GROUP, type BoardTab, boardLotteries, byClosing, needsSession } from '../../protocol/lottery/board.ts';
import type { gameMenu } from '../../protocol/lottery/calls.ts';
import { hasHistory } from '../../protocol/lottery/history.ts';
import { currentLottery, type Lottery, type LotteryFeed } from '../../protocol/lottery/lotteries.ts';
import { parseMenu } from '../../protocol/lottery/parse-lotteries.ts';
import type { ScheduleColumn, weekSchedule } from '../../protocol/lottery/schedule.ts';
import type { BoardParams } from './props.ts';

/** Time after the arrival of a result during which the lottery is marked as just drawn. */
const REVEALED_MS = 20_000;

export interface BoardState {
  /**
   * State of the widget: `loading` until there are data. Data that could not be refreshed stay `ready`, and `stale` is
   * set.
   */
  readonly status: 'loading' | 'ready' | 'empty' | 'error';
  /** Groups: first ALL, whose label is empty because views translate it, then the server's groups in their order. */
  readonly groups: readonly { readonly tag: string; readonly label: string }[];
  readonly group: string;
  readonly tab: BoardTab;
  /**
   * Lotteries of the selected tab and group, at most `limit`. Favorites are first (LOTT-06); in the layout `full`, the
   * lotteries are sorted by close of sale.
   */
  readonly lotteries: readonly Lottery[];
  readonly favorites: readonly string[];
  /**
   * Highlighted lottery: the one that the visitor selected, or else the one with the next draw (LOTT-09). In the layout
   * `full`, the default is the server's first lottery, so that the displayed result does not change automatically.
   */
  readonly current: Lottery | null;
  /** Lottery whose details were opened last. */
  readonly opened: Lottery | null;
  /** Dialog that is open; null if none. */
  readonly sheet: 'history' | 'detail' | null;
  /**
   * True if the link to past results is shown. It is hidden if `noHistory` is set or if the menu's first group contains
   * stock lotteries (LOTT-02, LOTT-03).
   */
  readonly showHistory: boolean;
  /**
   * Seven columns, starting with Sunday. Empty if the layout has no week, or until the code of the week has loaded
   * (LOTT-08).
   */
  readonly week: readonly ScheduleColumn[];
  /** Ids of lotteries whose result has just arrived. */
  readonly revealed: ReadonlySet<string>;
  /**
   * Set while the data are outdated. `at`: time of the data (server time, ms); `offline`: true if the connection is
   * lost.
   */
  readonly stale: { readonly at: number | null; readonly offline: boolean } | null;
  readonly error: CallError | null;
  readonly sandbox: boolean;
  /** True if the tab requires a session and there is none. */
  readonly needsLogin: boolean;
}

export interface BoardActions {
  selectGroup(tag: string): void;
  /** Selects a tab. Without a session, fav and recent request a login first, and open after the login. */
  selectTab(tab: BoardTab): void;
  /** Selects the lottery to highlight. */
  select(id: string): void;
  /**
   * Opens the details of a lottery and highlights it. The layout `full` does not change the highlighted lottery,
   * because the result behind the dialog would change.
   */
  openDetail(id: string): void;
  openHistory(): void;
  closeSheet(): void;
  toggleFavorite(id: string): Promise<void>;
  /** Launches a lottery. Must be called in a click handler; rejects with a CallError on failure (LAUNCH-08). */
  launch(id: string): Promise<void>;
  login(): void;
  retry(): Promise<void>;
}

export type LotteryBoardModel = Model<BoardState, BoardActions>;

/**
 * Creates the model with `params` for `lobby`. It sends no request until `$state` has a listener.
 * @param emit passes events to the widget's listeners first; returns false if a listener prevents the default action
 * @param initial menu that the page contains, shown until the response to the board's own request arrives. The initial
 * value of `$state` depends on no other data
 */
export function createLotteryBoard(
  lobby: Lobby,
  params: BoardParams = {},
  emit: Emit = () => true,
  initial?: ResponseOf<typeof gameMenu>,
): LotteryBoardModel {
  if (initial) lobby.startLottery(initial, params.prizeMode);
  const $shared = params.prizeMode ? lobby.lotteryOf(params.prizeMode) : lobby.$lottery;
  const $feed = initial
    ? startingWith($shared, parseMenu({ ...initial, receivedAt: initial.serverTime ?? 0 }))
    : $shared;
  const prizeMode = params.prizeMode ?? lobby.config.prizeMode;
  const full = params.layout === 'full';
  const $choice = atom<Choice>({
    tab: params.tab ?? 'all',
    group: params.group ?? ALL_GROUP,
    selected: null,
    opened: null,
    sheet: null,
  });
  const choose = (part: Partial<Choice>) => $choice.set({ ...$choice.get(), ...part });
  const $revealed = atom<ReadonlySet<string>>(new Set());
  const idsResource = createResource<readonly string[]>();
  let requestedFor: BoardTab | null = null;
  /** Function that computes the week. Its date code is large, so it loads only for layouts with a week. */
  const $weekSchedule = atom<typeof weekSchedule | null>(null);
  /**
   * Returns the tab if it needs a request of its own, otherwise null. Popular lotteries are requested only in the
   * layout `full` (OPEN: LOTT-31).
   */
  const requestedTab = (tab: BoardTab) => (tab === 'recent' || (tab === 'hot' && full) ? tab : null);
  /** Tab that the visitor selected without a session. It opens after the login. */
  let pendingTab: BoardTab | null = null;

  const $state: ReadableAtom<BoardState> = computed(
    [
      $feed,
      $choice,
      idsResource.$state,
      lobby.$lotteryFavorites,
      lobby.$session,
      lobby.$offline,
      $revealed,
      $weekSchedule,
    ],
    (feed, choice, ids, favorites, session, offline, revealed, schedule) => {
      const needsLogin = needsSession(choice.tab) && !session;
      const { tab, group } = choice;
      const requested = needsLogin ? null : requestedTab(tab);
      const named = (requested && ids.data) ?? null;
      const shown = { tab, group, favorites, named, limit: params.limit };
      const listed = feed.data && !needsLogin ? boardLotteries(feed.data, shown) : [];
      // In the layout `full`, the lotteries are sorted by close of sale, unless the response for the tab defines an
      // order.
      const lotteries = full && !named ? byClosing(listed, favorites) : listed;
      const groups = feed.data?.groups ?? [];
      const now = lobby.clock.serverNow();
      const all = feed.data?.all ?? [];
      const chosen = withId(full ? lotteries : all, choice.selected);
      const current = chosen ?? (full ? listed[0] : currentLottery(lotteries, now)) ?? null;
      return {
        // If the popular lotteries fail to load, the hot group of the menu is shown.
        status: statusOf(feed, requested === 'hot' && ids.error ? null : requested && ids, lotteries),
        groups: [{ tag: ALL_GROUP, label: '' }, ...groups.filter(({ tag }) => tag)],
        group: groups.some(({ tag }) => tag === group) ? group : ALL_GROUP,
        tab,
        lotteries,
        favorites,
        current,
        opened: withId(all, choice.opened) ?? null,
        sheet: choice.sheet,
        showHistory: !params.noHistory && hasHistory(groups),
        week: schedule && lotteries[0] ? schedule(lotteries, now, lotteries[0].zone, current?.id) : [],
        revealed,
        stale: feed.data && (offline || feed.error) ? { at: feed.at ?? null, offline } : null,
        error: feed.error ?? (tab === 'recent' ? ids.error : undefined) ?? null,
        sandbox: feed.data?.sandbox === true,
        needsLogin,
      };
    },
  );

  /** Requests a login. The pending tab opens automatically after the login. */
  const requestLoginFor = (reason: LobbyEvents['login-request']['reason']) =>
    lobby.requestLogin({ reason }, () => {}, emit);

  /** Fetches the ids of the tab each time that it opens, because a launch changes the recent lotteries. */
  const load = async () => {
    const tab = requestedTab($choice.get().tab);
    if (!tab || (needsSession(tab) && !lobby.$session.get())) return;
    if (requestedFor !== tab) idsResource.reset();
    requestedFor = tab;
    const detail = await idsResource.request(async () => {
      const { fetchIds } = await import('./deferred-model.lazy.ts');
      return { data: await fetchIds(lobby, prizeMode, tab) };
    });
    if (detail && tab === 'hot')
      lobby.fact('error', { kind: 'degraded', message: 'Hot lotteries are not ranked', lobby: lobby.name, detail });
  };

  const showTab = (tab: BoardTab) => {
    pendingTab = null;
    choose({ tab });
    void load();
  };

  const loadSchedule = () =>
    import('../../protocol/lottery/schedule.ts').then(
      chunk => $weekSchedule.set(chunk.weekSchedule),
      () => {
        // The board works without this chunk, and the next listener loads it again.
      },
    );

  onMount($state, () => {
    if ((full || params.layout === 'schedule') && !$weekSchedule.get()) void loadSchedule();
    const timers = new Set<ReturnType<typeof setTimeout>>();
    const reveal = (id: string) => {
      $revealed.set(new Set([...$revealed.get(), id]));
      const timer = setTimeout(() => {
        timers.delete(timer);
        $revealed.set(new Set([...$revealed.get()].filter(other => other !== id)));
      }, REVEALED_MS);
      timers.add(timer);
    };
    const offs = [
      lobby.$session.subscribe(session => {
        idsResource.reset();
        if (session && pendingTab) showTab(pendingTab);
        else void load();
      }),
      lobby.on('draw', ({ detail }) => {
        if (!$state.get().lotteries.some(({ id }) => id === detail.gameId)) return;
        reveal(detail.gameId);
        emit('draw', detail);
      }),
    ];
    return () => {
      for (const off of offs) off();
      for (const timer of timers) clearTimeout(timer);
      $revealed.set(new Set());
      idsResource.cancel();
    };
  });

  const actions: BoardActions = {
    selectGroup: group => choose({ group }),
    selectTab(tab) {
      if (!needsSession(tab) || lobby.$session.get()) return showTab(tab);
      pendingTab = tab;
      requestLoginFor(tab === 'fav' ? 'favorite' : 'recent');
    },
    select: selected => choose({ selected }),
    openDetail: id => choose({ selected: full ? $choice.get().selected : id, opened: id, sheet: 'detail' }),
    openHistory: () => choose({ sheet: 'history' }),
    closeSheet: () => choose({ sheet: null }),
    async toggleFavorite(id) {
      if (!lobby.$session.get()) return lobby.toggleLotteryFavorite(id, { emit });
      await lobby.toggleLotteryFavorite(id);
      emit('favorite', { id, on: lobby.$lotteryFavorites.get().includes(id), lobby: lobby.name });
    },
    async launch(id) {
      const lottery = withId($feed.get().data?.all ?? [], id);
      if (!lottery || lobby.$offline.get()) return;
      const { code, name, tag } = lottery;
      const vendor = prizeMode === 'Elott' ? 'ELOTT' : 'LOTT';
      await lobby.launch({ gameId: id, code, name, vendor, prizeMode, groupId: tag || undefined }, { emit });
    },
    login: () => requestLoginFor($choice.get().tab === 'recent' ? 'recent' : 'favorite'),
    async retry() {
      await Promise.all([
        lobby.refreshLottery(params.prizeMode),
        lobby.$offline.get() ? lobby.retryOffline() : null,
        load(),
      ]);
    },
  };
  return { $state, actions };
}

type Choice = Pick<BoardState, 'tab' | 'group' | 'sheet'> & Readonly<Record<'selected' | 'opened', string | null>>;

const withId = (lotteries: readonly Lottery[], id: string | null) => lotteries.find(one => one.id === id);

/** Returns the state of the board. `ids` is set only if the tab depends on a request of its own. */
function statusOf(
  feed: Resource<LotteryFeed>,
  ids: Resource<readonly string[]> | null,
  lotteries: readonly Lottery[],
): BoardState['status'] {
  if (!feed.data) return feed.error ? 'error' : 'loading';
  if (ids && !ids.data) return ids.error ? 'error' : 'loading';
  return lotteries.length > 0 ? 'ready' : 'empty';
}
