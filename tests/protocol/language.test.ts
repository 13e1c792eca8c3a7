import { describe, expect, it } from 'vitest';
import { languageTag } from '../../sdk/protocol/language.ts';

describe('language tags', () => {
  it.each([
    ['EN', 'en'],
    ['PT', 'pt'],
    ['VI', 'vi'],
    ['TY', 'en'],
    ['DE', 'de'],
    ['zh_CN', 'zh-cn'],
    ['', 'en'],
    ['constructor', 'constructor'],
  ])('I18N-06 language tag of %s is %s', (code, tag) => {
    expect(languageTag(code)).toBe(tag);
  });

  it('I18N-06 a configured language tag has precedence', () => {
    expect(languageTag('TY', { TY: 'th' })).toBe('th');
    expect(languageTag('DE', { DE: 'de-AT' })).toBe('de-AT');
  });
});
