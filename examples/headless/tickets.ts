import { createGameGrid, type Lobby } from 'lobbykit';
import type { Game } from 'lobbykit/domain';
import { make } from './dom.ts';

const TABS = { all: 'All', hot: 'Popular' } as const;

/** Shows games in the style of tickets, with tabs, vendors, and a button that loads more games. */
export function showTickets(lobby: Lobby): void {
  const { $state, actions } = createGameGrid(lobby, { gameType: 'RNG', pageSize: 12 });
  const tickets = document.querySelector('#tickets');
  const vendor = document.querySelector<HTMLSelectElement>('#vendor');
  const more = document.querySelector<HTMLButtonElement>('#more');
  const news = document.querySelector('#news');
  const counter = document.querySelector('.counter-tabs');
  if (!tickets || !vendor || !more || !news || !counter) return;

  const tabs = (Object.keys(TABS) as (keyof typeof TABS)[]).map(tab => {
    const button = make('button', { type: 'button', textContent: TABS[tab], value: tab });
    button.addEventListener('click', () => actions.selectTab(tab));
    return button;
  });
  counter.append(...tabs);
  vendor.addEventListener('change', () => actions.selectVendor(vendor.value || null));
  more.addEventListener('click', () => void actions.more());

  const ticket = (game: Game) => {
    const picture = make('img', { alt: '', loading: 'lazy' });
    if (game.image) picture.src = new URL(game.image, lobby.config.gateway).href;
    const labels = [make('strong', { textContent: game.name }), make('span', { textContent: game.vendor })];
    const button = make('button', { type: 'button', className: 'ticket' }, picture, make('span', {}, ...labels));
    // Launches directly in the click event, so that the popup blocker allows a new tab. Without a session, the lobby
    // requests a login.
    button.addEventListener('click', () => void actions.launch(game));
    return make('li', {}, button);
  };

  let shown: readonly Game[] = [];
  $state.subscribe(({ status, tab, vendors, choice, games, hasMore, updating, toast }) => {
    for (const button of tabs) button.ariaPressed = String(button.value === tab);
    if (vendor.length !== vendors.length + 1) {
      const names = vendors.map(({ id, name }) => make('option', { value: id, textContent: name }));
      vendor.replaceChildren(make('option', { value: '', textContent: 'All carriers' }), ...names);
    }
    vendor.value = choice.vendor ?? '';
    more.hidden = !hasMore;
    news.textContent = statusText(status, games.length, toast !== null);
    tickets.toggleAttribute('aria-busy', status === 'loading' || updating);
    if (games === shown) return;
    shown = games;
    tickets.replaceChildren(...games.map(ticket));
  });
}

function statusText(status: string, count: number, failed: boolean): string {
  if (failed) return 'This one does not open just now.';
  if (status === 'loading') return 'One moment …';
  if (status === 'error') return 'The tickets did not come. Choose once more.';
  return count === 0 ? 'No tickets here.' : `${count} tickets shown.`;
}
