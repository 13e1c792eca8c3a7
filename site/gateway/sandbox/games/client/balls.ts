/** Numbers of lottery tickets as balls, with winning numbers marked. */
import type { Ticket } from '../responses.ts';
import { el, icon } from './dom.ts';
import type { Texts } from './texts/en.ts';

/**
 * Returns a ball for each different number in the tickets of a draw. The ball of a winning number is gold, has a check
 * mark, and has a label for screen readers.
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
