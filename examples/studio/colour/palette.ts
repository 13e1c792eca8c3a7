/**
 * The colours a widget really has: those of its theme, those the embedder chose over them, and those the kit makes out of
 * a chosen accent. The same rules as `sdk/styles/tokens.css` and `dark.css`; a browser test holds the two together.
 */
import { reference } from 'lobbykit:reference';
import { hexColour } from './convert.ts';
import { madeColours, type Theme } from './made.ts';

export type { Theme };

/** Colours that can be chosen, the everyday ones first: tokens without their `--lobby-`. */
export const COLOURS = [
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

export type ColourName = (typeof COLOURS)[number];
export type Palette = Readonly<Record<ColourName, string>>;

const tokens = new Map(reference.tokens.map(token => [token.name, token]));

function coloursOfTheme(theme: Theme): Palette {
  const of = (name: ColourName) => {
    const token = tokens.get(`--lobby-${name}`);
    const colour = hexColour((theme === 'dark' ? token?.dark : undefined) ?? token?.default ?? '');
    if (!colour) throw new Error(`--lobby-${name} has no colour in hex by default.`);
    return colour;
  };
  return Object.fromEntries(COLOURS.map(name => [name, of(name)])) as Palette;
}

const THEMES = { light: coloursOfTheme('light'), dark: coloursOfTheme('dark') };

/** What a token is for, in the words of the kit's sheet. */
export const tokenWords = (name: string): string => tokens.get(`--lobby-${name}`)?.description ?? '';

/** The kit's own colours of a theme. */
export const themeColours = (theme: Theme): Palette => THEMES[theme];

/** @param chosen `#rrggbb` by name, valid ones only */
export function paletteOf(theme: Theme, chosen: Partial<Palette>): Palette {
  const own = { ...themeColours(theme), ...chosen };
  return chosen.accent ? { ...own, ...madeColours(chosen.accent, theme, own.card), ...chosen } : own;
}
