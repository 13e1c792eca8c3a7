/** Validation of external colors (security S30). */

const LONGEST = 64;
/** Functions such as `var()` that the browser replaces later, so that it cannot validate the result as a color. */
const REPLACED = /(?:var|env|attr|if|inherit)\(/i;

/** Colors supported by every browser, for environments without `CSS`. */
const PLAIN = /^(#([\da-f]{3,4}){1,2}|(rgb|hsl)a?\([\d\s.,%/deg]+\))$/i;

/** Returns `value` if the browser accepts it as a color, else null. */
export function safeColor(value: string | null): string | null {
  if (!value || value.length > LONGEST || REPLACED.test(value)) return null;
  const { CSS } = globalThis;
  return (CSS ? CSS.supports('color', value) : PLAIN.test(value)) ? value : null;
}
