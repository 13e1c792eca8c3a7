import { expect, it } from 'vitest';
import { printable } from '../../../site/gateway/platform/cli/printable.ts';

it.each([
  ['a color', '\u001b[31mred\u001b[0m', '[31mred[0m'],
  ['a title of the window', '\u001b]0;mine\u0007done', ']0;minedone'],
  ['the one-byte form of an escape', '\u009b2Jgone', '2Jgone'],
  ['a return to the beginning of the line', '1 new\rnothing new', '1 newnothing new'],
  ['letters of any language, lines and columns', 'Đã\tnhận\n中 🎲', 'Đã\tnhận\n中 🎲'],
])('printable() removes control characters from foreign text: %s', (_, text, shown) => {
  expect(printable(text)).toBe(shown);
});
