/** A category that is chosen by vendor: sports, cockfights (HOME-17). */
import { shownOf, type Vendor } from 'lobbykit/domain';
import { useLobby } from 'lobbykit/react';
import { useMemo } from 'react';
import { useLocation } from 'wouter';
import { usePageText } from '../../i18n/page-text.ts';
import { createGameCenter } from '../../models/game-center.ts';
import { useDuring } from '../../parts/use-during.ts';
import { useTell } from '../../parts/use-tell.ts';
import { VendorTiles } from '../../parts/vendor-tiles.tsx';
import { Section } from './section.tsx';

export function VendorSection({ kind, vendors }: { kind: string; vendors: readonly Vendor[] }) {
  const lobby = useLobby();
  const text = usePageText();
  const during = useDuring();
  const tell = useTell();
  const [, navigate] = useLocation();
  const center = useMemo(() => createGameCenter(lobby, kind), [lobby, kind]);

  const open = async (vendor: Vendor) => {
    try {
      const target = await during(text('center.loading'), center.openVendor(vendor));
      if ('launch' in target) await lobby.launch(target.launch);
      else navigate(`/m/${target.to}`);
    } catch (reason) {
      await tell(reason);
    }
  };
  return (
    <Section kind={kind}>
      {() => <VendorTiles vendors={shownOf(vendors, false)} onOpen={vendor => void open(vendor)} />}
    </Section>
  );
}
