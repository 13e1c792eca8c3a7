/** A few hot games, and the way to all of them. */
import { useStore } from '@nanostores/react';
import { commonStore, errorText } from 'lobbykit';
import { shownOf } from 'lobbykit/domain';
import { Empty } from 'lobbykit/parts';
import { useLobby, useText } from 'lobbykit/react';
import { useMemo } from 'react';
import { Link } from 'wouter';
import { usePageText } from '../../i18n/page-text.ts';
import { GameTiles } from '../../parts/game-tiles.tsx';
import { Icon } from '../../parts/icon.tsx';
import { kindPath } from '../../rules/kinds.ts';

export function HotGames() {
  const lobby = useLobby();
  const text = usePageText();
  const kitText = useText();
  const common = commonStore(lobby);
  const { data, error } = useStore(common.$hotGames);
  const games = useMemo(() => data && shownOf(data, false), [data]);
  if (games?.length === 0) return null;
  return (
    <section className="hot-games" aria-labelledby="hot-games">
      <div className="section-head">
        <h2 id="hot-games" className="section-title">
          {text('home.hot')}
        </h2>
        <Link href={kindPath('HOT')} className="section-more">
          {text('home.all')}
          <Icon name="chevron-right" size={16} />
        </Link>
      </div>
      {error && !games ? (
        <Empty
          scene={error.kind === 'offline' ? 'offline' : 'error'}
          title={text('home.hotFailed')}
          words={errorText(error, kitText)}
          action={text('failed.retry')}
          onAction={() => void common.refresh('hotGames')}
        />
      ) : (
        <GameTiles label={text('home.hot')} games={games} loading={text('home.hotLoading')} />
      )}
    </section>
  );
}
