/** The one button of the kit. */
import type { ReactNode } from '../dialect.ts';

export interface ButtonProps {
  /** `fill`: the one first thing of a view. `line`: outlined. `quiet`: words. `icon`: a 44 px disc. Default fill. */
  readonly variant?: 'fill' | 'line' | 'quiet' | 'icon';
  /** `submit` sends the form around it. Default button. */
  readonly type?: 'button' | 'submit';
  /** Name for screen readers where the content is no text. */
  readonly label?: string;
  readonly className?: string;
  readonly part?: string;
  readonly pressed?: boolean;
  readonly disabled?: boolean;
  /** Works on the last press: turns, takes no further one, and keeps the focus, which a disabled button would lose. */
  readonly busy?: boolean;
  readonly onClick?: () => void;
  readonly children?: ReactNode;
}

export function Button(props: ButtonProps) {
  const {
    variant = 'fill',
    type = 'button',
    label,
    className,
    part,
    pressed,
    disabled,
    busy,
    onClick,
    children,
  } = props;
  return (
    <button
      type={busy ? 'button' : type}
      className={className ? `lk-button ${className}` : 'lk-button'}
      part={part}
      data-variant={variant}
      data-busy={busy ? '' : undefined}
      aria-label={label}
      aria-pressed={pressed}
      aria-disabled={busy ? true : undefined}
      disabled={disabled}
      onClick={busy ? undefined : onClick}
    >
      {children}
    </button>
  );
}
