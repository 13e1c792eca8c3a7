/** A field of several lines: label, box, and underneath what is wrong with it or how to fill it in, and how much was written. */
import { Icon } from './icon.tsx';
import { alert } from './late-shapes.ts';
import { useUniqueId } from './use-unique-id.ts';

export interface AreaFieldProps {
  readonly label: string;
  /** Name of the field in its form. */
  readonly name: string;
  readonly value: string;
  /** Lines to begin with. Default 4. */
  readonly rows?: number;
  readonly placeholder?: string;
  /** Quieter words after the label, such as `(optional)`. */
  readonly note?: string;
  readonly hint?: string;
  /** What is wrong with the value; read out when it appears. */
  readonly error?: string;
  /** How much was written, of how much: `12 / 500`. Nothing keeps the hand from writing more: a pasted text is not cut. */
  readonly count?: string;
  readonly required?: boolean;
  readonly onInput: (value: string) => void;
  readonly onBlur?: () => void;
}

export function AreaField(props: AreaFieldProps) {
  const { label, name, value, rows = 4, placeholder, note, hint, error, count, required, onInput, onBlur } = props;
  const id = useUniqueId();
  const words = error ?? hint;
  return (
    <div className="lk-line">
      <label className="lk-label" htmlFor={id}>
        {note ? `${label} ` : label}
        {note && <span className="lk-label-note">{note}</span>}
      </label>
      <div className="lk-field lk-area" data-bad={error ? '' : undefined}>
        <textarea
          id={id}
          name={name}
          rows={rows}
          value={value}
          placeholder={placeholder}
          aria-required={required ? true : undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={words ? `${id}words` : undefined}
          onInput={event => onInput(event.currentTarget.value)}
          onBlur={onBlur}
        />
      </div>
      <div className="lk-area-foot">
        {error ? (
          <p className="lk-field-error" id={`${id}words`} role="alert">
            <Icon shape={alert} size={16} />
            {error}
          </p>
        ) : (
          hint && (
            <p className="lk-field-hint" id={`${id}words`}>
              {hint}
            </p>
          )
        )}
        {count && <span className="lk-area-count">{count}</span>}
      </div>
    </div>
  );
}
