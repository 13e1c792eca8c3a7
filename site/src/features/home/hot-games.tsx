/** The hot games of the merchant, two rows of them. */
import { useStore } from '@nanostores/react';
import { commonStore } from 'lobbykit';
import { useLobby } from 'lobbykit/react';
import { useMemo } from 'react';
import { usePageText } from '../../shared/i18n/page-text.ts';
import { shownOf } from '../games/collapsed-list.ts';
import { GameTiles } from '../games/game-tiles.tsx';
import { ListNote } from './list-note.tsx';
import { Section } from './section.tsx';

export function HotGames() {
  const lobby = useLobby();
  const text = usePageText();
  const common = commonStore(lobby);
  const { data, error } = useStore(common.$hotGames);
  const games = useMemo(() => data && shownOf(data, false), [data]);
  return (
    <Section kind="HOT">
      {() =>
        (error && !games) || games?.length === 0 ? (
          <ListNote
            size="hot"
            title={text(error ? 'home.hotFailed' : 'home.listNone')}
            error={error}
            onRetry={() => void common.refresh('hotGames')}
          />
        ) : (
          <GameTiles label={text('kind.HOT')} games={games} loading={text('home.hotLoading')} />
        )
      }
    </Section>
  );
}
