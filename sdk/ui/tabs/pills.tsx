/** Row of options, of which one is selected; it scrolls horizontally. */

export interface PillsProps {
  readonly label: string;
  readonly pills: readonly { readonly id: string; readonly label: string }[];
  readonly selected: string;
  readonly onSelect: (id: string) => void;
}

export function Pills({ label, pills, selected, onSelect }: PillsProps) {
  return (
    <fieldset className="lk-pills" aria-label={label}>
      {pills.map(pill => (
        <button
          key={pill.id}
          type="button"
          className="lk-pill"
          aria-pressed={pill.id === selected}
          onClick={() => onSelect(pill.id)}
        >
          {pill.label}
        </button>
      ))}
    </fieldset>
  );
}
