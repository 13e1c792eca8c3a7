/** Checkbox whose label can be clicked. */
import type { ReactNode } from '../dialect.ts';
import { Icon } from '../icon/icon.tsx';
import { check } from '../icon/icons.ts';
import { alert } from '../icon/lazy-icons.ts';
import { useUniqueId } from '../use-unique-id.ts';

export interface CheckboxProps {
  readonly name: string;
  readonly checked: boolean;
  /** Error of a required checkbox that is not checked. Screen readers announce it when it appears. */
  readonly error?: string;
  readonly onChange: (checked: boolean) => void;
  readonly children: ReactNode;
}

export function Checkbox({ name, checked, error, onChange, children }: CheckboxProps) {
  const id = useUniqueId();
  return (
    <div className="lk-check-line">
      <label className="lk-check">
        <input
          type="checkbox"
          data-field={name}
          checked={checked}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? id : undefined}
          onChange={event => onChange(event.currentTarget.checked)}
        />
        <span className="lk-box" data-invalid={error ? '' : undefined}>
          <Icon shape={check} size={16} />
        </span>
        <span>{children}</span>
      </label>
      {error && (
        <p className="lk-field-error" id={id} role="alert">
          <Icon shape={alert} size={16} />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}
