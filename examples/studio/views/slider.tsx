/** Slider for a length in px. */
import { useId } from 'react';

interface SliderProps {
  readonly label: string;
  /** Digits; empty for the kit's default. */
  readonly value: string;
  readonly standard: number;
  readonly max: number;
  readonly onChange: (value: string) => void;
}

export function Slider({ label, value, standard, max, onChange }: SliderProps) {
  const id = useId();
  const shown = /^\d{1,2}$/.test(value) ? Number(value) : standard;
  return (
    <div className="slider">
      <label className="label" htmlFor={id}>
        <code>{label}</code>
      </label>
      <input
        id={id}
        type="range"
        min={0}
        max={max}
        value={shown}
        onChange={event => {
          const next = event.currentTarget.value;
          onChange(Number(next) === standard ? '' : next);
        }}
      />
      <output htmlFor={id}>{shown} px</output>
    </div>
  );
}
