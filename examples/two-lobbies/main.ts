import { createLobby, type Lobby } from 'lobbykit';
import 'lobbykit/elements/login-modal';
import 'lobbykit/elements/lottery-board';
import 'lobbykit/elements/winner-board';

const common = { gateway: location.origin, merchant: 'demo', languages: ['EN', 'VI'] };

/** Creates the lobbies of both houses and connects their login buttons. */
export function openHouses(): void {
  // Lobbies with different names have separate sessions and storage.
  furnish(createLobby({ ...common, name: 'harbour', language: 'EN', theme: 'light' }), {
    in: 'Log in',
    out: 'Log out',
    visitor: 'Nobody is logged in',
    member: 'Logged in as',
  });
  furnish(createLobby({ ...common, name: 'ben-thanh', language: 'VI', theme: 'dark' }), {
    in: 'Đăng nhập',
    out: 'Đăng xuất',
    visitor: 'Chưa có ai đăng nhập',
    member: 'Xin chào',
  });
}

/**
 * Connects the login button of a house: it opens the house's login modal and shows the name of the logged-in member.
 */
function furnish(lobby: Lobby, texts: { in: string; out: string; visitor: string; member: string }) {
  const merchant = document.querySelector(`[data-house="${lobby.name}"]`);
  const button = merchant?.querySelector<HTMLButtonElement>('.door');
  const greeting = merchant?.querySelector('.who');
  const modal = merchant?.querySelector('lobby-login-modal');
  if (!button || !greeting || !modal) return;

  button.addEventListener('click', () => {
    if (lobby.$session.get()) void lobby.logout();
    else modal.show();
  });
  lobby.$session.subscribe(session => {
    button.textContent = session ? texts.out : texts.in;
    greeting.textContent = session ? `${texts.member} ${session.userName}` : texts.visitor;
  });
}
