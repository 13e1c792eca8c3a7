/** Button of the kit. */
import type { ReactNode } from '../dialect.ts';

export interface ButtonProps {
  /**
   * Style of the button. `fill`: primary action of a view. `line`: outlined. `quiet`: text only. `icon`: a disc of 44
   * px. Default `fill`.
   */
  readonly variant?: 'fill' | 'line' | 'quiet' | 'icon';
  /** Type of the button; `submit` submits the surrounding form. Default `button`. */
  readonly type?: 'button' | 'submit';
  /** Accessible name, required if the content is not text. */
  readonly label?: string;
  readonly className?: string;
  readonly part?: string;
  readonly pressed?: boolean;
  readonly disabled?: boolean;
  /** True shows a spinner and ignores clicks. Unlike a disabled button, the button keeps the focus. */
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
