import { WinnerBoard } from 'lobbykit/react';

/** Board of the latest wins (HOME-21); renders nothing without wins. */
export const LatestWins = () => (
  <div className="winners">
    <WinnerBoard />
  </div>
);
