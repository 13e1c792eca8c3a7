/**
 * Parses a regular expression into a tree that contains the information required to limit the cost of matching (S31).
 */

/**
 * Set of characters that a node can match. Bit n stands for the character code n below 128, and bit 128 for all other
 * characters.
 */
export type CharSet = bigint;

export type PatternNode =
  | { readonly kind: 'char'; readonly set: CharSet }
  /** An assertion without width, such as `^` or `\b`. */
  | { readonly kind: 'place' }
  /** `$`, which matches the end of the input. */
  | { readonly kind: 'end' }
  /** A lookahead or lookbehind assertion. */
  | { readonly kind: 'check'; readonly body: PatternNode }
  | { readonly kind: 'sequence'; readonly parts: readonly PatternNode[] }
  | { readonly kind: 'choice'; readonly branches: readonly PatternNode[] }
  | { readonly kind: 'loop'; readonly body: PatternNode; readonly min: number; readonly max: number };

/** Maximum of a quantifier without an upper limit, such as `*`. No input is longer (`INPUT_LENGTH` in `pattern.ts`). */
const ENDLESS = 256;
const OTHERS = 1n << 128n;
/**
 * Recognizes pattern elements that may match a character code above 127: negated classes, and all elements that are not
 * a plain ASCII character.
 */
const MATCHES_NON_ASCII = /^\.$|^\[\^|\\[WDSsPpux]|[^\0-\x7f]/;
const GROUP = /^\((?:\?(?::|(<?[=!])|<\w+>))?/;
const ATOM = /^(?:\[(?:\\.|[^\]\\])*\]|\\(?:[pP]\{[^}]*\}|u\{[^}]*\}|u[\da-fA-F]{4}|x[\da-fA-F]{2}|c[A-Za-z]|.)|.)/s;
const QUANTIFIER = /^(?:([*+?])|\{(\d+)(,?)(\d*)\})\??/;

/**
 * Parses a valid regular expression. Throws RangeError if its matching time cannot be limited (back-references) or its
 * syntax is not supported.
 */
export function parsePattern(pattern: string, flags: string): PatternNode {
  let at = 0;
  const rest = () => pattern.slice(at);
  const take = (found: RegExpExecArray | null): readonly (string | undefined)[] => {
    at += found?.[0].length ?? 0;
    return found ?? [];
  };

  const parseChoice = (): PatternNode => {
    const branches = [parseSequence()];
    while (pattern[at] === '|') {
      at++;
      branches.push(parseSequence());
    }
    return branches.length === 1 && branches[0] ? branches[0] : { kind: 'choice', branches };
  };

  const parseSequence = (): PatternNode => {
    const parts: PatternNode[] = [];
    while (at < pattern.length && pattern[at] !== '|' && pattern[at] !== ')') parts.push(parseLoop());
    return { kind: 'sequence', parts };
  };

  const parseLoop = (): PatternNode => {
    const body = parseAtom();
    const [found, sign, min = '0', comma, max] = take(QUANTIFIER.exec(rest()));
    if (found === undefined) return body;
    if (sign) return { kind: 'loop', body, min: sign === '+' ? 1 : 0, max: sign === '?' ? 1 : ENDLESS };
    const endless = comma && !max;
    return { kind: 'loop', body, min: Number(min), max: endless ? ENDLESS : Number(max || min) };
  };

  const parseAtom = (): PatternNode => {
    if (pattern[at] === '(') {
      const [, check] = take(GROUP.exec(rest()));
      if (pattern[at] === '?') throw new RangeError('a group of a kind unknown here');
      const body = parseChoice();
      at++;
      return check ? { kind: 'check', body } : body;
    }
    const [atom = ''] = take(ATOM.exec(rest()));
    if (atom === '^' || /^\\[bB]$/.test(atom)) return { kind: 'place' };
    if (atom === '$') return { kind: 'end' };
    if (/^\\[k1-9]/.test(atom)) throw new RangeError('a back-reference');
    return { kind: 'char', set: charsOf(atom, flags) };
  };

  return parseChoice();
}

function charsOf(atom: string, flags: string): CharSet {
  const one = new RegExp(`^(?:${atom})$`, flags);
  let set = MATCHES_NON_ASCII.test(atom) ? OTHERS : 0n;
  for (let code = 0; code < 128; code++) if (one.test(String.fromCharCode(code))) set |= 1n << BigInt(code);
  return set;
}
