/**
 * Splits code into pieces for syntax highlighting: tags, names, strings, keywords, and comments. The pieces contain the
 * complete text.
 */

export type PieceKind = 'plain' | 'tag' | 'name' | 'text' | 'word' | 'value';

export interface Piece {
  readonly kind: PieceKind;
  readonly text: string;
}

const RULES: readonly (readonly [PieceKind, RegExp])[] = [
  ['text', /^(?:"[^"\n]*"|'(?:[^'\\\n]|\\.)*')/],
  ['tag', /^<\/?[A-Za-z][\w-]*|^\/?>/],
  ['word', /^(?:import|from|const|export|defer)\b/],
  ['value', /^#[0-9a-f]{6}\b|^\b\d+(?:px)?\b/i],
  ['name', /^--[\w-]+|^[A-Za-z][\w-]*(?==)|^[A-Za-z-]+(?=: )/],
  ['plain', /^(?:[\w$]+|\s+|[^\w\s])/],
];

export function piecesOf(code: string): readonly Piece[] {
  const pieces: { kind: PieceKind; text: string }[] = [];
  let rest = code;
  while (rest) {
    const found = RULES.map(([kind, rule]) => ({ kind, text: rule.exec(rest)?.[0] ?? '' })).find(({ text }) => text);
    const { kind, text } = found ?? { kind: 'plain' as const, text: rest };
    const last = pieces.at(-1);
    if (last?.kind === kind) last.text += text;
    else pieces.push({ kind, text });
    rest = rest.slice(text.length);
  }
  return pieces;
}
