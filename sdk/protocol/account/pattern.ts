/**
 * Patterns a server sends (S31). The browser's engine backtracks: it tries alternatives one after the other, so a careless pattern
 * can run for years. Only patterns whose work is bounded beforehand are run; the values of all others are checked by the gateway
 * alone.
 */
import { type CharSet, type PatternNode, parsePattern } from './pattern-parse.ts';

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

/**
 * log2 of the most ways through an input that backtracking may try. Where the next character alone says whether a loop goes on or
 * ends, and which branch is taken, there is one way; each other place multiplies them.
 * @throws RangeError for a lookahead or lookbehind that is not at the beginning: it would run once for each way to it
 */
function branching(node: PatternNode): number {
  if (node.kind !== 'sequence') return bitsOf(node, 0n);
  const start = node.parts.findIndex(part => part.kind !== 'place' && part.kind !== 'check');
  const leading = start < 0 ? node.parts : node.parts.slice(0, start);
  const checks = leading.map(part => (part.kind === 'check' ? bitsOf(part.body, 0n) : 0));
  const parts = node.parts.slice(leading.length);
  return Math.max(bitsOf({ kind: 'sequence', parts }, 0n), ...checks);
}

/** As `branching`. `after`: characters with which the rest of the pattern can begin; none where the node is the last. */
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
        dearest + (areApart(node.branches.map(branch => starts(branch, after))) ? 0 : Math.log2(node.branches.length))
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

/** Characters the node can begin with; those `after` it too where it can be empty. */
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

function areApart(sets: readonly CharSet[]): boolean {
  let seen = 0n;
  for (const set of sets) {
    if ((seen & set) !== 0n) return false;
    seen |= set;
  }
  return true;
}
