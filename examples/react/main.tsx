import { createLobby } from 'lobbykit';
import { GameGrid, LobbyProvider, LoginModal, LotteryBoard, WinnerBoard } from 'lobbykit/react';
import 'lobbykit/styles.css';
import { useState } from 'react';
import { OwnView } from './own-view.tsx';

export const lobby = createLobby({ gateway: location.origin, merchant: 'demo', language: 'EN' });

export function App() {
  const [news, setNews] = useState('');
  return (
    <LobbyProvider lobby={lobby}>
      <section className="part" aria-labelledby="own-title">
        <h2 id="own-title">A view of our own</h2>
        <OwnView />
      </section>
      <section className="part" aria-labelledby="board-title">
        <h2 id="board-title">The kit’s board</h2>
        <LotteryBoard tab="hot" />
        <LoginModal onLogin={event => setNews(`Logged in as ${event.detail.session.userName}.`)} />
        <p className="log" role="status">
          {news}
        </p>
      </section>
      <section className="part" aria-labelledby="more-title">
        <h2 id="more-title">Winners and games</h2>
        <WinnerBoard limit={5} className="beside" />
        <GameGrid gameType="LIVE" vendor="LOTUS" />
      </section>
    </LobbyProvider>
  );
}
