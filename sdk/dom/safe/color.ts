/** The only door for colors that come from outside (security S30). */

const LONGEST = 64;
/** Functions that put something else in their place, of which the browser cannot say whether it is a color. */
const REPLACED = /(?:var|env|attr|if|inherit)\(/i;

/** Spellings that every browser knows, for where there is none to ask. */
const PLAIN = /^(#([\da-f]{3,4}){1,2}|(rgb|hsl)a?\([\d\s.,%/deg]+\))$/i;

/** `value` when the browser knows it as a color, else null. */
export function safeColor(value: string | null): string | null {
  if (!value || value.length > LONGEST || REPLACED.test(value)) return null;
  const { CSS } = globalThis;
  return (CSS ? CSS.supports('color', value) : PLAIN.test(value)) ? value : null;
}
