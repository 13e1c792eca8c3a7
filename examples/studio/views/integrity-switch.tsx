/** Toggles the hash of the script tag, which blocks a changed file. */
import type { Integrity } from '../use-integrity.ts';

interface IntegritySwitchProps {
  readonly integrity: Integrity;
  readonly on: boolean;
  readonly onChange: (on: boolean) => void;
}

export const IntegritySwitch = ({ integrity, on, onChange }: IntegritySwitchProps) => (
  <label className="flag code-flag">
    <input
      type="checkbox"
      checked={on && integrity.state === 'known'}
      disabled={integrity.state !== 'known'}
      onChange={event => onChange(event.currentTarget.checked)}
    />
    <span className="flag-track" />
    <span>{integrity.state === 'missing' ? 'Integrity: this server’s files only' : 'Integrity'}</span>
  </label>
);
