/** Parses JSON in requests. */
import { invalid } from '../api-error.ts';

/** Maximum nesting levels. Valid bodies have at most three; recursive validation of 16 cannot overflow the stack. */
const MAX_LEVELS = 16;

/** Parses a JSON object. Throws ApiError 400 `input.invalid` if the text is no JSON object or is nested too deeply. */
export function readJsonObject(text: string): object {
  if (levelsOf(text) > MAX_LEVELS) throw invalid(`The body is nested deeper than ${MAX_LEVELS} levels`);
  try {
    const input: unknown = JSON.parse(text);
    if (typeof input === 'object' && input !== null && !Array.isArray(input)) return input;
  } catch {
    // The message of the parser is omitted, because it repeats a part of the body, which may contain a password.
  }
  throw invalid('The body is no JSON object');
}

/** Returns the deepest nesting level. Brackets within strings are ignored. */
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
