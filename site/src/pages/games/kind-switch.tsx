import { usePageText } from '../../i18n/page-text.ts';
import { centerPath, centerTitle } from '../../rules/kinds.ts';
import { KindPills, type KindPillsProps } from './kind-pills.tsx';

/** From one category of the game center to another (CENTER-03). */
export function KindSwitch(props: Pick<KindPillsProps, 'kinds' | 'kind' | 'waiting'>) {
  const text = usePageText();
  return (
    <KindPills {...props} label={text('center.switch')} pathOf={centerPath} titleOf={centerTitle} iconOf={iconOf} />
  );
}

/** In the game center RNG holds the in-house games alone (CENTER-04). */
const iconOf = (kind: string) => (kind === 'RNG' ? 'INHOUSE' : kind);
