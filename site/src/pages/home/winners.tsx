import { SectionBoundary } from '../../parts/section-boundary.tsx';
import { useLate } from '../../parts/use-late.ts';
import { useNear } from '../../parts/use-near.ts';

/** The place of the latest wins (HOME-21): code and question come when they are about to be seen. */
export function Winners() {
  const [ref, near] = useNear<HTMLDivElement>();
  return (
    <div ref={ref}>
      <SectionBoundary>{near ? <LateWins /> : <Waiting />}</SectionBoundary>
    </div>
  );
}

const loadWins = async () => (await import('./latest-wins.tsx')).LatestWins;

function LateWins() {
  const Wins = useLate(loadWins);
  return Wins ? <Wins /> : <Waiting />;
}

/** The room that the board will take. */
const Waiting = () => <div className="winners winners-wait" />;
