/** The numbers of tickets as balls, the right ones marked. */
import type { Ticket } from '../answers.ts';
import { el, icon } from './dom.ts';
import type { Texts } from './texts/en.ts';

/** Each number once, of tickets of one draw. A right one is gold, with a tick, and named as right to screen readers. */
export function ticketBalls(tickets: readonly Ticket[], texts: Texts): HTMLElement {
  const special = tickets[0]?.special ?? '';
  const numbers = new Set(tickets.flatMap(ticket => ticket.numbers));
  const balls = [...numbers].map(number =>
    special !== '' && special.endsWith(number)
      ? el(
          'span',
          { class: 'ball gold' },
          icon('check', 14),
          number,
          el('span', { class: 'hidden' }, ` ${texts.right}`),
        )
      : el('span', { class: special === '' ? 'ball' : 'ball missed' }, number),
  );
  return el('div', { class: 'balls' }, ...balls);
}
