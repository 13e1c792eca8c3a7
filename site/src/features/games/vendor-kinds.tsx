/** The kinds of one vendor's games, one of them chosen: the filter of its page (API-31). */
import { useStore } from '@nanostores/react';
import { Pills } from 'lobbykit/parts';
import { useLobby } from 'lobbykit/react';
import { useMemo } from 'react';
import { usePageText } from '../../shared/i18n/page-text.ts';
import { categoryTitle } from './category-pages.ts';
import { createVendorKinds } from './vendor-kinds-model.ts';

export interface VendorCategoriesProps {
  /** Its vassalage. */
  readonly vendor: string;
  /** The kind that is listed. */
  readonly kind: string;
  readonly onSelect: (kind: string) => void;
}

export function VendorCategories({ vendor, kind, onSelect }: VendorCategoriesProps) {
  const lobby = useLobby();
  const text = usePageText();
  const $kinds = useMemo(() => createVendorKinds(lobby, vendor), [lobby, vendor]);
  const kinds = useStore($kinds);
  if (kinds.length === 0) return null;
  return (
    <Pills
      label={text('list.types')}
      pills={kinds.map(id => ({ id, label: text(categoryTitle(id)) }))}
      selected={kind}
      onSelect={onSelect}
    />
  );
}
