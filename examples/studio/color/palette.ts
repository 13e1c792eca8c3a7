/**
 * Effective colors of a widget: colors of the theme, colors that the host page sets, and colors derived from a custom
 * accent. Repeats the rules of `sdk/styles/tokens.css` and `dark.css`; a browser test compares both.
 */
import { reference } from 'lobbykit:reference';
import { hexColor } from './convert.ts';
import { derivedColors, type Theme } from './derived-colors.ts';

export type { Theme };

/** Names of the colors that the studio can change, without `--lobby-`; the most important first. */
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

/** Returns the description of a token from the kit's stylesheet. */
export const tokenDescription = (name: string): string => tokens.get(`--lobby-${name}`)?.description ?? '';

/** Returns the kit's colors of a theme. */
export const themeColors = (theme: Theme): Palette => THEMES[theme];

/**
 * Returns the effective colors of a widget.
 * @param chosen valid colors as `#rrggbb`, by name
 */
export function paletteOf(theme: Theme, chosen: Partial<Palette>): Palette {
  const own = { ...themeColors(theme), ...chosen };
  return chosen.accent ? { ...own, ...derivedColors(chosen.accent, theme, own.card), ...chosen } : own;
}
