/** One category of games of a page of the team, or all (TEAM-11, TEAM-17). */
import { Pills } from 'lobbykit/parts';
import { usePageText } from '../../../shared/i18n/page-text.ts';
import { categoryTitle } from '../../games/category-pages.ts';

interface CategoryPillsProps {
  /** Those of the range that is shown; undefined before they are known. */
  readonly categories: readonly string[] | undefined;
  /** '' for all. */
  readonly selected: string;
  readonly onSelect: (category: string) => void;
}

export function CategoryPills({ categories = [], selected, onSelect }: CategoryPillsProps) {
  const text = usePageText();
  // A category that is chosen stays to be seen, also where there is nothing of it.
  const shown = [...new Set([...categories, ...(selected ? [selected] : [])])];
  if (shown.length === 0) return null;
  return (
    <Pills
      label={text('records.games')}
      pills={[{ id: '', label: text('records.all') }, ...shown.map(id => ({ id, label: text(categoryTitle(id)) }))]}
      selected={selected}
      onSelect={onSelect}
    />
  );
}
