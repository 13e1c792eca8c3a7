/** Toggle button for a favorite, with a touch target of 44 px. */

import { Icon } from '../icon/icon.tsx';
import { heart } from '../icon/icons.ts';
import { Button } from './button.tsx';

export interface FavoriteButtonProps {
  readonly on: boolean;
  /** Accessible name that includes the item: `Favorite: Northern lottery`. `aria-pressed` contains the state. */
  readonly label: string;
  readonly className?: string;
  readonly part?: string;
  readonly onToggle: () => void;
}

export function FavoriteButton({ on, label, className = 'lk-heart', part, onToggle }: FavoriteButtonProps) {
  return (
    <Button variant="icon" label={label} className={className} part={part} pressed={on} onClick={onToggle}>
      <Icon shape={heart} size={20} />
    </Button>
  );
}
