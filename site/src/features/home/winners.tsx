import { SectionBoundary } from '../../shared/loading/section-boundary.tsx';
import { useInViewport } from '../../shared/loading/use-in-viewport.ts';
import { useLazy } from '../../shared/loading/use-lazy.ts';

/** The place of the latest wins (HOME-21): code and question come when they are about to be seen. */
export function Winners() {
  const [ref, near] = useInViewport<HTMLDivElement>();
  return (
    <div ref={ref}>
      <SectionBoundary>{near ? <LazyWins /> : <Waiting />}</SectionBoundary>
    </div>
  );
}

const loadWins = async () => (await import('./latest-wins.tsx')).LatestWins;

function LazyWins() {
  const Wins = useLazy(loadWins);
  return Wins ? <Wins /> : <Waiting />;
}

/** The room that the board will take. */
const Waiting = () => <div className="winners winners-wait" />;
