import { createLobby } from 'lobbykit';
import 'lobbykit/elements/game-grid';
import 'lobbykit/elements/login-modal';
import 'lobbykit/elements/lottery-board';
import 'lobbykit/elements/service-widget';

export const lobby = createLobby({ gateway: location.origin, merchant: 'demo', language: 'EN' });

const board = document.querySelector('lobby-lottery-board');
const buttons = document.querySelectorAll<HTMLButtonElement>('.choices > button');
const log = document.querySelector('.log');

const choose = (layout: string) => {
  board?.setAttribute('layout', layout);
  for (const button of buttons) button.ariaPressed = String(button.value === layout);
};
for (const button of buttons) button.addEventListener('click', () => choose(button.value));
choose('cards');

// The page handles the request instead of the kit: `preventDefault` cancels the default action. The event bubbles from
// both lists.
document.addEventListener('lobby-launch-request', event => {
  event.preventDefault();
  if (log) log.textContent = `Asked to start: ${event.detail.game.name}.`;
});
// A favorite without a session requests a login. The modal of the page opens and emits `lobby-login` on success.
document.querySelector('lobby-login-modal')?.addEventListener('lobby-login', event => {
  if (log) log.textContent = `Logged in as ${event.detail.session.userName}.`;
});
