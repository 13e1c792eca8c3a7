/** List of the member's tickets of the shown lottery, newest first. */
import type { Ticket } from '../responses.ts';
import { ticketBalls } from './balls.ts';
import { el } from './dom.ts';
import type { Texts } from './texts/en.ts';

export interface TicketList {
  readonly root: HTMLElement;
  show(tickets: readonly Ticket[]): void;
}

export function createTicketList(texts: Texts, money: (amount: string) => string): TicketList {
  const list = el('div', {});

  const amountOf = ({ state, stake, win }: Ticket) =>
    state === 'won' || state === 'refunded'
      ? el('b', { class: 'amount plus' }, `+${money(win)}`)
      : el('span', { class: 'muted' }, `${texts.stake} ${money(stake)}`);

  const row = (ticket: Ticket) => {
    const { numero, state, special } = ticket;
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
      ticketBalls([ticket], texts),
      el('div', { class: 'line' }, el('span', {}, ...result), amountOf(ticket)),
    );
  };

  return {
    root: el('section', { class: 'card tickets' }, el('h2', {}, texts.tickets), list),
    show(tickets) {
      list.replaceChildren(
        tickets.length === 0 ? el('p', { class: 'muted' }, texts.noTickets) : el('ul', {}, ...tickets.map(row)),
      );
    },
  };
}
