/** The lottery board without its looks: which lotteries, in which order, and what can be done with them. */
import { atom, onMount, type ReadableAtom } from 'nanostores';
import type { Emit, LobbyEvents } from '../../lobby/events.ts';
import { createResource } from '../../lobby/resource/resource.ts';
import { computed } from '../../lobby/resource/stores.ts';
import type { CallError, Lobby, Model, Resource } from '../../lobby/types.ts';
import { REVEALED_MS } from '../../protocol/constants.ts';
import type { ResponseOf } from '../../protocol/endpoint.ts';
import { ALL_GROUP, type BoardTab, boardLotteries, byClosing, needsSession } from '../../protocol/lottery/board.ts';
import type { gameMenu } from '../../protocol/lottery/calls.ts';
import { currentLottery, hasHistory, type Lottery, type LotteryFeed } from '../../protocol/lottery/lotteries.ts';
import type { ScheduleColumn, weekSchedule } from '../../protocol/lottery/schedule.ts';
import type { BoardParams } from './props.ts';

export interface BoardState {
  /** `loading` until there is anything to show; old data that could not be renewed stay `ready`, see `stale`. */
  readonly status: 'loading' | 'ready' | 'empty' | 'error';
  /** ALL first (its label is empty: views name it), then the server's groups in its order. */
  readonly groups: readonly { readonly tag: string; readonly label: string }[];
  readonly group: string;
  readonly tab: BoardTab;
  /** Of tab and group, favorites first (LOTT-06), cut at `limit`; of the full layout those that close next first. */
  readonly lotteries: readonly Lottery[];
  readonly favorites: readonly string[];
  /**
   * The current lottery: the chosen one, else the one that draws next (LOTT-09); of the full layout the server's first,
   * so that the result one reads does not change by itself.
   */
  readonly current: Lottery | null;
  /** The lottery whose detail was opened last. */
  readonly opened: Lottery | null;
  /** The dialog that is open above the board. */
  readonly sheet: 'history' | 'detail' | null;
  /** The link to past results is there: not where the stock group comes first, nor with `noHistory` (LOTT-02, LOTT-03). */
  readonly showHistory: boolean;
  /** Seven columns, Sunday first; none unless the layout has a week and its code is there (LOTT-08). */
  readonly week: readonly ScheduleColumn[];
  /** Ids of lotteries whose result has just come. */
  readonly revealed: ReadonlySet<string>;
  /** Set while what is shown is old: since when (server time, ms), and whether the network is the reason. */
  readonly stale: { readonly at: number | null; readonly offline: boolean } | null;
  readonly error: CallError | null;
  readonly sandbox: boolean;
  /** The tab needs a session and there is none. */
  readonly needsLogin: boolean;
}

export interface BoardActions {
  selectGroup(tag: string): void;
  /** fav and recent ask for a login first and follow once there is a session. */
  selectTab(tab: BoardTab): void;
  /** Makes a lottery the current one. */
  select(id: string): void;
  /** Opens a lottery, and makes it the current one, save in the layout `full`, where a result would change behind the dialog. */
  openDetail(id: string): void;
  openHistory(): void;
  closeSheet(): void;
  toggleFavorite(id: string): Promise<void>;
  /** Starts a lottery. Call it inside the click. Rejects with a CallError when that fails (LAUNCH-08). */
  launch(id: string): Promise<void>;
  login(): void;
  retry(): Promise<void>;
}

export type LotteryBoardModel = Model<BoardState, BoardActions>;

/**
 * The board of `params` on `lobby`; asks nothing until somebody listens to `$state`.
 * @param emit lets a widget pass events to its own listeners first; false keeps the default of a request from happening
 * @param initial a menu that the page has already: it shows until its own question is answered
 */
