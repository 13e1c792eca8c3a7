/** One line of a form: label, box with icon and input, and underneath what is wrong with it or how to fill it in. */
import type { ReactNode } from './dialect.ts';
import { Icon, type Shape } from './icon.tsx';
import { alert } from './late-shapes.ts';
import { useUniqueId } from './use-unique-id.ts';

export interface InputFieldProps {
  readonly label: string;
  /** Name of the field in its form. */
  readonly name: string;
  readonly value: string;
  /** Default text. */
  readonly type?: 'text' | 'password' | 'tel' | 'email';
  readonly icon?: Shape;
  readonly placeholder?: string;
  /** Quieter words after the label, such as `(optional)`. */
  readonly note?: string;
  readonly hint?: string;
  /** What is wrong with the value; read out when it appears. */
  readonly error?: string;
  /** What a browser or password manager may fill in. Default off. */
  readonly autoComplete?: string;
  readonly inputMode?: 'text' | 'numeric' | 'tel' | 'email';
  readonly enterKeyHint?: 'next' | 'done' | 'go' | 'send';
  readonly maxLength?: number;
  readonly required?: boolean;
  /** Shows what is in it and takes no typing. */
  readonly readOnly?: boolean;
  readonly disabled?: boolean;
  /** Inside the box, before and after the input. */
  readonly before?: ReactNode;
  readonly after?: ReactNode;
  /** Below the box, above error and hint. */
  readonly below?: ReactNode;
  readonly onInput: (value: string) => void;
  readonly onBlur?: () => void;
}

export function InputField(props: InputFieldProps) {
  const { label, name, value, type = 'text', icon, placeholder, note, hint, error, autoComplete = 'off' } = props;
  const id = useUniqueId();
  const words = error ?? hint;
  return (
    <div className="lk-line">
      <label className="lk-label" htmlFor={id}>
        {note ? `${label} ` : label}
        {note && <span className="lk-label-note">{note}</span>}
      </label>
      <div className="lk-field" data-bad={error ? '' : undefined} data-closed={props.readOnly ? '' : undefined}>
        {icon && <Icon shape={icon} size={20} />}
        {props.before}
        <input
          id={id}
          name={name}
          type={type}
          value={value}
          placeholder={placeholder}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck="false"
          inputMode={props.inputMode}
          enterKeyHint={props.enterKeyHint}
          maxLength={props.maxLength}
          readOnly={props.readOnly}
          disabled={props.disabled}
          aria-required={props.required ? true : undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={words ? `${id}words` : undefined}
          onInput={event => props.onInput(event.currentTarget.value)}
          onBlur={props.onBlur}
        />
        {props.after}
      </div>
      {props.below}
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
    </div>
  );
}
