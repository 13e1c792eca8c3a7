import { atom } from 'nanostores';
import { describe, expect, it } from 'vitest';
import { accountEn } from '../../sdk/i18n/account-en.ts';
import { accountPt } from '../../sdk/i18n/account-pt.ts';
import { accountVi } from '../../sdk/i18n/account-vi.ts';
import { en } from '../../sdk/i18n/en.ts';
import { fullTranslate } from '../../sdk/i18n/full.ts';
import { pt } from '../../sdk/i18n/pt.ts';
import { loadTexts, plainTranslate, textSource } from '../../sdk/i18n/translate.ts';
import { ty } from '../../sdk/i18n/ty.ts';
import { vi } from '../../sdk/i18n/vi.ts';
import { resolveConfig } from '../../sdk/lobby/config/config.ts';
import { createTexts } from '../../sdk/lobby/texts.ts';
import type { LobbyConfig, Translate } from '../../sdk/lobby/types.ts';
import { fakeEnv, settle } from '../lobby/fake-env.ts';

const holes = (text: string) => [...text.matchAll(/{{\s*(\w+)\s*}}/g)].map(([, name]) => name).sort();

describe('text tables', () => {
  it.each([
    ['PT', pt, en],
    ['VI', vi, en],
    ['account PT', accountPt, accountEn],
    ['account VI', accountVi, accountEn],
  ])(
    'I18N-01 I18N-05 %s has every text of EN, none empty, with the same placeholders',
    (_, table, english: Record<string, string>) => {
      expect(Object.keys(table).sort()).toEqual(Object.keys(english).sort());
      for (const [key, text] of Object.entries(table)) {
        expect(text.trim(), key).not.toBe('');
        expect(holes(text), key).toEqual(holes(english[key] ?? ''));
      }
    },
  );

  it('I18N-06 TY has a separate, empty text table', () => {
    expect(ty).toEqual({});
  });

  it('I18N-05 loadTexts returns the table of a language and an empty table for an unknown code', async () => {
    expect(await loadTexts('VI')).toBe(vi);
    expect(await loadTexts('PT')).toBe(pt);
    expect(await loadTexts('TY')).toBe(ty);
    expect(await loadTexts('XX')).toEqual({});
    expect(await loadTexts('constructor')).toEqual({});
  });

  it.each([
    ['ERR-02', 'error.permission', 'Your account can’t use this, or it isn’t available right now.'],
    ['ERR-07', 'error.unknown', 'Something went wrong. Please try again.'],
    ['ERR-08', 'error.address', 'This link doesn’t lead anywhere. Please try again later.'],
    ['ERR-11', 'error.upgrade', 'We’re upgrading the system. Please try again later.'],
    ['API-11', 'error.not-logged-in', 'Please log in first.'],
  ] as const)('%s text equals the documented text', (_, key, text) => {
    expect(en[key]).toBe(text);
  });

  it.each([
    ['ERR-03', 'error.member-disabled', 'This account doesn’t exist or has been disabled.'],
    ['ERR-04', 'error.member-exists', 'That username is already taken.'],
    ['ERR-06', 'error.code-wrong', 'That code isn’t right. Please try again.'],
    ['ERR-12', 'error.referrer', 'This invitation link isn’t valid.'],
    ['ERR-13', 'error.member-only', 'This login is for members only.'],
    ['ERR-13', 'error.agent-only', 'This login is for agents only.'],
    ['PSW-07', 'error.password-unchanged', 'Your new password must be different from the old one.'],
    ['TRIAL-07', 'error.trial', 'Register or log in to use this.'],
  ] as const)('%s text of the account screens equals the documented text', (_, key, text) => {
    expect(accountEn[key]).toBe(text);
  });

  it('ERR-01 ERR-05 a required login and an ended session have different texts', () => {
    expect(en['error.not-logged-in']).toBe('Please log in first.');
    expect(en['error.session-ended']).toBe('You’ve been logged out. Please log in again.');
  });

  it('ERR-17 the connection text is the documented text in EN, PT and VI', () => {
    expect([en['error.connection'], pt['error.connection'], vi['error.connection']]).toEqual([
      'Connection lost. Please try again.',
      'Conexão perdida. Tente novamente.',
      'Mất kết nối. Vui lòng thử lại.',
    ]);
  });
});

