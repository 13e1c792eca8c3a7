/** Form row with an input: label, box with icon and input, error or hint. */
import type { ReactNode } from '../dialect.ts';
import { Icon, type Shape } from '../icon/icon.tsx';
import { FieldFooter, FieldRow, type FieldTexts, useFieldTies } from './field-row.tsx';
import { useFieldValue } from './use-field-value.ts';

export interface InputFieldProps extends FieldTexts {
  /**
   * Name of the field, rendered as `data-field` instead of `name`: scripts of the page that serialize forms must not
   * read the value.
   */
  readonly name: string;
  readonly value: string;
  /** Type of the input. Default `text`. */
  readonly type?: 'text' | 'password' | 'tel' | 'email';
  readonly icon?: Shape;
  readonly placeholder?: string;
  /** Value of the attribute `autocomplete`. Default `off`. */
  readonly autoComplete?: string;
  readonly inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email';
  readonly enterKeyHint?: 'next' | 'done' | 'go' | 'send';
  readonly maxLength?: number;
  /** Normalizes text that the visitor typed or pasted, before it is cut off at `maxLength`. */
  readonly tidy?: (text: string) => string;
  /** True shows the value without allowing to edit it. */
  readonly readOnly?: boolean;
  readonly disabled?: boolean;
  /** Content before and after the input, within the box. */
  readonly before?: ReactNode;
  readonly after?: ReactNode;
  /** Content between the box and the error or hint. */
  readonly below?: ReactNode;
  readonly onInput: (value: string) => void;
  readonly onBlur?: () => void;
}

export function InputField(props: InputFieldProps) {
  const { name, value, type = 'text', icon, placeholder, error, autoComplete = 'off', maxLength, tidy } = props;
  const ties = useFieldTies(props);
  const shown = useFieldValue<HTMLInputElement>(
    value,
    typed => props.onInput(tidy ? tidy(typed).slice(0, maxLength) : typed),
    props.onBlur,
  );
  return (
    <FieldRow id={ties.id} texts={props}>
      <div className="lk-field" data-invalid={error ? '' : undefined} data-closed={props.readOnly ? '' : undefined}>
        {icon && <Icon shape={icon} size={20} />}
        {props.before}
        <input
          {...ties}
          {...shown}
          data-field={name}
          type={type}
          placeholder={placeholder}
          autoComplete={autoComplete}
          autoCapitalize="none"
          spellCheck="false"
          inputMode={props.inputMode}
          enterKeyHint={props.enterKeyHint}
          maxLength={tidy ? undefined : maxLength}
          readOnly={props.readOnly}
          disabled={props.disabled}
        />
        {props.after}
      </div>
      {props.below}
      <FieldFooter id={ties.id} texts={props} />
    </FieldRow>
  );
}
