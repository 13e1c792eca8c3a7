/** Loading state of the grid: placeholders with the size of the tiles. */

import { times } from '../../protocol/times.ts';
import { type CSSProperties, useLayoutEffect, useRef, useState } from '../../ui/dialect.ts';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { columnsIn } from './tiles/tile-grid.ts';

export interface GridLoadingProps {
  /** Accessible name; undefined until the texts have loaded. */
  readonly label?: string;
  readonly columns?: number;
  /** Number of rows; default and maximum 4. */
  readonly rows?: number;
}

const ROWS = ['a', 'b', 'c', 'd'];

export function GridLoading({ label, columns: fixedColumns, rows }: GridLoadingProps) {
  const box = useRef<HTMLDivElement>(null);
  const [fitting, setFitting] = useState(3);
  const columns = fixedColumns ?? fitting;
  // Before the first paint, so that the placeholders have as many columns as the games will have.
  useLayoutEffect(() => {
    if (box.current) setFitting(columnsIn(box.current));
  }, []);
  return (
    <div ref={box} className="lk-game-wait lk-pulse" role="status" aria-label={label}>
      {ROWS.slice(0, rows).map(row => (
        <div key={row} className="lk-game-wait-row" style={{ '--lk-columns': columns } as CSSProperties}>
          {times(columns, column => (
            // biome-ignore lint/suspicious/noArrayIndexKey: all placeholders are alike
            <div key={column}>
              <span className="lk-art" />
              <Skeleton width="70%" height={12} />
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

const ITEMS = ['a', 'b', 'c', 'd', 'e'];

/** Placeholders for the vendor strip until the vendors have loaded. */
export const VendorsLoading = () => (
  <div className="lk-vendors lk-pulse" aria-hidden="true">
    {ITEMS.map(item => (
      <span key={item} className="lk-vendor-item lk-skeleton" />
    ))}
  </div>
);
