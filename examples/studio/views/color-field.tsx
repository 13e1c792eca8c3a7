/** Input for a color: the browser's color picker, a hex input, and a reset button. */
import { useId } from 'react';
import { hexColor } from '../color/convert.ts';
import { Icon } from './icon.tsx';

export interface ColorFieldProps {
  /** Token name without `--lobby-`. */
  readonly name: string;
  readonly texts: string;
  readonly value: string;
  /** Color that the widget has without a custom value. */
  readonly standard: string;
  readonly error?: string;
  readonly onType: (value: string) => void;
}

export function ColorField({ name, texts, value, standard, error, onType }: ColorFieldProps) {
  const id = useId();
  return (
    <div className="color">
      <div className="color-box" data-invalid={error ? '' : undefined}>
        <input
          className="color-swatch"
          type="color"
          aria-label={`${name}: pick`}
          value={hexColor(value) ?? standard}
          onChange={event => onType(event.currentTarget.value)}
        />
        <label className="color-name" htmlFor={id}>
          <code>{name}</code>
          <small>{texts}</small>
        </label>
        <input
          className="color-hex"
          id={id}
          value={value}
          placeholder={standard}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck="false"
          maxLength={60}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? `${id}words` : undefined}
          onChange={event => onType(event.currentTarget.value)}
        />
        {value && (
          <button
            className="icon-button"
            type="button"
            aria-label={`${name}: as the theme has it`}
            onClick={() => onType('')}
          >
            <Icon name="close" />
          </button>
        )}
      </div>
      {error && (
        <p className="field-error" id={`${id}words`} role="alert">
          <Icon name="alert" />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}
