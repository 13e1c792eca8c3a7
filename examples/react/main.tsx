import { createLobby } from 'lobbykit';
import { LobbyProvider, LotteryBoard } from 'lobbykit/react';
import 'lobbykit/styles.css';
import { useState } from 'react';
import { OwnView } from './own-view.tsx';

export const lobby = createLobby({ gateway: location.origin, merchant: 'demo', language: 'EN' });

export function App() {
  const [asked, setAsked] = useState('');
  return (
    <LobbyProvider lobby={lobby}>
      <section className="part" aria-labelledby="own-title">
        <h2 id="own-title">A view of our own</h2>
        <OwnView />
      </section>
      <section className="part" aria-labelledby="board-title">
        <h2 id="board-title">The kit’s board</h2>
        <LotteryBoard
          tab="hot"
          onLoginRequest={event => {
            event.preventDefault();
            setAsked(`The board asks for a log-in, because of: ${event.detail.reason}.`);
          }}
        />
        <p className="log" role="status">
          {asked}
        </p>
      </section>
    </LobbyProvider>
  );
}
