/** Short list of games as tiles of the kit's grid, with launch and favorite buttons (FAV-01). */
import { useStore } from '@nanostores/react';
import { type Game, launchOf } from 'lobbykit/domain';
import { createHotTags, GameRows, GameRowsLoading, partsWith } from 'lobbykit/parts';
import { useLobby, useText } from 'lobbykit/react';
import { useMemo } from 'react';
import { useTextBundle } from '../../shared/i18n/use-text-bundle.ts';
import { useErrorToast } from '../../shared/overlays/use-error-toast.ts';

export interface GameTilesProps {
  /** Accessible name of the list. */
  readonly label: string;
  /** Undefined while loading. */
  readonly games: readonly Game[] | undefined;
  /** Text for screen readers while the games load. */
  readonly loading: string;
  /**
   * Number of columns.
   * @default as many as fit
   */
  readonly columns?: number;
  /**
   * Number of placeholder rows while the games load.
   * @default 2
   */
  readonly rows?: number;
}

const part = partsWith();
const NONE: ReadonlySet<string> = new Set();

export function GameTiles({ label, games, loading, columns, rows = 2 }: GameTilesProps) {
  const lobby = useLobby();
  const text = useText();
  const showError = useErrorToast();
  const textsLoaded = useTextBundle('games');
  const favorites = useStore(lobby.$favorites).data ?? NONE;
  const hotTags = useStore(useMemo(() => createHotTags(lobby), [lobby]));
  const context = useMemo(
    () => ({ text, part, base: lobby.config.gateway, query: '', favorites, hotTags }),
    [text, lobby, favorites, hotTags],
  );
  if (!games || !textsLoaded) return <GameRowsLoading label={loading} columns={columns} rows={rows} />;
  return (
    <GameRows
      label={label}
      games={games}
      hasMore={false}
      columns={columns}
      context={context}
      busy={false}
      about={null}
      onOpen={game => void lobby.launch(launchOf(game)).catch(showError)}
      onFavorite={game => void lobby.toggleGameFavorite(game).catch(showError)}
      onEnd={noop}
    />
  );
}

const noop = () => {};
