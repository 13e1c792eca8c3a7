import { describe, expect, it } from 'vitest';
import { fold, foldName } from '../../sdk/protocol/fold.ts';
import { fc } from '../helpers/chance/fast-check.ts';

describe('folded text', () => {
  it.each([
    ['Đà Nẵng', 'da nang'],
    ['Đà Nẵng'.normalize('NFD'), 'da nang'],
    ['XỔ SỐ MIỀN NAM', 'xo so mien nam'],
    ['São João', 'sao joao'],
    ['İstanbul', 'istanbul'],
    ['北京', '北京'],
  ])('fold turns %s into %s', (text, folded) => {
    expect(fold(text)).toBe(folded);
  });

  it('fold is idempotent and independent of the Unicode normalization', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), text => {
        expect(fold(fold(text))).toBe(fold(text));
        expect(fold(text.normalize('NFD'))).toBe(fold(text.normalize('NFC')));
      }),
    );
  });
});

describe('S34 folded name', () => {
  it.each([
    ['MEMBER0', 'member0'],
    ['  member0\u00a0', 'member0'],
    ['kİkitest', 'kikitest'],
    ['KIKITEST', 'kikitest'],
    ['kıkitest', 'kikitest'],
    ['i\u0323\u0307', 'i\u0323'],
    ['\u212Aim', 'kim'],
    ['ſam', 'sam'],
    ['straße', 'strasse'],
    ['STRAẞE', 'strasse'],
    ['ΑΣ', 'ασ'],
    ['ας', 'ασ'],
    ['Ｍember０', 'member0'],
    ['ﬁn', 'fin'],
    ['mem\u200bber\u00ad0\ufe0f', 'member0'],
    ['Lán', 'la\u0301n'],
    ['Đặng', 'đa\u0323\u0306ng'],
  ])('foldName turns %j into %j', (name, folded) => {
    expect(foldName(name)).toBe(folded);
  });

  it('foldName is idempotent and equal for all spellings of a letter', () => {
    const letters = [
      'i',
      'I',
      'İ',
      'ı',
      'ß',
      'ẞ',
      'ſ',
      '\u212a',
      'Σ',
      'ς',
      '\u0345',
      '\u0307',
      '\u0301',
      '\u200d',
      ' ',
    ];
    const unit = fc.oneof(fc.constantFrom(...letters), fc.string({ unit: 'grapheme', minLength: 1, maxLength: 1 }));
    fc.assert(
      fc.property(fc.array(unit, { maxLength: 8 }), parts => {
        const name = parts.join('');
        expect(foldName(foldName(name))).toBe(foldName(name));
        for (const form of ['NFC', 'NFD', 'NFKC', 'NFKD']) {
          expect(foldName(name.normalize(form))).toBe(foldName(name));
        }
      }),
      { numRuns: 2_000 },
    );
  });

  it('foldName is equal for lowercase, uppercase and folded forms of every code point', () => {
    const wrong: string[] = [];
    for (let code = 0; code < 0x11_00_00; code++) {
      const char = String.fromCodePoint(code);
      const folded = foldName(char);
      const spellings = [folded, char.toLowerCase(), char.toUpperCase()];
      if (spellings.some(spelling => foldName(spelling) !== folded)) wrong.push(code.toString(16));
    }
    expect(wrong).toEqual([]);
  });
});
