import { createLobby, type Lobby } from 'lobbykit';
import 'lobbykit/elements/login-modal';
import 'lobbykit/elements/lottery-board';
import 'lobbykit/elements/winner-board';

const common = { gateway: location.origin, merchant: 'demo', languages: ['EN', 'VI'] };

/** Opens both houses. */
export function openHouses(): void {
  // Two names create two lobbies with separate storage.
  furnish(createLobby({ ...common, name: 'harbour', language: 'EN', theme: 'light' }), {
    in: 'Log in',
    out: 'Log out',
    nobody: 'Nobody is logged in',
    somebody: 'Logged in as',
  });
  furnish(createLobby({ ...common, name: 'ben-thanh', language: 'VI', theme: 'dark' }), {
    in: 'Đăng nhập',
    out: 'Đăng xuất',
    nobody: 'Chưa có ai đăng nhập',
    somebody: 'Xin chào',
  });
}

/** Login button of the page for a house: opens its modal and shows the logged-in member. */
function furnish(lobby: Lobby, texts: { in: string; out: string; nobody: string; somebody: string }) {
  const house = document.querySelector(`[data-house="${lobby.name}"]`);
  const door = house?.querySelector<HTMLButtonElement>('.door');
  const greeting = house?.querySelector('.who');
  const modal = house?.querySelector('lobby-login-modal');
  if (!door || !greeting || !modal) return;

  door.addEventListener('click', () => {
    if (lobby.$session.get()) void lobby.logout();
    else modal.show();
  });
  lobby.$session.subscribe(session => {
    door.textContent = session ? texts.out : texts.in;
    greeting.textContent = session ? `${texts.somebody} ${session.userName}` : texts.nobody;
  });
}
