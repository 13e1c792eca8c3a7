/** JSON from outside. */
import { invalid } from '../api-error.ts';

/** The deepest body of a call has three levels; what reads values by recursion copes with these. */
const MAX_LEVELS = 16;

/** The object a text holds. Throws ApiError 400 `input.invalid` for a text that is no JSON object, or is nested too deep. */
export function readJsonObject(text: string): object {
  if (levelsOf(text) > MAX_LEVELS) throw invalid(`The body is nested deeper than ${MAX_LEVELS} levels`);
  try {
    const input: unknown = JSON.parse(text);
    if (typeof input === 'object' && input !== null && !Array.isArray(input)) return input;
  } catch {
    // The parser's own words repeat part of the body, which may hold a password.
  }
  throw invalid('The body is no JSON object');
}

/** The most brackets that are open at once; those in strings do not count. */
function levelsOf(text: string): number {
  let open = 0;
  let max = 0;
  let inString = false;
  for (let at = 0; at < text.length; at++) {
    const sign = text[at];
    if (inString && sign === '\\') at++;
    else if (sign === '"') inString = !inString;
    else if (inString) continue;
    else if (sign === '[' || sign === '{') max = Math.max(max, ++open);
    else if (sign === ']' || sign === '}') open--;
  }
  return max;
}
