/** Calculates the colors that the kit's stylesheets derive from the accent color, unless the host page sets them. */
import { hexOfLch, lchOf, mix } from './convert.ts';

export type Theme = 'light' | 'dark';

/**
 * @param accent accent color as `#rrggbb`
 * @param card background color of cards as `#rrggbb`
 */
export function derivedColors(accent: string, theme: Theme, card: string) {
  const { l, c, h } = lchOf(accent);
  const dark = theme === 'dark';
  return {
    'on-accent': l < 0.67 ? '#ffffff' : '#000000',
    'accent-text': hexOfLch(dark ? { l: Math.max(l, 0.73), c: Math.min(c, 0.17), h } : { l: Math.min(l, 0.53), c, h }),
    'accent-soft': mix(accent, dark ? 0.15 : 0.08, card),
  };
}
