/** Game center of one category: vendors and first games (CENTER-03..07). */
import { useStore } from '@nanostores/react';
import { errorText } from 'lobbykit';
import { Button, Empty } from 'lobbykit/parts';
import { useLobby, useText } from 'lobbykit/react';
import { useMemo } from 'react';
import { useLocation, useSearch } from 'wouter';
import { usePageText } from '../../shared/i18n/page-text.ts';
import { centerKind } from '../../shared/layout/game-type-from-path.ts';
import { SectionBoundary } from '../../shared/loading/section-boundary.tsx';
import { createGameCenter } from './center-model.ts';
import { GameTiles } from './game-tiles.tsx';
import { useOpenVendor } from './use-open-vendor.ts';
import { VendorTiles } from './vendor-tiles.tsx';

export function GameCenterPage() {
  const [path] = useLocation();
  const kind = centerKind(path, useSearch());
  return (
    <SectionBoundary>
      <Center key={kind} kind={kind} />
    </SectionBoundary>
  );
}

function Center({ kind }: { kind: string }) {
  const lobby = useLobby();
  const text = usePageText();
  const kitText = useText();
  const center = useMemo(() => createGameCenter(lobby, kind), [lobby, kind]);
  const open = useOpenVendor(center);
  const { vendors, games } = useStore(center.$state);
  const error = vendors.error ?? games.error;

  return (
    <div className="center">
      {error && (
        <Empty
          scene={error.kind === 'offline' ? 'offline' : 'error'}
          title={text('center.failed')}
          description={errorText(error, kitText)}
          action={text('failed.retry')}
          onAction={center.retry}
        />
      )}
      {vendors.shown?.length === 0 && (
        <Empty scene="none" title={text('center.none')} description={text('center.noneText')} />
      )}
      {!vendors.error && vendors.shown?.length !== 0 && (
        <section className="center-part" aria-labelledby="center-vendors">
          <h2 id="center-vendors" className="section-title">
            {text('center.vendors')}
          </h2>
          <VendorTiles vendors={vendors.shown} onOpen={vendor => void open(vendor)} />
          {vendors.more && (
            <Button variant="line" className="center-more" onClick={() => center.showAll('vendors')}>
              {text('center.moreVendors')}
            </Button>
          )}
        </section>
      )}
      {/* The games render after the vendors above them, because the unknown number of vendors would shift them. */}
      {(vendors.shown || vendors.error) && !games.error && games.shown?.length !== 0 && (
        <section className="center-part" aria-labelledby="center-games">
          <h2 id="center-games" className="section-title">
            {text('center.games')}
          </h2>
          <GameTiles label={text('center.games')} games={games.shown} loading={text('center.loading')} />
          {games.more && (
            <Button variant="line" className="center-more" onClick={() => center.showAll('games')}>
              {text('center.moreGames')}
            </Button>
          )}
        </section>
      )}
    </div>
  );
}
