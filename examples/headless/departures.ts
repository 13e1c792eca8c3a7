import { createLotteryBoard, type Lobby } from 'lobbykit';
import type { Lottery } from 'lobbykit/domain';
import { make } from './dom.ts';

interface Row {
  readonly element: HTMLElement;
  update(lottery: Lottery): void;
  stop(): void;
}

/** Shows the next draws in the style of a departure board. */
export function showDepartures(lobby: Lobby): void {
  const { $state, actions } = createLotteryBoard(lobby, { limit: 7 });
  const place = document.querySelector('#departures');
  /** Table rows by lottery. A row is reused while its lottery is listed, so that its countdown continues. */
  const rows = new Map<string, Row>();

  // The model sends requests only while it has a listener.
  $state.subscribe(({ status, lotteries }) => {
    if (!place || status === 'loading') return;
    place.removeAttribute('aria-busy');
    if (status !== 'ready') {
      const again = make('button', { type: 'button', textContent: 'Ask again' });
      again.addEventListener('click', () => void actions.retry());
      place.replaceChildren(make('p', { textContent: 'No departures are known.' }), again);
      return;
    }
    for (const [id, row] of rows) {
      if (lotteries.some(lottery => lottery.id === id)) continue;
      row.stop();
      rows.delete(id);
    }
    place.replaceChildren(
      ...lotteries.map(lottery => {
        const row = rows.get(lottery.id) ?? createRow(lobby);
        rows.set(lottery.id, row);
        row.update(lottery);
        return row.element;
      }),
    );
  });
}

function createRow({ clock }: Lobby): Row {
  const name = make('span', { className: 'hall-name' });
  const last = make('span', { className: 'hall-last' });
  const time = make('span', { className: 'hall-time', role: 'timer' });
  const element = make('div', { className: 'hall-row' }, name, last, time);
  let stop = () => {};
  return {
    element,
    update(lottery) {
      name.textContent = lottery.name;
      const special = lottery.previousNumbers.split('~')[0] ?? '';
      const flaps = [...special].map(char => make('b', { textContent: char }));
      const hiddenLabel = make('span', { className: 'hall-hidden', textContent: `last special prize ${special}` });
      last.replaceChildren(hiddenLabel, make('span', { ariaHidden: 'true' }, ...flaps));
      // Updates the countdown of each row by the server time; all rows share one timer of the kit.
      stop();
      stop = clock.watch(lottery, ({ text, near }) => {
        time.textContent = text;
        element.toggleAttribute('data-boarding', near);
      });
    },
    stop: () => stop(),
  };
}
