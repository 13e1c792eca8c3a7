/** Form row: label above the input box, error or hint below it. */
import type { ReactNode } from '../dialect.ts';
import { Icon } from '../icon/icon.tsx';
import { alert } from '../icon/lazy-icons.ts';
import { useUniqueId } from '../use-unique-id.ts';

export interface FieldTexts {
  readonly label: string;
  /** Muted text after the label, such as `(optional)`. */
  readonly note?: string;
  readonly hint?: string;
  /** Error of the value. Screen readers announce it when it appears. */
  readonly error?: string;
  readonly required?: boolean;
}

/** Returns the attributes that connect the input box with its label, hint and error. */
export function useFieldTies({ hint, error, required }: FieldTexts) {
  const id = useUniqueId();
  return {
    id,
    'aria-required': required ? (true as const) : undefined,
    'aria-invalid': error ? (true as const) : undefined,
    'aria-describedby': (error ?? hint) ? textsId(id) : undefined,
  };
}

const textsId = (id: string) => `${id}words`;

interface PartProps {
  /** Id of the input element. */
  readonly id: string;
  readonly texts: FieldTexts;
}

export const FieldRow = ({ id, texts: { label, note }, children }: PartProps & { readonly children: ReactNode }) => (
  <div className="lk-line">
    <label className="lk-label" htmlFor={id}>
      <span>{label}</span> {note && <span className="lk-label-note">{note}</span>}
    </label>
    {children}
  </div>
);

/** Hint or error below the input box. */
export function FieldFooter({ id, texts: { hint, error } }: PartProps) {
  if (error) {
    return (
      <p className="lk-field-error" id={textsId(id)} role="alert">
        <Icon shape={alert} size={16} />
        <span>{error}</span>
      </p>
    );
  }
  return hint ? (
    <p className="lk-field-hint" id={textsId(id)}>
      {hint}
    </p>
  ) : null;
}
