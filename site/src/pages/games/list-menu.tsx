import { useStore } from '@nanostores/react';
import { useLobby } from 'lobbykit/react';
import { usePageText } from '../../i18n/page-text.ts';
import { kindPath, kindTitle, menuKinds } from '../../rules/kinds.ts';
import { KindPills } from './kind-pills.tsx';

/** The category menu of home on the pages of lists, the category of the page marked (TAB-01..04). */
export function ListMenu({ kind }: { kind: string }) {
  const text = usePageText();
  const { data, error } = useStore(useLobby().$vendors);
  const kinds = data ? menuKinds(data) : error ? ['HOT', 'RNG'] : null;
  if (kinds?.length === 0) return null;
  return (
    <KindPills
      label={text('menu.kinds')}
      kinds={kinds ?? []}
      kind={kind}
      waiting={!kinds}
      pathOf={kindPath}
      titleOf={kindTitle}
    />
  );
}
