/**
 * Effective colors of a widget: theme colors, embedder colors, and colors derived from a custom accent. Duplicates the
 * rules of `sdk/styles/tokens.css` and `dark.css`; a browser test compares both.
 */
import { reference } from 'lobbykit:reference';
import { hexColor } from './convert.ts';
import { derivedColors, type Theme } from './derived-colors.ts';

export type { Theme };

/** Customizable colors, main colors first: token names without `--lobby-`. */
export const COLORS = [
  'accent',
  'surface',
  'card',
  'text',
  'muted',
  'border',
  'control',
  'on-accent',
  'accent-text',
  'accent-soft',
  'sunken',
  'danger',
  'gold',
] as const;

export type ColorName = (typeof COLORS)[number];
export type Palette = Readonly<Record<ColorName, string>>;

const tokens = new Map(reference.tokens.map(token => [token.name, token]));

function colorsOfTheme(theme: Theme): Palette {
  const of = (name: ColorName) => {
    const token = tokens.get(`--lobby-${name}`);
    const color = hexColor((theme === 'dark' ? token?.dark : undefined) ?? token?.default ?? '');
    if (!color) throw new Error(`--lobby-${name} has no color in hex by default.`);
    return color;
  };
  return Object.fromEntries(COLORS.map(name => [name, of(name)])) as Palette;
}

const THEMES = { light: colorsOfTheme('light'), dark: colorsOfTheme('dark') };

/** Description of a token from the kit's stylesheet. */
export const tokenDescription = (name: string): string => tokens.get(`--lobby-${name}`)?.description ?? '';

/** Kit colors of a theme. */
export const themeColors = (theme: Theme): Palette => THEMES[theme];

/** @param chosen valid colors as `#rrggbb`, by name */
export function paletteOf(theme: Theme, chosen: Partial<Palette>): Palette {
  const own = { ...themeColors(theme), ...chosen };
  return chosen.accent ? { ...own, ...derivedColors(chosen.accent, theme, own.card), ...chosen } : own;
}
