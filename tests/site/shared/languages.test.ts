import { expect, it } from 'vitest';
import { languageOptions } from '../../../site/src/shared/i18n/languages.ts';

const CODES = ['EN', 'VI', 'PT', 'TY'];
const shown = (inUse: string, tags?: Record<string, string>) =>
  languageOptions(CODES, inUse, tags).map(({ code, name }) => `${code} ${name}`);

it('I18N-05 languages go by their own names, and those of one name are one, of the code in use', () => {
  expect(shown('TY')).toEqual(['TY English', 'VI Tiếng Việt', 'PT Português']);
  expect(shown('VI')).toEqual(['EN English', 'VI Tiếng Việt', 'PT Português']);
  expect(shown('EN')).toEqual(['EN English', 'VI Tiếng Việt', 'PT Português']);
});

it('I18N-06 an operator language that is mapped to a language of its own has the name of that', () => {
  expect(shown('TY', { TY: 'th' })).toEqual(['EN English', 'VI Tiếng Việt', 'PT Português', 'TY ไทย']);
});

it('I18N-05 where room is short, the language stands by the letters everybody knows', () => {
  expect(languageOptions(CODES, 'TY').map(({ short }) => short)).toEqual(['EN', 'VI', 'PT']);
});

it.each(['QQ', 'A_1_2'])('I18N-05 %s, which has no name, goes by its code', code => {
  expect(languageOptions([code], code)[0]?.name).toBe(code);
});
