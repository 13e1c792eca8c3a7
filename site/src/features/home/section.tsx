/** Section of home: title, link to all games of the category, and content (HOME-14, HOME-19). */
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { usePageText } from '../../shared/i18n/page-text.ts';
import { Icon } from '../../shared/icons/icon.tsx';
import { SectionBoundary } from '../../shared/loading/section-boundary.tsx';
import { useInViewport } from '../../shared/loading/use-in-viewport.ts';
import { categoryPath, categoryTitle } from '../games/category-menu.ts';

export interface SectionProps {
  /** Category code in uppercase. */
  readonly kind: string;
  /**
   * Renders the content of the section.
   * @param near true if the section is less than half a viewport away from the visible area; the content then sends its
   * requests
   */
  readonly children: (near: boolean) => ReactNode;
}

export function Section({ kind, children }: SectionProps) {
  const [ref, near] = useInViewport<HTMLElement>();
  const id = `home-${kind}`;
  return (
    <section ref={ref} className="home-section" aria-labelledby={id} data-kind={kind}>
      <div className="section-header">
        <SectionTitle id={id} kind={kind} />
        <MoreLink kind={kind} />
      </div>
      <SectionBoundary>{children(near)}</SectionBoundary>
    </section>
  );
}

export function SectionTitle({ id, kind }: { id: string; kind: string }) {
  const text = usePageText();
  return (
    <h2 id={id} className="section-title">
      {text(categoryTitle(kind))}
    </h2>
  );
}

/** "More" link to the page of the category. */
export function MoreLink({ kind }: { kind: string }) {
  const text = usePageText();
  return (
    <Link
      href={categoryPath(kind)}
      className="section-more"
      aria-label={text('home.more', { name: text(categoryTitle(kind)) })}
    >
      {text('home.all')}
      <Icon name="chevron-right" size={16} />
    </Link>
  );
}
