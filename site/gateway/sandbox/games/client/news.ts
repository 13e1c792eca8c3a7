/**
 * Messages next to the bet button: waiting tickets, the result of their draw, and the reason for a rejected bet. They
 * are derived from the member's tickets, so that the message about waiting tickets disappears after the draw.
 */
import { formatRemaining } from 'lobbykit/domain';
import type { Ticket } from '../responses.ts';
import { serverNow } from './api.ts';
import { announceWaiting } from './appearance.ts';
import { ticketBalls } from './balls.ts';
import { el } from './dom.ts';
import { TICK_MS } from './draw.ts';
import type { Texts } from './texts/en.ts';

export interface News {
  readonly root: HTMLElement;
  show(tickets: readonly Ticket[]): void;
  /** Shows why a request has failed, until the next bet; '' removes the text. */
  fail(text: string): void;
  /** Removes earlier results when a bet on this draw is sent. */
  start(numero: string): void;
}

/**
 * Creates the messages.
 * @param onSeen called with the number of a draw when its result is shown for the first time
 */
export function createNews(texts: Texts, money: (amount: string) => string, onSeen: (numero: string) => void): News {
  const failed = el('p', { class: 'news failed', role: 'alert' });
  const result = el('div', { class: 'news', role: 'status' });
  const waiting = el('div', { class: 'news waiting', role: 'status' });
  const time = el('p', { class: 'muted', role: 'timer', 'aria-live': 'off' });
  /** Numbers of the draws whose tickets were shown as waiting. */
  const awaited = new Set<string>();
  /** Waiting ticket whose draw is the next one; null if none waits. */
  let next: Ticket | null = null;

  const tick = () => {
    if (!next) return;
    const left = next.drawAt - serverNow();
    time.textContent = left > 0 ? texts.drawIn(next.numero, formatRemaining(left)) : texts.drawing(next.numero);
  };
  setInterval(tick, TICK_MS);

  const showWaiting = (tickets: readonly Ticket[]) => {
    const before = next;
    next = tickets.reduce<Ticket | null>((first, one) => (first && first.drawAt <= one.drawAt ? first : one), null);
    waiting.hidden = next === null;
    if (next === null) return;
    const drawTickets = tickets.filter(({ numero }) => numero === next?.numero);
    tick();
    // An unchanged message is not replaced, because screen readers would read it again.
    if (before?.numero === next.numero && waiting.querySelectorAll('.ball').length === countOf(drawTickets)) return;
    waiting.replaceChildren(el('b', {}, texts.placed), ticketBalls(drawTickets, texts), time);
  };

  const showResult = (numero: string, tickets: readonly Ticket[]) => {
    const cents = tickets.reduce((sum, { win }) => sum + Math.round(Number(win) * 100), 0);
    const amount = money((cents / 100).toFixed(2));
    const { state = 'lost', special = '' } = tickets.find(one => one.state !== 'lost') ?? tickets[0] ?? {};
    const stateTexts = { won: texts.youWin(amount), refunded: texts.stakeBack(amount), lost: texts.noWin, waiting: '' };
    result.className = `news ${state}`;
    result.replaceChildren(
      el('b', {}, stateTexts[state]),
      ticketBalls(tickets, texts),
      el(
        'p',
        { class: 'muted' },
        [`${texts.draw} ${numero}`, special && `${texts.result} ${special}`].filter(Boolean).join(' · '),
      ),
    );
    result.hidden = false;
    onSeen(numero);
  };

  for (const line of [failed, result, waiting]) line.hidden = true;

  return {
    root: el('div', { class: 'all-news' }, failed, result, waiting),
    show(tickets) {
      const open = tickets.filter(({ state }) => state === 'waiting');
      const settled = tickets.filter(({ state, numero }) => state !== 'waiting' && awaited.has(numero));
      const latest = settled[0];
      for (const { numero } of settled) awaited.delete(numero);
      for (const { numero, drawAt } of open) {
        awaited.add(numero);
        announceWaiting(drawAt);
      }
      if (latest)
        showResult(
          latest.numero,
          settled.filter(({ numero }) => numero === latest.numero),
        );
      showWaiting(open);
    },
    fail(text) {
      failed.textContent = text;
      failed.hidden = text === '';
    },
    start(numero) {
      failed.hidden = true;
      result.hidden = true;
      awaited.add(numero);
    },
  };
}

const countOf = (tickets: readonly Ticket[]) => new Set(tickets.flatMap(({ numbers }) => numbers)).size;
