/** The games of the lottery vendor with a list of its own, where the server has it (LOTT-04, LOTT-05). */
import { useStore } from '@nanostores/react';
import { errorText } from 'lobbykit';
import { Empty } from 'lobbykit/parts';
import { useLobby, useText } from 'lobbykit/react';
import { useMemo } from 'react';
import { usePageText } from '../../shared/i18n/page-text.ts';
import { GameTiles } from '../games/game-tiles.tsx';
import { createLotteryVendor } from './vendor-games-model.ts';

export function VendorGames() {
  const lobby = useLobby();
  const text = usePageText();
  const kitText = useText();
  const list = useMemo(() => createLotteryVendor(lobby), [lobby]);
  const { vendor, games, error } = useStore(list.$state);
  if (!vendor || games?.length === 0) return null;
  return (
    <section className="lottery-part lottery-vendor" aria-labelledby="lottery-vendor">
      <h2 id="lottery-vendor" className="section-title">
        {vendor.name}
      </h2>
      {error ? (
        <Empty
          scene={error.kind === 'offline' ? 'offline' : 'error'}
          title={text('center.failed')}
          texts={errorText(error, kitText)}
          action={text('failed.retry')}
          onAction={list.retry}
        />
      ) : (
        <GameTiles label={vendor.name} games={games} loading={text('center.loading')} />
      )}
    </section>
  );
}
