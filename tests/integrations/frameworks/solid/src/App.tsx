import type { LobbyLoginModal } from 'lobbykit/elements';

export function App() {
  let login: LobbyLoginModal | undefined;
  return (
    <>
      <button type="button" onClick={() => login?.show()}>
        Log in
      </button>
      <lobby-lottery-board
        layout="rows"
        limit="4"
        prize-mode="Lott"
        no-history
        on:lobby-draw={event => event.detail.numero.length}
      />
      <lobby-winner-board limit={5} still={true} />
      <lobby-login-modal ref={login} on:lobby-login={event => event.detail.session.userName} />
    </>
  );
}
