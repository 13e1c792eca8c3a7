/**
 * Patterns a server sends (S31). The browser's engine tries alternatives one after the other, so a careless pattern can
 * run for years; only those whose work can be bounded beforehand are run, about all others "the gateway decides".
 */

/** Longest pattern and longest input that are looked at, characters (S31). */
const PATTERN_LENGTH = 200;
const INPUT_LENGTH = 256;
/** Work a pattern may take, as a power of two of steps: 16 million, some tens of ms at worst. */
const MOST_BITS = 24;
/** log2 of the places an input of 256 characters has. */
const PLACES_BITS = 8;

/** Does `input` fit the pattern? null: the gateway decides, the pattern or the input is not one to be tried here (S31). */
export function fits(pattern: string, input: string): boolean | null {
  if (pattern.length > PATTERN_LENGTH || input.length > INPUT_LENGTH) return null;
  try {
    // `\p{L}` means something under the flag u alone; under it, other patterns of servers may be errors (`\-`).
    const compiled = new RegExp(pattern, /\\p\{/i.test(pattern) ? 'u' : '');
    return work(pattern) <= MOST_BITS ? compiled.test(input) : null;
  } catch {
    return null;
  }
}

/** log2 of the steps a pattern that compiles takes on 256 characters at worst, estimated from above. */
function work(pattern: string): number {
  const bits = readBranches({ text: pattern, at: 0 });
  return bits + (/^\^[^|]*$/.test(pattern) ? 0 : PLACES_BITS);
}

interface Cursor {
  readonly text: string;
  at: number;
}

/** Branches up to the end of their group: the dearest of them, once for each. */
function readBranches(cursor: Cursor): number {
  let count = 1;
  let dearest = readSequence(cursor);
  while (cursor.text[cursor.at] === '|') {
    cursor.at++;
    count++;
    dearest = Math.max(dearest, readSequence(cursor));
  }
  return dearest + Math.log2(count);
}

/** One thing after the other: each way through the first tries each way through the second. */
function readSequence(cursor: Cursor): number {
  let bits = 0;
  /** Checks ahead of anything that varies run once. */
  let checks = 0;
  while (cursor.at < cursor.text.length && !'|)'.includes(cursor.text[cursor.at] ?? '')) {
    const isCheck = /^\(\?<?[=!]/.test(cursor.text.slice(cursor.at, cursor.at + 4));
    const atom = readAtom(cursor);
    const cost = atom === 0 && isCheck ? 0 : repeated(atom, readQuantifier(cursor));
    if (isCheck && bits === 0) checks = Math.max(checks, cost);
    else bits += cost;
  }
  return Math.max(bits, checks);
}

/** A group, a class, an escape or a character; 0 unless it is a group with choices in it. */
function readAtom(cursor: Cursor): number {
  const rest = cursor.text.slice(cursor.at);
  if (rest[0] === '(') {
    cursor.at += /^\((\?(:|<?[=!]|<\w+>))?/.exec(rest)?.[0].length ?? 1;
    const bits = readBranches(cursor);
    cursor.at++;
    return bits;
  }
  const atom = /^(\[(\\.|[^\]\\])*\]|\\[pP]\{[^}]*\}|\\.|.)/s.exec(rest)?.[0] ?? '.';
  cursor.at += atom.length;
  // A back-reference makes the engine remember; nothing here bounds that.
  return /^\\[k1-9]/.test(atom) ? Number.POSITIVE_INFINITY : 0;
}

/** Least and most repetitions, [1, 1] where nothing is said. */
function readQuantifier(cursor: Cursor): readonly [number, number] {
  const found = /^(?:([*+?])|\{(\d+)(,?)(\d*)\})\??/.exec(cursor.text.slice(cursor.at));
  if (!found) return [1, 1];
  cursor.at += found[0].length;
  const [, sign, least = '0', comma, most] = found;
  if (sign) return [sign === '+' ? 1 : 0, sign === '?' ? 1 : INPUT_LENGTH];
  if (!comma) return [Number(least), Number(least)];
  return [Number(least), Math.min(INPUT_LENGTH, most ? Number(most) : INPUT_LENGTH)];
}

/** Each repetition takes its own way, and how many there are is a choice too. */
const repeated = (bits: number, [least, most]: readonly [number, number]): number =>
  (bits === 0 ? 0 : bits * most) + Math.log2(Math.max(1, most - least + 1));
