/** Favorite toggle with a 44 px target. */
import { Button } from './button.tsx';
import { Icon } from './icon.tsx';
import { heart } from './icons.ts';

export interface FavoriteButtonProps {
  readonly on: boolean;
  /** Says what is hearted: `Favorite: Northern lottery`; the state is told by aria-pressed. */
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
