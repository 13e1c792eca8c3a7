/**
 * Evaluates regular expressions from the server (S31). Backtracking can make a badly written pattern run for years, so
 * only patterns of limited cost are evaluated; other values are validated by the gateway only.
 */
import { type CharSet, type PatternNode, parsePattern } from './pattern-parse.ts';

/** Maximum lengths of a pattern and of an input, characters (S31). */
const PATTERN_LENGTH = 200;
const INPUT_LENGTH = 256;
/**
 * Binary logarithm of the maximum number of paths that backtracking may try: about 10 ms of matching in the worst case.
 */
const MAX_BITS = 12;
/** Binary logarithm of the number of start positions in an input of 256 characters. */
const PLACES_BITS = 8;

/** Cached patterns, null for rejected ones. A form validates at each key press, so a pattern is compiled only once. */
const verdicts = new Map<string, RegExp | null>();

/**
 * Checks whether `input` matches the pattern. Returns null if the input or the pattern is too long or the cost is not
 * limited (S31); only the gateway then validates the value.
 */
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
    // `\p{L}` requires the flag u. Other patterns of servers do not get this flag, because some of their escapes are
    // invalid with it (`\-`).
    const flags = /\\p\{/i.test(pattern) ? 'u' : '';
    const compiled = new RegExp(pattern, flags);
    // A pattern that does not start with ^ is tried at every position of the input.
    const places = /^\^[^|]*$/.test(pattern) ? 0 : PLACES_BITS;
    return branching(parsePattern(pattern, flags)) + places <= MAX_BITS ? compiled : null;
  } catch {
    return null;
  }
}

/**
 * Returns the binary logarithm of the maximum number of paths that backtracking may try. If the next character alone
 * determines the continuation of a loop and the branch of an alternative, there is one path; otherwise the paths
 * multiply.
 * @throws RangeError for a lookahead or lookbehind that is not at the beginning, because it runs again for each path to
 * its position
 */
function branching(node: PatternNode): number {
  if (node.kind !== 'sequence') return bitsOf(node, 0n);
  const start = node.parts.findIndex(part => part.kind !== 'place' && part.kind !== 'check');
  const leading = start < 0 ? node.parts : node.parts.slice(0, start);
  const checks = leading.map(part => (part.kind === 'check' ? bitsOf(part.body, 0n) : 0));
  const parts = node.parts.slice(leading.length);
  return Math.max(bitsOf({ kind: 'sequence', parts }, 0n), ...checks);
}

/**
 * Returns the result of `branching` for one node. `after`: characters that can follow the node; empty for the last
 * node.
 */
function bitsOf(node: PatternNode, after: CharSet): number {
  switch (node.kind) {
    case 'check':
      throw new RangeError('a look ahead or behind in the middle');
    case 'sequence': {
      let [bits, next] = [0, after];
      for (const part of [...node.parts].reverse()) {
        bits += bitsOf(part, next);
        next = starts(part, next);
      }
      return bits;
    }
    case 'choice': {
      const dearest = Math.max(...node.branches.map(branch => bitsOf(branch, after)));
      return (
        dearest +
        (areDisjoint(node.branches.map(branch => starts(branch, after))) ? 0 : Math.log2(node.branches.length))
      );
    }
    case 'loop': {
      const { body, min, max } = node;
      const again = starts(body, 0n);
      const each = bitsOf(body, again | after);
      const ends = (again & after) === 0n ? 0 : Math.log2(Math.max(1, max - min + 1));
      return (each === 0 ? 0 : each * max) + ends;
    }
    default:
      return 0;
  }
}

/**
 * Returns the characters with which a match of the node can start. If the node can match the empty string, these
 * include the characters in `after`.
 */
function starts(node: PatternNode, after: CharSet): CharSet {
  switch (node.kind) {
    case 'char':
      return node.set;
    case 'sequence':
      return [...node.parts].reverse().reduce((next, part) => starts(part, next), after);
    case 'choice':
      return node.branches.reduce((set, branch) => set | starts(branch, after), 0n);
    case 'loop':
      return starts(node.body, after) | (node.min === 0 ? after : 0n);
    case 'end':
      return 0n;
    default:
      return after;
  }
}

function areDisjoint(sets: readonly CharSet[]): boolean {
  let seen = 0n;
  for (const set of sets) {
    if ((seen & set) !== 0n) return false;
    seen |= set;
  }
  return true;
}
