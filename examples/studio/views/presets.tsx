/** Predefined palettes. */
import { paletteOf } from '../color/palette.ts';
import { PRESETS, presetOf, withPreset } from '../model/presets.ts';
import type { StudioState } from '../model/state.ts';
import type { Change } from '../use-studio.ts';

interface PresetsProps {
  readonly state: StudioState;
  readonly change: Change;
}

export function Presets({ state: { tokens, theme }, change }: PresetsProps) {
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
