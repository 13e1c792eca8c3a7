/** A lottery: pick numbers, bet before the sale closes, see what the draw brings. */
import type { LotteryAnswer, LotteryOpened } from '../answers.ts';
import { newKey } from './api.ts';
import { button, el } from './dom.ts';
import { createDrawPanel } from './draw.ts';
import { createHeader, moneyOf } from './header.ts';
import { createPicker } from './picker.ts';
import { createStakePicker } from './stake.ts';
import { createTicketList } from './tickets.ts';
import { isUnsure, type ViewOptions, wordsFor } from './view.ts';

/** How often is asked while tickets wait, and while none do. */
const WAITING_MS = 5_000;
const IDLE_MS = 30_000;

type Bet = Parameters<ViewOptions<LotteryOpened>['visit']['bet']>[0];

export async function showLottery({ root, game, texts, visit, over: end }: ViewOptions<LotteryOpened>): Promise<void> {
  const money = moneyOf(game);
  const header = createHeader(game, texts);
  const draw = createDrawPanel(texts, () => void refresh());
  const tickets = createTicketList(texts, money);
  const outcome = el('p', { class: 'outcome', role: 'status' });
  const place = button('', () => void bet(), { class: 'primary' });
  let standing = await visit.lottery();
  /** The bet that was sent last, as long as nobody knows what became of it. */
  let pending: Bet | null = null;
  let busy = false;
  let timer = 0;
  let isOver = false;

  const over = (code: string) => {
    isOver = true;
    end(code);
  };

  const say = (words: string, kind: 'taken' | 'failed' | '' = '') => {
    outcome.className = `outcome ${kind}`;
    outcome.textContent = words;
  };

  const update = () => {
    const count = picker.numbers().length;
    const cents = Math.round(Number(stakes.value()) * 100) * count;
    place.replaceChildren(texts.placeBet, ...(count > 0 ? [el('b', {}, money((cents / 100).toFixed(2)))] : []));
    place.setAttribute('aria-disabled', String(busy || count === 0 || standing.draw === null));
  };
  const stakes = createStakePicker(texts.stakeEach, game.stakes, money, () => update());
  const picker = createPicker(game, texts, () => queueMicrotask(update));

  const show = (answer: LotteryAnswer) => {
    standing = answer;
    header.setBalance(answer.balance);
    draw.show(answer);
    tickets.show(answer.tickets);
    update();
    const isWaiting = answer.tickets.some(({ state }) => state === 'waiting');
    clearTimeout(timer);
    timer = window.setTimeout(refresh, isWaiting ? WAITING_MS : IDLE_MS);
  };

  const refresh = async () => {
    if (isOver) return;
    try {
      show(await visit.lottery());
    } catch (error) {
      const words = wordsFor(error, texts, over);
      if (words === null) return;
      say(words, 'failed');
      timer = window.setTimeout(refresh, WAITING_MS);
    }
  };

  const bet = async () => {
    const open = standing.draw;
    if (busy || !open || picker.numbers().length === 0) return;
    busy = true;
    update();
    const asked = { numero: open.numero, digits: picker.digits(), numbers: picker.numbers(), each: stakes.value() };
    // Pressed again after a lost answer, it is the same bet.
    if (!pending || !isSame(pending, asked)) pending = { key: newKey(), ...asked };
    try {
      const answer = await visit.bet(pending);
      pending = null;
      busy = false;
      picker.clear();
      say(texts.placed, 'taken');
      show(answer);
    } catch (error) {
      busy = false;
      if (!isUnsure(error)) pending = null;
      const words = wordsFor(error, texts, over);
      if (words === null) return;
      say(words, 'failed');
      update();
    }
  };

  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) void refresh();
  });
  root.replaceChildren(
    header.root,
    draw.root,
    el('section', { class: 'card' }, picker.root, stakes.root),
    outcome,
    tickets.root,
    el('footer', {}, place),
  );
  show(standing);
}

const isSame = ({ key: _, ...before }: Bet, asked: Omit<Bet, 'key'>) =>
  JSON.stringify(before) === JSON.stringify(asked);
