import { Icon } from 'lobbykit/parts';
import { recordShape } from './icons.ts';
import type { StateAppearance } from './states.ts';

/** State as text with icon and color. */
export const StateText = ({ variant, label, pill }: { variant: StateAppearance; label: string; pill?: boolean }) => (
  <span className={pill ? 'record-state record-pill' : 'record-state'} data-tone={variant.tone}>
    <Icon shape={recordShape(variant.icon)} size={16} />
    {label}
  </span>
);
