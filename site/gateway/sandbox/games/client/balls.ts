/** Ticket numbers as balls, with winning ones marked. */
import type { Ticket } from '../responses.ts';
import { el, icon } from './dom.ts';
import type { Texts } from './texts/en.ts';

/**
 * Shows each number of a draw's tickets exactly once. A winning number is gold, has a check mark and is labeled for
 * screen readers.
 */
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
