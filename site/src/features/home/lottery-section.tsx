/** The lotteries of home (HOME-16): their board comes, code and all, when it is about to be seen. */
import type { ReactNode } from 'react';
import { SectionBoundary } from '../../shared/loading/section-boundary.tsx';
import { useInViewport } from '../../shared/loading/use-in-viewport.ts';
import { useLazy } from '../../shared/loading/use-lazy.ts';
import { MoreLink, SectionTitle } from './section.tsx';

export function LotterySection() {
  const [ref, near] = useInViewport<HTMLDivElement>();
  const heading = (
    <div className="section-header">
      <SectionTitle id="home-LOTT" kind="LOTT" />
      <MoreLink kind="LOTT" />
    </div>
  );
  return (
    <div ref={ref} className="home-lottery" data-kind="LOTT">
      <SectionBoundary>{near && <LazyBoard heading={heading} />}</SectionBoundary>
    </div>
  );
}

const loadBoard = async () => (await import('./hot-board.tsx')).HotBoard;

function LazyBoard({ heading }: { heading: ReactNode }) {
  const Board = useLazy(loadBoard);
  return Board ? <Board heading={heading} /> : heading;
}
