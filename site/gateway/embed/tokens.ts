/**
 * Tokens of a frame: `accent` in its address is `--lobby-accent` in the page. What may stand there is told by form alone; whether
 * the browser takes it as a color is asked in the frame (S30).
 */

export type TokenKind = 'color' | 'length' | 'font';

const COLORS =
  'surface text accent danger border card sunken muted control on-accent accent-text accent-soft gold gold-soft gold-fill on-gold success success-soft danger-soft info info-soft ball ball-line skeleton scrim';

/** By the name of the token without `--lobby-`. */
export const TOKENS: ReadonlyMap<string, TokenKind> = new Map<string, TokenKind>([
  ...COLORS.split(' ').map((name): [string, TokenKind] => [name, 'color']),
  ['radius', 'length'],
  ['gap', 'length'],
  ['px', 'length'],
  ['font', 'font'],
]);

const FORMS: Readonly<Record<TokenKind, RegExp>> = {
  color:
    /^(#([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})|[a-z]{3,32}|(rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(([-+.,%/ \d]|deg|turn|none){1,60}\))$/i,
  length: /^\d{1,3}(\.\d{1,3})?px$/,
  font: /^[\p{L}\p{N} _,"'-]{1,120}$/u,
};

/** True where `value` has the form of a token of that kind. */
export const isToken = (kind: TokenKind, value: string): boolean => FORMS[kind].test(value);