export function createLotteryBoard(
  lobby: Lobby,
  params: BoardParams = {},
  emit: Emit = () => true,
  initial?: ResponseOf<typeof gameMenu>,
): LotteryBoardModel {
  if (initial) lobby.startLottery(initial, params.prizeMode);
  const $feed = params.prizeMode ? lobby.lotteryOf(params.prizeMode) : lobby.$lottery;
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
  const asked = createResource<readonly string[]>();
  let requestedFor: BoardTab | null = null;
  /** Dates are the dearest part of all; only a week brings them. */
  const $weekSchedule = atom<typeof weekSchedule | null>(null);
  /** The tab whose list has to be asked for; only a whole page asks for popular lotteries (OPEN: LOTT-31). */
  const requestedTab = (tab: BoardTab) => (tab === 'recent' || (tab === 'hot' && full) ? tab : null);
  /** Tab to go to once there is a session. */
  let wanted: BoardTab | null = null;

  const $state: ReadableAtom<BoardState> = computed(
    [$feed, $choice, asked.$state, lobby.$lotteryFavorites, lobby.$session, lobby.$offline, $revealed, $weekSchedule],
    (feed, choice, ids, favorites, session, offline, revealed, schedule) => {
      const needsLogin = needsSession(choice.tab) && !session;
      const { tab, group } = choice;
      const asks = needsLogin ? null : requestedTab(tab);
      const named = (asks && ids.data) ?? null;
      const shown = { tab, group, favorites, named, limit: params.limit };
      const listed = feed.data && !needsLogin ? boardLotteries(feed.data, shown) : [];
      // A page of lotteries is read from its top: what closes next stands first, unless the answer has an order.
      const lotteries = full && !named ? byClosing(listed, favorites) : listed;
      const groups = feed.data?.groups ?? [];
      const now = lobby.clock.serverNow();
      const all = feed.data?.all ?? [];
      const chosen = withId(full ? lotteries : all, choice.selected);
      const current = chosen ?? (full ? listed[0] : currentLottery(lotteries, now)) ?? null;
      return {
        // Where nobody says what is popular the hot group stands for it.
        status: statusOf(feed, asks === 'hot' && ids.error ? null : asks && ids, lotteries),
        groups: [{ tag: ALL_GROUP, label: '' }, ...groups],
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

  /** A tab that waits opens by itself when the session comes. */
  const requestLoginFor = (reason: LobbyEvents['login-request']['reason']) =>
    lobby.requestLogin({ reason }, () => {}, emit);

  /** Requested on each opening of the tab, because a launch changes the list. */
  const load = async () => {
    const tab = requestedTab($choice.get().tab);
    if (!tab || (needsSession(tab) && !lobby.$session.get())) return;
    if (requestedFor !== tab) asked.reset();
    requestedFor = tab;
    const detail = await asked.ask(async () => {
      const { fetchIds } = await import('./deferred-model.lazy.ts');
      return { data: await fetchIds(lobby, prizeMode, tab) };
    });
    if (detail && tab === 'hot')
      lobby.fact('error', { kind: 'degraded', message: 'Hot lotteries are not ranked', lobby: lobby.name, detail });
  };

  const showTab = (tab: BoardTab) => {
    wanted = null;
    choose({ tab });
    void load();
  };

  const loadSchedule = () =>
    import('../../protocol/lottery/schedule.ts').then(
      chunk => $weekSchedule.set(chunk.weekSchedule),
      () => {
        // Without it the board goes on; the next who looks at it tries again.
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
        asked.reset();
        if (session && wanted) showTab(wanted);
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
      asked.leave();
    };
  });

  const actions: BoardActions = {
    selectGroup: group => choose({ group }),
    selectTab(tab) {
      if (!needsSession(tab) || lobby.$session.get()) return showTab(tab);
      wanted = tab;
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

/** `ids` only where the tab shows what they name. */
function statusOf(
  feed: Resource<LotteryFeed>,
  ids: Resource<readonly string[]> | null,
  lotteries: readonly Lottery[],
): BoardState['status'] {
  if (!feed.data) return feed.error ? 'error' : 'loading';
  if (ids && !ids.data) return ids.error ? 'error' : 'loading';
  return lotteries.length > 0 ? 'ready' : 'empty';
}
