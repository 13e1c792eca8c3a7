import { LotteryBoard } from 'lobbykit/react';
import { SectionBoundary } from '../../parts/section-boundary.tsx';
import { ExamplesLink } from './examples-link.tsx';

/**
 * Home: the live board, opened on the hot lotteries so that the page stays short, and where a developer goes from here.
 */
export function Home() {
  return (
    <>
      <div className="section">
        <SectionBoundary>
          <LotteryBoard tab="hot" />
        </SectionBoundary>
      </div>
      <ExamplesLink />
    </>
  );
}
