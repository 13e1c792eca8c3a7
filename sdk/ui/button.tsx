/** The one button of the kit. */
import type { ReactNode } from './dialect.ts';

export interface ButtonProps {
  /** `fill`: the one first thing of a view. `line`: outlined. `quiet`: words. `icon`: a 44 px disc. Default fill. */
  readonly look?: 'fill' | 'line' | 'quiet' | 'icon';
  /** Name for screen readers where the content is no text. */
  readonly label?: string;
  readonly className?: string;
  readonly part?: string;
  readonly pressed?: boolean;
  readonly disabled?: boolean;
  readonly onClick: () => void;
  readonly children?: ReactNode;
}

export function Button({ look = 'fill', label, className, part, pressed, disabled, onClick, children }: ButtonProps) {
  return (
    <button
      type="button"
      className={className ? `lk-button ${className}` : 'lk-button'}
      part={part}
      data-look={look}
      aria-label={label}
      aria-pressed={pressed}
      disabled={disabled}
      onClick={onClick}
    >
      {children}
    </button>
  );
}
