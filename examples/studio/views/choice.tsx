/** Group of radio buttons in one row, for a single selection. */
import { type ReactNode, useId } from 'react';

export interface ChoiceProps<Id extends string> {
  readonly legend: string;
  /** True to hide the legend visually; screen readers still read it. */
  readonly quiet?: boolean;
  readonly className?: string;
  readonly options: readonly { readonly id: Id; readonly label: ReactNode }[];
  readonly chosen: Id;
  readonly onChoose: (id: Id) => void;
}

export function Choice<Id extends string>(props: ChoiceProps<Id>) {
  const { legend, quiet, className = 'choice', options, chosen, onChoose } = props;
  const name = useId();
  return (
    <fieldset className={className}>
      <legend className={quiet ? 'lk-hidden' : 'label'}>{legend}</legend>
      <div className="choice-row">
        {options.map(({ id, label }) => (
          <label key={id} className="choice-one">
            <input type="radio" name={name} value={id} checked={id === chosen} onChange={() => onChoose(id)} />
            <span className="choice-face">{label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
