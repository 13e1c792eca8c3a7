/** Model of the lottery board: lotteries, order, and actions. */
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

/** Time after the arrival of a result during which a lottery counts as just drawn. */
const REVEALED_MS = 20_000;

export interface BoardState {
  /** `loading` until data is available; outdated data after a failed refresh stays `ready`, see `stale`. */
  readonly status: 'loading' | 'ready' | 'empty' | 'error';
  /** ALL first (with an empty label: views translate it), followed by the server's groups in order. */
  readonly groups: readonly { readonly tag: string; readonly label: string }[];
  readonly group: string;
  readonly tab: BoardTab;
  /**
   * Lotteries of tab and group, favorites first (LOTT-06), up to `limit`; in the full layout sorted by close of sale.
   */
  readonly lotteries: readonly Lottery[];
  readonly favorites: readonly string[];
  /**
   * The current lottery: the selected one, else the one with the next draw (LOTT-09); in the full layout the server's
   * first, so that the displayed result does not change automatically.
   */
  readonly current: Lottery | null;
  /** The lottery with the last opened detail. */
  readonly opened: Lottery | null;
  /** Open dialog of the board. */
  readonly sheet: 'history' | 'detail' | null;
  /** True if the link to past results is shown. `noHistory` and a first group of stock lotteries hide it (LOTT-02, LOTT-03). */
  readonly showHistory: boolean;
  /** Seven columns, Sunday first; empty unless the layout has a week and its code has loaded (LOTT-08). */
  readonly week: readonly ScheduleColumn[];
  /** Ids of lotteries with a new result. */
  readonly revealed: ReadonlySet<string>;
  /** Set while the data is outdated: since when (server time, ms), and whether the connection is the reason. */
  readonly stale: { readonly at: number | null; readonly offline: boolean } | null;
  readonly error: CallError | null;
  readonly sandbox: boolean;
  /** The tab requires a session and none exists. */
  readonly needsLogin: boolean;
}

export interface BoardActions {
  selectGroup(tag: string): void;
  /** Selects a tab. fav and recent request a login first and open once a session exists. */
  selectTab(tab: BoardTab): void;
  /** Selects the current lottery. */
  select(id: string): void;
  /**
   * Opens a lottery and makes it the current one, except in the layout `full`, where the result behind the dialog would
   * change.
   */
  openDetail(id: string): void;
  openHistory(): void;
  closeSheet(): void;
  toggleFavorite(id: string): Promise<void>;
  /** Launches a lottery; call it in the click handler. Rejects with a CallError on failure (LAUNCH-08). */
  launch(id: string): Promise<void>;
  login(): void;
  retry(): Promise<void>;
}

export type LotteryBoardModel = Model<BoardState, BoardActions>;

/**
 * Creates the board with `params` on `lobby`; sends no request until `$state` has a listener.
 * @param emit passes events to the widget's listeners first; false prevents the default action of a request
 * @param initial a menu of the page, shown until the board's own request has a response; the first snapshot of `$state`
 * depends on no other data
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
  /** Date code is the most expensive part and loads only for a week. */
  const $weekSchedule = atom<typeof weekSchedule | null>(null);
  /** Returns the tab that requires a request; only the full layout requests popular lotteries (OPEN: LOTT-31). */
  const requestedTab = (tab: BoardTab) => (tab === 'recent' || (tab === 'hot' && full) ? tab : null);
  /** Tab that opens once a session exists. */
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
      // The full layout is read from the top: sorted by close of sale unless the response defines an order.
      const lotteries = full && !named ? byClosing(listed, favorites) : listed;
      const groups = feed.data?.groups ?? [];
      const now = lobby.clock.serverNow();
      const all = feed.data?.all ?? [];
      const chosen = withId(full ? lotteries : all, choice.selected);
      const current = chosen ?? (full ? listed[0] : currentLottery(lotteries, now)) ?? null;
      return {
        // Falls back to the hot group if popular lotteries are not available.
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

  /** Requests a login; a pending tab opens automatically once a session exists. */
  const requestLoginFor = (reason: LobbyEvents['login-request']['reason']) =>
    lobby.requestLogin({ reason }, () => {}, emit);

  /** Requested on each opening of the tab, because a launch changes the list. */
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
        // The board works without the chunk; the next listener retries.
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

/** Returns the status. `ids` only if the tab depends on them. */
function statusOf(
  feed: Resource<LotteryFeed>,
  ids: Resource<readonly string[]> | null,
  lotteries: readonly Lottery[],
): BoardState['status'] {
  if (!feed.data) return feed.error ? 'error' : 'loading';
  if (ids && !ids.data) return ids.error ? 'error' : 'loading';
  return lotteries.length > 0 ? 'ready' : 'empty';
}
