import { WinnerBoard } from 'lobbykit/react';

/** Latest wins (HOME-21); without wins, the board is hidden and has no height. */
export const LatestWins = () => (
  <div className="winners">
    <WinnerBoard />
  </div>
);
