/** The lotteries of home: the board, opened on the hot ones so that the page stays short (HOME-16). */
import { LotteryBoard } from 'lobbykit/react';
import { SectionBoundary } from '../../parts/section-boundary.tsx';
import { useNear } from '../../parts/use-near.ts';
import { MoreLink, SectionTitle } from './section.tsx';

/** Cards shown: a glance at what comes next; the lottery page has them all. */
const CARDS = 3;

export function LotterySection() {
  const [ref, near] = useNear<HTMLDivElement>();
  const heading = (
    <div className="section-head">
      <SectionTitle id="home-LOTT" kind="LOTT" />
      <MoreLink kind="LOTT" />
    </div>
  );
  return (
    <div ref={ref} className="home-lottery" data-kind="LOTT">
      <SectionBoundary>{near && <LotteryBoard tab="hot" limit={CARDS} heading={heading} />}</SectionBoundary>
    </div>
  );
}
