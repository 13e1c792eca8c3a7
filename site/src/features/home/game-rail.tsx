/** Games in one row that scrolls sideways: a whole page of them in the height of one. */
import type { Game } from 'lobbykit/domain';
import { type CSSProperties, type FocusEvent, useState } from 'react';
import { GameTiles } from '../games/game-tiles.tsx';

export interface GameRailProps {
  /** Name of the row for screen readers. */
  readonly label: string;
  /** Undefined while they are on their way. */
  readonly games: readonly Game[] | undefined;
  /** Said while they are on their way. */
  readonly loading: string;
}

/** Tiles that fill the widest column, and one more. */
const SEEN = 5;

/** Tiles beyond those that are seen are made when the row is first touched. */
export function GameRail({ label, games, loading }: GameRailProps) {
  const [touched, setTouched] = useState(false);
  const shown = touched ? games : games?.slice(0, SEEN);
  const columns = shown?.length ?? SEEN;
  const touch = () => setTouched(true);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only hears that somebody comes to the tiles, which are buttons
    <div className="rail" data-swipe="" onScroll={touch} onPointerEnter={touch} onFocus={reveal(touch)}>
      <div className="rail-track" style={{ '--rail-tiles': columns } as CSSProperties}>
        <GameTiles label={label} games={shown} loading={loading} columns={columns} rows={1} />
      </div>
    </div>
  );
}

/** The keys of the row know up and down; sideways the row follows the focus. */
const reveal = (touch: () => void) => (event: FocusEvent<HTMLElement>) => {
  touch();
  if (event.target.matches(':focus-visible')) event.target.scrollIntoView({ block: 'nearest', inline: 'nearest' });
};
