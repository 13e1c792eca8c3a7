/** Segmented control: two or three options next to each other, of which one is selected. */

export interface SegmentedProps<Id extends string> {
  /** Accessible name of the group. */
  readonly label: string;
  readonly options: readonly { readonly id: Id; readonly label: string }[];
  readonly selected: Id;
  readonly onSelect: (id: Id) => void;
}

export function Segmented<Id extends string>({ label, options, selected, onSelect }: SegmentedProps<Id>) {
  return (
    <fieldset className="lk-segmented" aria-label={label}>
      {options.map(option => (
        <button
          key={option.id}
          type="button"
          className="lk-segment"
          aria-pressed={option.id === selected}
          onClick={() => onSelect(option.id)}
        >
          {option.label}
        </button>
      ))}
    </fieldset>
  );
}
