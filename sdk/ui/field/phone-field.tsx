/** Mobile number field with the dialing code of a country. */
import { Icon } from '../icon/icon.tsx';
import { chevronDown } from '../icon/lazy-icons.ts';
import { InputField, type InputFieldProps } from './input-field.tsx';

export interface Country {
  readonly name: string;
  /** Dialing code without a plus sign, for example `84`. */
  readonly dialingCode: string;
}

export interface PhoneFieldProps
  extends Omit<InputFieldProps, 'type' | 'icon' | 'before' | 'autoComplete' | 'inputMode'> {
  /** Accessible name of the country selection. */
  readonly dialLabel: string;
  readonly dialingCode: string;
  readonly countries: readonly Country[];
  readonly onDial: (dialingCode: string) => void;
}

export function PhoneField({ dialLabel, dialingCode, countries, onDial, ...field }: PhoneFieldProps) {
  // The current code can be selected before the list has loaded, and if the list does not contain it.
  const known = countries.some(country => country.dialingCode === dialingCode);
  const offered = known ? countries : [{ name: '', dialingCode }, ...countries];
  return (
    <InputField
      {...field}
      type="tel"
      autoComplete="tel-national"
      inputMode="tel"
      before={
        <span className="lk-dial">
          <span aria-hidden="true">{`+${dialingCode}`}</span>
          <Icon shape={chevronDown} size={16} />
          <select aria-label={dialLabel} value={dialingCode} onChange={event => onDial(event.currentTarget.value)}>
            {offered.map(country => (
              <option key={`${country.name}${country.dialingCode}`} value={country.dialingCode}>
                {`${country.name} +${country.dialingCode}`.trim()}
              </option>
            ))}
          </select>
        </span>
      }
    />
  );
}
