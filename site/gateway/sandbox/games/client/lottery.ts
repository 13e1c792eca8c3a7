/** Lottery: select numbers, buy tickets until the sale closes, and see results. */
import type { LotteryOpened, LotteryResponse } from '../responses.ts';
import { type CallError, newKey, serverNow } from './api.ts';
import { button, el } from './dom.ts';
import { createDrawPanel } from './draw.ts';
import { createHeader, launchData, moneyOf } from './header.ts';
import { createNews } from './news.ts';
import { createPicker } from './picker.ts';
import { createStakePicker } from './stake.ts';
import { createTicketList } from './tickets.ts';
import { errorTextFor, isUnsure, type ViewOptions } from './view.ts';

/** Interval of polls while tickets wait for a draw, and otherwise (IDLE_MS), ms. */
const WAITING_MS = 5_000;
const IDLE_MS = 30_000;
/** Interval of polls after a draw, and maximum duration of these frequent polls (DUE_FOR_MS), ms. */
const DUE_MS = 1_000;
const DUE_FOR_MS = 15_000;

type Bet = Parameters<ViewOptions<LotteryOpened>['gameSession']['bet']>[0];

export async function showLottery({
  root,
  game,
  texts,
  gameSession,
  over: end,
}: ViewOptions<LotteryOpened>): Promise<void> {
  const money = moneyOf(game);
  const header = createHeader(game, texts);
  const draw = createDrawPanel(texts, () => void refresh());
  const tickets = createTicketList(texts, money);
  /** Draws whose result has been shown. Their inbox messages are to be marked as read. */
  const shown = new Set<string>();
  const reportSeen = () => {
    if (document.hidden) return;
    // If the request fails, the inbox message remains unread.
    for (const numero of shown) gameSession.seen(numero).catch(() => {});
    shown.clear();
  };
  const news = createNews(texts, money, numero => {
    shown.add(numero);
    reportSeen();
  });
  const place = button('', () => void bet(), { class: 'primary' });
  let standing = await gameSession.lottery();
  /** Draw whose result is awaited next. */
  let { due } = standing;
  /** Last bet, stored until its result is known. */
  let pending: Bet | null = null;
  let busy = false;
  let timer = 0;
  let isOver = false;
  /** True after a failed poll. The error is shown until a poll succeeds. */
  let isLate = false;

  const over = (error: CallError) => {
    isOver = true;
    end(error);
  };

  const update = () => {
    const count = picker.numbers().length;
    const cents = Math.round(Number(stakes.value()) * 100) * count;
    place.replaceChildren(texts.placeBet, ...(count > 0 ? [el('b', {}, money((cents / 100).toFixed(2)))] : []));
    place.setAttribute('aria-disabled', String(busy || count === 0 || standing.draw === null));
  };
  const stakes = createStakePicker(texts.stakeEach, game.stakes, money, () => update());
  const picker = createPicker(game, texts, () => queueMicrotask(update));

  const show = (response: LotteryResponse) => {
    standing = response;
    header.setBalance(response.balance);
    draw.show(response);
    tickets.show(response.tickets);
    news.show(response.tickets);
    update();
    clearTimeout(timer);
    timer = window.setTimeout(refresh, untilNext(response));
  };

  /**
   * Returns the delay until the next poll, ms: at the next draw at the latest, and at short intervals after a draw
   * until its result is available.
   */
  const untilNext = ({ due: next, last, tickets }: LotteryResponse): number => {
    const now = serverNow();
    if ((last?.drawAt ?? 0) < due.drawAt && due.drawAt <= now && now < due.drawAt + DUE_FOR_MS) return DUE_MS;
    due = next;
    const isWaiting = tickets.some(({ state }) => state === 'waiting');
    return Math.min(Math.max(due.drawAt - now, 0) + DUE_MS / 4, isWaiting ? WAITING_MS : IDLE_MS);
  };

  const refresh = async () => {
    if (isOver) return;
    clearTimeout(timer);
    try {
      show(await gameSession.lottery());
      if (isLate) news.fail('');
      isLate = false;
    } catch (error) {
      const errorText = errorTextFor(error, { texts, game, over });
      if (errorText === null) return;
      news.fail(errorText);
      isLate = true;
      clearTimeout(timer);
      timer = window.setTimeout(refresh, WAITING_MS);
    }
  };

  const bet = async () => {
    const open = standing.draw;
    if (busy || !open || picker.numbers().length === 0) return;
    busy = true;
    news.start(open.numero);
    update();
    const draft = { numero: open.numero, digits: picker.digits(), numbers: picker.numbers(), each: stakes.value() };
    // A retry after a lost response must use the same key.
    if (!pending || !isSame(pending, draft)) pending = { key: newKey(), ...draft };
    try {
      const response = await gameSession.bet(pending);
      pending = null;
      busy = false;
      picker.clear();
      show(response);
    } catch (error) {
      busy = false;
      if (!isUnsure(error)) pending = null;
      const errorText = errorTextFor(error, { texts, game, over });
      if (errorText === null) return;
      news.fail(errorText);
      update();
    }
  };

  document.addEventListener('visibilitychange', () => {
    if (document.hidden) return;
    reportSeen();
    void refresh();
  });
  root.replaceChildren(
    header.root,
    draw.root,
    el('section', { class: 'card' }, picker.root, stakes.root),
    tickets.root,
    launchData(game, texts),
    el('footer', {}, news.root, place),
  );
  show(standing);
}

const isSame = ({ key: _, ...before }: Bet, bet: Omit<Bet, 'key'>) => JSON.stringify(before) === JSON.stringify(bet);