describe.each([
  ['plain look-up', plainTranslate],
  ['i18next', fullTranslate],
])('%s', (_, make) => {
  const own = {
    VI: {
      'action.retry': 'Lần nữa',
      'own.hello': 'Chào {{name}}, <b>{{ count }}</b>',
      'own.draws_one': '{{count}} kỳ',
      'own.draws_other': '{{count}} kỳ quay',
    },
    EN: { 'own.only': 'Only in English', 'own.draws_one': '{{count}} draw', 'own.draws_other': '{{count}} draws' },
  };
  const text = (language: string, tag: string, table = {}): Translate => make(textSource(language, tag, table, own));

  it('I18N-05 translate uses the host text first, then the language, then English, then the key', () => {
    const t = text('VI', 'vi', vi);
    expect(t('action.retry')).toBe('Lần nữa');
    expect(t('action.close')).toBe('Đóng');
    expect(t('own.only')).toBe('Only in English');
    expect(t('no.such.key')).toBe('no.such.key');
    expect(t('constructor')).toBe('constructor');
  });

  it('translate inserts parameters as plain text', () => {
    const t = text('VI', 'vi', vi);
    expect(t('own.hello', { name: '<i>A & B</i>', count: 0 })).toBe('Chào <i>A & B</i>, <b>0</b>');
  });

  it('translate selects the plural form of the language', () => {
    const t = text('EN', 'en');
    expect([t('own.draws', { count: 1 }), t('own.draws', { count: 2 }), t('own.draws', { count: 0 })]).toEqual([
      '1 draw',
      '2 draws',
      '0 draws',
    ]);
    // Vietnamese has only one plural form.
    expect(text('VI', 'vi', vi)('own.draws', { count: 1 })).toBe('1 kỳ quay');
  });

  it('I18N-06 translate shows English for TY and exposes language code and tag', () => {
    const t = text('TY', 'en', ty);
    expect([t('action.close'), t.language, t.tag]).toEqual(['Close', 'TY', 'en']);
  });

  it('I18N-06 a tag unknown to Intl falls back to English', () => {
    const t = text('X_1', 'x_1');
    expect([t.tag, t('own.draws', { count: 1 })]).toEqual(['en', '1 draw']);
  });
});

describe('texts of a lobby', () => {
  const texts = (language: string, config: Partial<LobbyConfig> = {}) => {
    const env = fakeEnv();
    const $language = atom(language);
    const resolved = resolveConfig({ gateway: 'https://gw.example', merchant: 'demo', ...config });
    return { env, $language, ...createTexts(resolved, $language, env) };
  };

  it('I18N-06 texts have the lang tag of the language, the mapped tag or the code in lowercase', async () => {
    const tag = async (language: string, config?: Partial<LobbyConfig>) => {
      const translator = texts(language, config);
      await translator.ready();
      return translator.$text.get().tag;
    };
    expect(await Promise.all(['EN', 'PT', 'VI', 'TY', 'ZH-CN'].map(code => tag(code)))).toEqual([
      'en',
      'pt',
      'vi',
      'en',
      'zh-cn',
    ]);
    expect(await tag('TY', { languageTags: { TY: 'th' } })).toBe('th');
  });

  it('texts of the first language are available after ready', async () => {
    const { $text, ready } = texts('VI');
    // Before `ready`, language and tag show that the texts are still English.
    expect([$text.get().language, $text.get().tag]).toEqual(['EN', 'en']);
    await ready();
    expect([$text.get().language, $text.get()('action.close')]).toEqual(['VI', 'Đóng']);
  });

  it('English texts that another lobby has loaded are not used by a lobby in another language', async () => {
    await texts('EN').ready('games');
    const { $text, ready } = texts('VI');
    await ready();
    expect($text.get()('grid.title')).toBe('grid.title');
    await ready('games');
    expect($text.get()('grid.title')).toBe('Trò chơi');
  });

  it('texts change after the new table has loaded and only to the last selected language', async () => {
    const { $text, $language, ready } = texts('EN');
    const seen: string[] = [];
    const off = $text.subscribe(t => seen.push(`${t.language} ${t('action.close')}`));
    $language.set('VI');
    $language.set('PT');
    expect(seen).toEqual(['EN Close']);
    await ready();
    await settle();
    expect(seen).toEqual(['EN Close', 'PT Fechar']);
    off();
  });

  it('texts switch to i18next after the paint without changing any text', async () => {
    const own = { EN: { 'own.nested': 'See $t(action.close)' } };
    const { $text, env } = texts('EN', { texts: own });
    const seen: Translate[] = [];
    const off = $text.subscribe(t => seen.push(t));
    expect(seen[0]?.('own.nested')).toBe('See $t(action.close)');
    await env.advance(10);
    await import('../../sdk/i18n/full.ts');
    await settle();
    expect(seen).toHaveLength(2);
    expect(seen[1]?.('own.nested')).toBe('See Close');
    expect(seen[1]?.('action.retry')).toBe(seen[0]?.('action.retry'));
    off();
  });

  it('texts use the plain lookup if the host has no texts', async () => {
    const { $text, env } = texts('EN');
    const seen: Translate[] = [];
    const off = $text.subscribe(t => seen.push(t));
    await env.advance(10);
    await import('../../sdk/i18n/full.ts');
    await settle();
    expect(seen).toHaveLength(1);
    off();
  });
});
