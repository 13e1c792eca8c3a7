/**
 * Patterns a server sends (S31). The browser's engine backtracks: it tries alternatives one after the other, so a careless pattern
 * can run for years. Only patterns whose work is bounded beforehand are run; the values of all others are checked by the gateway
 * alone.
 */
import { parsePattern } from './pattern-parse.ts';
import { branching } from './pattern-work.ts';

/** Longest pattern and longest input that are looked at, characters (S31). */
const PATTERN_LENGTH = 200;
const INPUT_LENGTH = 256;
/** log2 of the most ways through an input that a pattern may need: some 10 ms of matching at worst. */
const MAX_BITS = 12;
/** log2 of the places of an input of 256 characters at which a match can begin. */
const PLACES_BITS = 8;

/** Verdicts by pattern: a form asks anew at each key. */
const verdicts = new Map<string, RegExp | null>();

/** Does `input` fit the pattern? null where that is left to the gateway: one of the two is too long, or the work is not bounded (S31). */
export function fits(pattern: string, input: string): boolean | null {
  if (input.length > INPUT_LENGTH) return null;
  let compiled = verdicts.get(pattern);
  if (compiled === undefined) {
    compiled = pattern.length > PATTERN_LENGTH ? null : admit(pattern);
    verdicts.set(pattern, compiled);
  }
  return compiled ? compiled.test(input) : null;
}

function admit(pattern: string): RegExp | null {
  try {
    // `\p{L}` means something under the flag u alone; under it, other patterns of servers may be errors (`\-`).
    const flags = /\\p\{/i.test(pattern) ? 'u' : '';
    const compiled = new RegExp(pattern, flags);
    // A pattern that does not begin with ^ is tried from every place of the input.
    const places = /^\^[^|]*$/.test(pattern) ? 0 : PLACES_BITS;
    return branching(parsePattern(pattern, flags)) + places <= MAX_BITS ? compiled : null;
  } catch {
    return null;
  }
}
