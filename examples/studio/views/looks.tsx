/** Controls for the tokens: palettes, colors, radius, gap, and font. */
import { useId } from 'react';
import { COLORS, paletteOf, tokenDescription } from '../color/palette.ts';
import type { Problems } from '../model/checked.ts';
import { PRESETS, presetOf, withPreset } from '../model/presets.ts';
import type { StudioState } from '../model/state.ts';
import { colorsOf, FONTS, MAX_GAP, MAX_RADIUS, type TokenName } from '../model/tokens.ts';
import type { Change } from '../use-studio.ts';
import { ColorField } from './color-field.tsx';
import { TextField } from './text-field.tsx';

interface AppearanceProps {
  readonly state: StudioState;
  readonly problems: Problems;
  readonly change: Change;
}

/** Number of colors that are always visible. The others derive from them or are rarely changed. */
const EVERYDAY = 4;

/** Default radius and gap of the kit, px. */
const STANDARD_LENGTH = 12;

const setter =
  ({ state, change }: AppearanceProps) =>
  (name: TokenName, value: string) => {
    const { [name]: _old, ...others } = state.tokens;
    change({ tokens: value ? { ...others, [name]: value } : others }, `token:${name}`);
  };

export function Colors(props: AppearanceProps) {
  const { state, problems, change } = props;
  const set = setter(props);
  const palette = paletteOf(state.theme, colorsOf(state.tokens));
  const fields = COLORS.map(name => (
    <ColorField
      key={name}
      name={name}
      texts={tokenDescription(name).split(';')[0] ?? ''}
      value={state.tokens[name] ?? ''}
      standard={palette[name]}
      error={problems[`token:${name}`]}
      onType={value => set(name, value)}
    />
  ));
  return (
    <>
      <Presets state={state} change={change} />
      {fields.slice(0, EVERYDAY)}
      <details className="more">
        <summary>Finer colors</summary>
        {fields.slice(EVERYDAY)}
      </details>
    </>
  );
}

export function Shape(props: AppearanceProps) {
  const { tokens } = props.state;
  const set = setter(props);
  return (
    <>
      <Slider
        label="radius"
        value={tokens.radius ?? ''}
        standard={STANDARD_LENGTH}
        max={MAX_RADIUS}
        onChange={value => set('radius', value)}
      />
      <Slider
        label="gap"
        value={tokens.gap ?? ''}
        standard={STANDARD_LENGTH}
        max={MAX_GAP}
        onChange={value => set('gap', value)}
      />
      <TextField
        label={<code>font</code>}
        value={tokens.font ?? ''}
        placeholder="the system's"
        hint="A family that your page has, or several by comma."
        error={props.problems['token:font']}
        onType={value => set('font', value)}
      />
      <div className="fonts">
        {FONTS.map(({ name, value }) => (
          <button
            key={name}
            type="button"
            className="chip"
            style={{ fontFamily: value || undefined }}
            aria-pressed={(tokens.font ?? '') === value}
            onClick={() => set('font', value)}
          >
            {name}
          </button>
        ))}
      </div>
    </>
  );
}

interface PresetsProps {
  readonly state: StudioState;
  readonly change: Change;
}

/** Radio buttons for the predefined palettes. */
function Presets({ state: { tokens, theme }, change }: PresetsProps) {
  const chosen = presetOf(tokens, theme);
  return (
    <fieldset className="presets" aria-label="Palettes">
      {PRESETS.map(preset => {
        const { accent, surface } = paletteOf(theme, preset.tokens[theme]);
        return (
          <button
            key={preset.name}
            type="button"
            className="preset"
            aria-pressed={preset === chosen}
            onClick={() => change({ tokens: withPreset(tokens, preset, theme) })}
          >
            <svg viewBox="0 0 32 32" aria-hidden="true">
              <circle cx="16" cy="16" r="15" fill={surface} className="preset-ground" />
              <circle cx="16" cy="16" r="9" fill={accent} />
            </svg>
            {preset.name}
          </button>
        );
      })}
    </fieldset>
  );
}

interface SliderProps {
  readonly label: string;
  /** Length in px as digits; empty for the kit's default. */
  readonly value: string;
  readonly standard: number;
  readonly max: number;
  readonly onChange: (value: string) => void;
}

/** Slider for a length in px. */
function Slider({ label, value, standard, max, onChange }: SliderProps) {
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
