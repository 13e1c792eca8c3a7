import { LotteryBoard } from 'lobbykit/react';
import { usePageText } from '../../i18n/page-text.ts';
import { SectionBoundary } from '../../parts/section-boundary.tsx';
import { ExamplesLink } from './examples-link.tsx';

/** Home: the live board, and where a developer goes from here. */
export function Home() {
  const text = usePageText();
  return (
    <>
      <section className="section" aria-label={text('home.lottery')}>
        <SectionBoundary>
          <LotteryBoard />
        </SectionBoundary>
      </section>
      <ExamplesLink />
    </>
  );
}
