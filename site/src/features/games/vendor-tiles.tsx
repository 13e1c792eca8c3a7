import type { Vendor } from 'lobbykit/domain';
import { Image, Skeleton } from 'lobbykit/parts';
import { useLobby } from 'lobbykit/react';

export interface VendorTilesProps {
  /** Undefined while loading. */
  readonly vendors: readonly Vendor[] | undefined;
  readonly onOpen: (vendor: Vendor) => void;
}

const PLACES = ['a', 'b', 'c', 'd'];

/** Vendors of a category as tiles in two columns. */
export function VendorTiles({ vendors, onOpen }: VendorTilesProps) {
  const { gateway } = useLobby().config;
  return (
    <div className="vendor-tiles">
      {vendors
        ? vendors.map(vendor => (
            <button key={vendor.id} type="button" className="card vendor-tile" onClick={() => onOpen(vendor)}>
              <Image src={vendor.icon} base={gateway} className="vendor-icon" />
              <span>{vendor.name}</span>
            </button>
          ))
        : PLACES.map(place => (
            <div key={place} className="card vendor-tile">
              <Skeleton width={40} height={40} />
              <Skeleton width="50%" height={14} />
            </div>
          ))}
    </div>
  );
}
