import { WinnerBoard } from 'lobbykit/react';

/** The latest wins (HOME-21); without one the board is not there, and takes no room. */
export const LatestWins = () => (
  <div className="winners">
    <WinnerBoard />
  </div>
);
