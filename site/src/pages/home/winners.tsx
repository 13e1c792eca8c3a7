import { WinnerBoard } from 'lobbykit/react';
import { SectionBoundary } from '../../parts/section-boundary.tsx';
import { useNear } from '../../parts/use-near.ts';

/** The latest wins (HOME-21), asked for when they are about to be seen. */
export function Winners() {
  const [ref, near] = useNear<HTMLDivElement>();
  return (
    <div ref={ref} className={near ? 'winners' : 'winners winners-wait'}>
      <SectionBoundary>{near && <WinnerBoard />}</SectionBoundary>
    </div>
  );
}
