/** The only door for colours that come from outside (security S30). */

const LONGEST = 64;
/** Functions that put something else in their place, of which the browser cannot say whether it is a colour. */
const REPLACED = /(?:var|env|attr|if|inherit)\(/i;

/** `value` when the browser knows it as a colour, else null. */
export function safeColour(value: string | null): string | null {
  if (!value || value.length > LONGEST || REPLACED.test(value)) return null;
  return globalThis.CSS?.supports('color', value) ? value : null;
}
