/** Validates colors from the server (security S30). */

const LONGEST = 64;
/**
 * Functions such as `var()`, which the browser replaces later. It therefore cannot check in advance that the result is
 * a color.
 */
const REPLACED = /(?:var|env|attr|if|inherit)\(/i;

/** Pattern of colors that all browsers support, for environments without `CSS`. */
const PLAIN = /^(#([\da-f]{3,4}){1,2}|(rgb|hsl)a?\([\d\s.,%/deg]+\))$/i;

/** Returns `value` if the browser accepts it as a color; otherwise null. */
export function safeColor(value: string | null): string | null {
  if (!value || value.length > LONGEST || REPLACED.test(value)) return null;
  const { CSS } = globalThis;
  return (CSS ? CSS.supports('color', value) : PLAIN.test(value)) ? value : null;
}
