import { expect, it } from 'vitest';
import { languageOptions } from '../../../site/src/shared/i18n/languages.ts';

const CODES = ['EN', 'VI', 'PT', 'TY'];
const shown = (inUse: string, tags?: Record<string, string>) =>
  languageOptions(CODES, inUse, tags).map(({ code, name }) => `${code} ${name}`);

it('I18N-05 languages are listed by native name, and equal names are merged under the code in use', () => {
  expect(shown('TY')).toEqual(['TY English', 'VI Tiếng Việt', 'PT Português']);
  expect(shown('VI')).toEqual(['EN English', 'VI Tiếng Việt', 'PT Português']);
  expect(shown('EN')).toEqual(['EN English', 'VI Tiếng Việt', 'PT Português']);
});

it('I18N-06 an operator code that is mapped to another language has the name of that language', () => {
  expect(shown('TY', { TY: 'th' })).toEqual(['EN English', 'VI Tiếng Việt', 'PT Português', 'TY ไทย']);
});

it('I18N-05 the short name of a language is its common letter code', () => {
  expect(languageOptions(CODES, 'TY').map(({ short }) => short)).toEqual(['EN', 'VI', 'PT']);
});

it.each(['QQ', 'A_1_2'])('I18N-05 language %s without a name is listed by its code', code => {
  expect(languageOptions([code], code)[0]?.name).toBe(code);
});
