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

// The page handles the launch itself: `preventDefault` stops the kit's default action. The event bubbles from both
// lists to the document.
document.addEventListener('lobby-launch-request', event => {
  event.preventDefault();
  if (log) log.textContent = `Asked to start: ${event.detail.game.name}.`;
});
// Marking a favorite without a session requests a login, which opens the modal of the page. After a login, the modal
// emits `lobby-login`.
document.querySelector('lobby-login-modal')?.addEventListener('lobby-login', event => {
  if (log) log.textContent = `Logged in as ${event.detail.session.userName}.`;
});
