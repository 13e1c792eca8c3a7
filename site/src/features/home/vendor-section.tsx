/** A category that is chosen by vendor: sports, cockfights (HOME-17). */
import type { Vendor } from 'lobbykit/domain';
import { useLobby } from 'lobbykit/react';
import { useMemo } from 'react';
import { createGameCenter } from '../games/center-model.ts';
import { shownOf } from '../games/collapsed-list.ts';
import { useOpenVendor } from '../games/use-open-vendor.ts';
import { VendorTiles } from '../games/vendor-tiles.tsx';
import { Section } from './section.tsx';

export function VendorSection({ kind, vendors }: { kind: string; vendors: readonly Vendor[] }) {
  const lobby = useLobby();
  const center = useMemo(() => createGameCenter(lobby, kind), [lobby, kind]);
  const open = useOpenVendor(center);

  return (
    <Section kind={kind}>
      {() => <VendorTiles vendors={shownOf(vendors, false)} onOpen={vendor => void open(vendor)} />}
    </Section>
  );
}
