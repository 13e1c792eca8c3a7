/** Filter of a team page by game category (TEAM-11, TEAM-17). */
import { Pills } from 'lobbykit/parts';
import { usePageText } from '../../../shared/i18n/page-text.ts';
import { categoryTitle } from '../../games/category-menu.ts';

interface CategoryPillsProps {
  /** Categories with bets on the selected days; undefined until loaded. */
  readonly categories: readonly string[] | undefined;
  /** Selected category; '' for all. */
  readonly selected: string;
  readonly onSelect: (category: string) => void;
}

export function CategoryPills({ categories = [], selected, onSelect }: CategoryPillsProps) {
  const text = usePageText();
  // Also shows the selected category if it has no bets.
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
