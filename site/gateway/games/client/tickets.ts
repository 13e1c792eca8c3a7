/** The member's own tickets of this lottery, newest first. */
import type { Ticket } from '../answers.ts';
import { el } from './dom.ts';
import type { Texts } from './texts.ts';

export interface TicketList {
  readonly root: HTMLElement;
  show(tickets: readonly Ticket[]): void;
}

export function createTicketList(texts: Texts, money: (amount: string) => string): TicketList {
  const list = el('div', {});
  const news = el('p', { class: 'hidden', role: 'status' });
  /** Tickets that were waiting when they were last shown. */
  let waiting: ReadonlySet<string> = new Set();

  const amountOf = ({ state, stake, win }: Ticket) =>
    state === 'won' || state === 'refunded'
      ? el('b', { class: 'amount plus' }, `+${money(win)}`)
      : el('span', { class: 'muted' }, `${texts.stake} ${money(stake)}`);

  const row = (ticket: Ticket) => {
    const { numero, numbers, state, special } = ticket;
    const isRight = (number: string) => special !== '' && special.endsWith(number);
    const balls = numbers.map(number => el('span', { class: isRight(number) ? 'ball gold' : 'ball' }, number));
    const result = special === '' ? [] : [el('span', { class: 'muted' }, `${texts.result} ${special}`)];
    return el(
      'li',
      { class: `ticket ${state}` },
      el(
        'div',
        { class: 'line' },
        el('span', { class: 'muted' }, numero),
        el('span', { class: 'state' }, texts.states[state]),
      ),
      el('div', { class: 'balls' }, ...balls),
      el('div', { class: 'line' }, el('span', {}, ...result), amountOf(ticket)),
    );
  };

  return {
    root: el('section', { class: 'card tickets' }, el('h2', {}, texts.tickets), list, news),
    show(tickets) {
      const settled = tickets.filter(({ id, state }) => waiting.has(id) && state !== 'waiting');
      // Said only when a draw brought it.
      if (settled.length > 0) {
        news.textContent = settled
          .map(
            ({ numero, state, win }) => `${numero}: ${texts.states[state]}${state === 'won' ? ` ${money(win)}` : ''}`,
          )
          .join('. ');
      }
      waiting = new Set(tickets.filter(({ state }) => state === 'waiting').map(({ id }) => id));
      list.replaceChildren(
        tickets.length === 0 ? el('p', { class: 'muted' }, texts.noTickets) : el('ul', {}, ...tickets.map(row)),
      );
    },
  };
}
