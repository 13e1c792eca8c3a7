/** Controls for the attributes of the widget. The type of the value determines the control. */
import { useId } from 'react';
import type { Problems } from '../model/checked.ts';
import type { StudioState } from '../model/state.ts';
import { type Attribute, widgetOf } from '../model/widgets.ts';
import type { Change } from '../use-studio.ts';
import { TextField } from './text-field.tsx';

interface OptionsProps {
  readonly state: StudioState;
  readonly problems: Problems;
  readonly change: Change;
}

export function Options({ state, problems, change }: OptionsProps) {
  const set = (name: string, value: string | null, typing?: string) => {
    const { [name]: _old, ...others } = state.attributes;
    change({ attributes: value === null ? others : { ...others, [name]: value } }, typing);
  };
  return Object.values(widgetOf(state.widget).attributes).map(attribute => {
    const { name } = attribute;
    const value = state.attributes[name];
    if (attribute.kind === 'flag') {
      return <Flag key={name} attribute={attribute} on={value !== undefined} set={on => set(name, on ? '' : null)} />;
    }
    if (attribute.kind === 'choice') {
      return <Select key={name} attribute={attribute} value={value ?? ''} set={text => set(name, text || null)} />;
    }
    return (
      <TextField
        key={name}
        label={<code>{name}</code>}
        value={value ?? ''}
        placeholder={attribute.default ?? ''}
        hint={plain(attribute.description)}
        error={problems[`attribute:${name}`]}
        inputMode={attribute.kind === 'number' ? 'numeric' : 'text'}
        onType={text => set(name, text || null, `attribute:${name}`)}
      />
    );
  });
}

/** Removes the backticks from a description of the reference. */
const plain = (texts: string) => texts.replaceAll('`', '');

interface FlagProps {
  readonly attribute: Attribute;
  readonly on: boolean;
  readonly set: (on: boolean) => void;
}

const Flag = ({ attribute, on, set }: FlagProps) => (
  <label className="flag">
    <input type="checkbox" checked={on} onChange={event => set(event.currentTarget.checked)} />
    <span className="flag-track" />
    <span className="flag-words">
      <code>{attribute.name}</code>
      <small>{plain(attribute.description)}</small>
    </span>
  </label>
);

interface SelectProps {
  readonly attribute: Attribute;
  readonly value: string;
  readonly set: (value: string) => void;
}

function Select({ attribute, value, set }: SelectProps) {
  const id = useId();
  const { name, values = [], default: standard, literal, description } = attribute;
  // Omits the default value from the list, because it is already the first option.
  const others = values.filter(one => !literal || one !== standard);
  return (
    <div className="field">
      <label className="label" htmlFor={id}>
        <code>{name}</code>
      </label>
      <div className="field-box">
        <select
          id={id}
          value={value}
          aria-describedby={`${id}words`}
          onChange={event => set(event.currentTarget.value)}
        >
          <option value="">{standard ? `${standard} (default)` : 'not set'}</option>
          {literal && value === standard && <option value={value}>{value}</option>}
          {others.map(one => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </select>
      </div>
      <p className="field-hint" id={`${id}words`}>
        {plain(description)}
      </p>
    </div>
  );
}
