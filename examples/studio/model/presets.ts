/** Predefined palettes, each in a light and a dark variant. The contrast of all passes WCAG AA (tested). */
import type { Theme } from '../color/palette.ts';

export interface Preset {
  readonly name: string;
  readonly tokens: Readonly<Record<Theme, Readonly<Record<string, string>>>>;
}

export const PRESETS: readonly Preset[] = [
  { name: 'Crimson', tokens: { light: {}, dark: {} } },
  { name: 'Jade', tokens: { light: { accent: '#0a6b4f' }, dark: { accent: '#0d8562' } } },
  { name: 'Ocean', tokens: { light: { accent: '#0b5fc2' }, dark: { accent: '#2a73cf' } } },
  {
    name: 'Violet',
    tokens: {
      light: { accent: '#6a35c9', surface: '#f6f3fc' },
      dark: { accent: '#8250df', surface: '#120d1c', card: '#1e172b' },
    },
  },
  {
    name: 'Sunset',
    tokens: {
      light: { accent: '#b3400a', surface: '#fbf5ef' },
      dark: { accent: '#f08a3c', surface: '#15100c', card: '#211913' },
    },
  },
  {
    name: 'Ink',
    tokens: { light: { accent: '#1b2233', surface: '#ffffff' }, dark: { accent: '#e8ecf5', surface: '#000000' } },
  },
];

const colorsAlone = ({ radius: _r, gap: _g, font: _f, ...colors }: Readonly<Record<string, string>>) => colors;
const same = (one: Readonly<Record<string, string>>, other: Readonly<Record<string, string>>) =>
  Object.keys(one).length === Object.keys(other).length && Object.keys(one).every(name => one[name] === other[name]);

/** Returns the predefined palette with the given colors; null for custom colors. */
export const presetOf = (tokens: Readonly<Record<string, string>>, theme: Theme): Preset | null =>
  PRESETS.find(preset => same(preset.tokens[theme], colorsAlone(tokens))) ?? null;

/** Returns the tokens of a palette; keeps radius, gap, and font of `tokens`. */
export function withPreset(tokens: Readonly<Record<string, string>>, preset: Preset, theme: Theme) {
  const shape = Object.entries(tokens).filter(([name]) => name === 'radius' || name === 'gap' || name === 'font');
  return { ...preset.tokens[theme], ...Object.fromEntries(shape) };
}

/** Returns the tokens for another theme: the other variant of a predefined palette; custom colors stay unchanged. */
export function tokensIn(theme: Theme, tokens: Readonly<Record<string, string>>, before: Theme) {
  const preset = presetOf(tokens, before);
  return preset ? withPreset(tokens, preset, theme) : tokens;
}
