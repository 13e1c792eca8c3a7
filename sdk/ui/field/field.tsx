/** Labeled input with an icon and its error below. */
import { Icon, type Shape } from '../icon/icon.tsx';
import { useUniqueId } from '../use-unique-id.ts';
import { useFieldValue } from './use-field-value.ts';

export interface FieldProps {
  /** Label of the field. It is visible to screen readers only if the placeholder has the same text. */
  readonly label: string;
  readonly value: string;
  readonly placeholder?: string;
  readonly icon?: Shape;
  readonly type?: 'text' | 'search';
  /** Error of the value. Screen readers announce it when it appears. */
  readonly error?: string;
  readonly onInput: (value: string) => void;
}

export function Field({ label, value, placeholder = label, icon, type = 'text', error, onInput }: FieldProps) {
  const id = useUniqueId();
  const shown = useFieldValue<HTMLInputElement>(value, onInput);
  return (
    <div>
      <label className="lk-field" data-invalid={error ? '' : undefined}>
        {icon && <Icon shape={icon} size={20} />}
        <span className="lk-hidden">{label}</span>
        <input
          {...shown}
          type={type}
          placeholder={placeholder}
          autoComplete="off"
          enterKeyHint={type === 'search' ? 'search' : undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? id : undefined}
        />
      </label>
      {error && (
        <p className="lk-field-error" id={id} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}
