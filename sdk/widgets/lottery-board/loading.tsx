/** Loading state of the lottery board. */

import type { Translate } from '../../lobby/types.ts';
import { times } from '../../protocol/times.ts';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';

export interface BoardLoadingProps {
  readonly text: Translate;
  readonly layout: 'cards' | 'rows';
  /**
   * Number of placeholders: the expected number of lotteries, if known. Default: six cards or twelve rows, which fill
   * the screen of a phone.
   */
  readonly count?: number;
}

/** Placeholders with the size of the cards: the same boxes with skeletons. */
export function BoardLoading({ text, layout, count = layout === 'rows' ? 12 : 6 }: BoardLoadingProps) {
  const rows = layout === 'rows';
  return (
    <div className="lk-cards lk-pulse" data-layout={layout} role="status" aria-label={text('board.loading')}>
      {times(Math.min(count, 12), place => (
        // biome-ignore lint/suspicious/noArrayIndexKey: all placeholders are alike
        <div key={place} className={rows ? 'lk-card lk-row' : 'lk-card'}>
          {rows ? <SkeletonRow /> : <SkeletonCard />}
        </div>
      ))}
    </div>
  );
}

const SkeletonHeader = ({ size }: { readonly size: number }) => (
  <>
    <Skeleton width={size} height={size} />
    <div className="lk-card-text">
      <div className="lk-name">
        <Skeleton width={140} height={16} />
      </div>
      <div className="lk-sub">
        <Skeleton width={92} height={12} />
      </div>
    </div>
  </>
);

const SkeletonRow = () => (
  <>
    <SkeletonHeader size={32} />
    <div className="lk-count">
      <Skeleton width={72} height={22} />
    </div>
    <div className="lk-heart-wait" />
  </>
);

const SkeletonCard = () => (
  <>
    <div className="lk-card-header">
      <SkeletonHeader size={40} />
      <div className="lk-heart-wait" />
    </div>
    <div className="lk-card-row">
      <div>
        <div className="lk-sub">
          <Skeleton width={92} height={12} />
        </div>
        <span className="lk-balls">
          {times(5, ball => (
            <Skeleton key={ball} width={32} height={32} round />
          ))}
        </span>
      </div>
      <div className="lk-count">
        <Skeleton width={108} height={28} />
      </div>
    </div>
    <div className="lk-levels">
      <Skeleton width="70%" height={20} />
    </div>
  </>
);
