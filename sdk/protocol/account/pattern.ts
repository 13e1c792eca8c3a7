/**
 * Evaluation of the server's patterns (S31). Backtracking can make a careless pattern run for years, so only patterns
 * with a bounded cost are evaluated; other values are validated by the gateway only.
 */
import { type CharSet, type PatternNode, parsePattern } from './pattern-parse.ts';

/** Maximum length of an evaluated pattern and of an input, characters (S31). */
const PATTERN_LENGTH = 200;
const INPUT_LENGTH = 256;
/**
 * log2 of the maximum number of paths through an input that a pattern may require: about 10 ms of matching in the worst
 * case.
 */
const MAX_BITS = 12;
/** log2 of the number of start positions in an input of 256 characters. */
const PLACES_BITS = 8;

/** Compiled patterns, null for rejected patterns: a form validates at each key press. */
const verdicts = new Map<string, RegExp | null>();

/**
 * Checks whether `input` matches the pattern. Returns null, which leaves the check to the gateway, if one of them is
 * too long or the cost is not bounded (S31).
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
    // `\p{L}` requires the flag u, under which other patterns of servers may be invalid (`\-`).
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
 * Returns log2 of the maximum number of paths through an input that backtracking may try. A position has one path if
 * the next character alone decides whether a loop continues and which branch matches; other positions multiply the
 * paths.
 * @throws RangeError for a lookahead or lookbehind that is not at the beginning, because the engine runs it for each
 * path to its position
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
 * Returns the bits of `branching` for one node. `after`: characters with which the rest of the pattern can start; empty
 * for the last node.
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

/** Returns the characters with which the node can start, including those of `after` if the node can be empty. */
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
