/** Tokens that the studio can change, and the values that a stylesheet may contain. */
import { hexColor } from '../color/convert.ts';
import { COLORS, type ColorName, type Palette } from '../color/palette.ts';

export const MAX_RADIUS = 32;
export const MAX_GAP = 32;

/** Font families available on most devices. Other fonts can be typed by name. */
export const FONTS: readonly { readonly name: string; readonly value: string }[] = [
  { name: 'System', value: '' },
  { name: 'Georgia', value: 'Georgia, serif' },
  { name: 'Verdana', value: 'Verdana, sans-serif' },
  { name: 'Trebuchet', value: "'Trebuchet MS', sans-serif" },
  { name: 'Monospace', value: 'ui-monospace, monospace' },
];

/** Valid font name: letters of any script, digits, spaces, and hyphens. A name with spaces may be in single quotes. */
const FAMILY = /^(?:'[\p{L}\p{N} _-]{1,40}'|[\p{L}_-][\p{L}\p{N} _-]{0,39})$/u;

export type TokenName = ColorName | 'radius' | 'gap' | 'font';
export const TOKENS: readonly TokenName[] = [...COLORS, 'radius', 'gap', 'font'];

/** Result of the validation: a value for the stylesheet, or an error text. */
export type Checked = { readonly value: string } | { readonly error: string };

export function checkToken(name: TokenName, text: string): Checked {
  if (name === 'radius') return pixels(text, MAX_RADIUS);
  if (name === 'gap') return pixels(text, MAX_GAP);
  if (name === 'font') return family(text);
  const value = hexColor(text);
  return value ? { value } : { error: 'A color in hex, such as #0a6b4f.' };
}

function pixels(text: string, max: number): Checked {
  return /^\d{1,2}$/.test(text) && Number(text) <= max
    ? { value: `${Number(text)}px` }
    : { error: `A whole number of pixels from 0 to ${max}.` };
}

function family(text: string): Checked {
  const names = text.split(',').map(name => name.trim());
  return names.length <= 6 && names.every(name => FAMILY.test(name))
    ? { value: names.join(', ') }
    : { error: "Up to six families joined by commas, such as Georgia, 'Noto Serif', serif." };
}

/** Returns the valid colors among the tokens. */
export const colorsOf = (tokens: Readonly<Record<string, string>>): Partial<Palette> =>
  Object.fromEntries(
    COLORS.flatMap(name => {
      const value = hexColor(tokens[name] ?? '');
      return value ? [[name, value]] : [];
    }),
  );
