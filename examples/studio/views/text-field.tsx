/** Text input with a label, a hint, and an error text. */
import { type ReactNode, useId } from 'react';
import { Icon } from './icon.tsx';

export interface TextFieldProps {
  readonly label: ReactNode;
  readonly value: string;
  readonly placeholder?: string;
  readonly hint?: string;
  readonly error?: string;
  readonly inputMode?: 'text' | 'numeric' | 'url';
  /** Content inside the box of the input, before its text. */
  readonly before?: ReactNode;
  readonly onType: (value: string) => void;
}

export function TextField({ label, value, placeholder, hint, error, inputMode, before, onType }: TextFieldProps) {
  const id = useId();
  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        {label}
      </label>
      <div className="field-box" data-invalid={error ? '' : undefined}>
        {before}
        <input
          id={id}
          value={value}
          placeholder={placeholder}
          inputMode={inputMode}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck="false"
          maxLength={500}
          aria-invalid={error ? true : undefined}
          aria-describedby={(error ?? hint) ? `${id}words` : undefined}
          onChange={event => onType(event.currentTarget.value)}
        />
      </div>
      {(error ?? hint) && (
        <p className={error ? 'field-error' : 'field-hint'} id={`${id}words`} role={error ? 'alert' : undefined}>
          {error && <Icon name="alert" />}
          <span>{error ?? hint}</span>
        </p>
      )}
    </div>
  );
}
