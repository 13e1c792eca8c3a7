/** Multi-line field: label, textarea, hint or error, and the number of characters. */
import { FieldFooter, FieldRow, type FieldTexts, useFieldTies } from './field-row.tsx';
import { useFieldValue } from './use-field-value.ts';

export interface AreaFieldProps extends FieldTexts {
  /** Name of the field in its form. */
  readonly name: string;
  readonly value: string;
  /** Initial number of visible lines. Default 4. */
  readonly rows?: number;
  readonly placeholder?: string;
  /**
   * Number of characters and their maximum: `12 / 500`. The input has no maximum length, so that pasted text is not cut
   * off.
   */
  readonly count?: string;
  readonly onInput: (value: string) => void;
  readonly onBlur?: () => void;
}

export function AreaField(props: AreaFieldProps) {
  const { name, value, rows = 4, placeholder, error, count, onInput, onBlur } = props;
  const ties = useFieldTies(props);
  const shown = useFieldValue<HTMLTextAreaElement>(value, onInput, onBlur);
  return (
    <FieldRow id={ties.id} texts={props}>
      <div className="lk-field lk-area" data-invalid={error ? '' : undefined}>
        <textarea {...ties} {...shown} data-field={name} rows={rows} placeholder={placeholder} />
      </div>
      <div className="lk-area-footer">
        <FieldFooter id={ties.id} texts={props} />
        {count && <span className="lk-area-count">{count}</span>}
      </div>
    </FieldRow>
  );
}
