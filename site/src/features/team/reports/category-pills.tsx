/** Game category filter of a team page (TEAM-11, TEAM-17). */
import { Pills } from 'lobbykit/parts';
import { usePageText } from '../../../shared/i18n/page-text.ts';
import { categoryTitle } from '../../games/category-menu.ts';

interface CategoryPillsProps {
  /** Categories of the displayed range; undefined until loaded. */
  readonly categories: readonly string[] | undefined;
  /** '' for all. */
  readonly selected: string;
  readonly onSelect: (category: string) => void;
}

export function CategoryPills({ categories = [], selected, onSelect }: CategoryPillsProps) {
  const text = usePageText();
  // Keeps the selected category visible, even without rows.
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
