import { describe, expect, it } from 'vitest';
import { differingOption, resolveConfig } from '../../../sdk/core/config/config.ts';
import { ConfigError } from '../../../sdk/core/config/config-error.ts';
import { configFromData } from '../../../sdk/core/config/tag-config.ts';
import type { LobbyConfig } from '../../../sdk/types.ts';

const least = { gateway: 'https://gw.example', merchant: 'demo' };

/** What a host without types may hand over. */
const resolve = (input: unknown) => resolveConfig(input as LobbyConfig);

function errorOf(input: unknown): ConfigError {
  try {
    resolve(input);
  } catch (error) {
    if (error instanceof ConfigError) return error;
    throw error;
  }
  return expect.unreachable('the configuration should be refused');
}

describe('configuration', () => {
  it('I18N-02 I18N-05 THEME-01 SESS-23 fills in the documented defaults', () => {
    expect(resolve(least)).toMatchObject({
      name: 'default',
      merchant: 'demo',
      language: 'TY',
      languages: ['TY', 'EN'],
      theme: 'system',
      prizeMode: 'Lott',
      site: 'https://gw.example/m',
      storagePrefix: 'lobbykit.default.',
    });
  });

  it('S12 S19 VALID-20 BAL-03 SESS-24 reads no token of the address and keeps no password unless told so', () => {
    const { startToken, rememberPassword, minimumAge, currencyPattern, currencySymbol, prizeMode } = resolve(least);
    expect({ startToken, rememberPassword, minimumAge }).toEqual({
      startToken: undefined,
      rememberPassword: false,
      minimumAge: 18,
    });
    expect([currencyPattern, currencySymbol, prizeMode]).toEqual(['', '￥', 'Lott']);
  });

  it.each(['Lott', 'ZY', 'Elott'])('SESS-24 configuration accepts the prize mode %s', prizeMode => {
    expect(resolve({ ...least, prizeMode }).prizeMode).toBe(prizeMode);
  });

  it('cleans addresses and language codes', () => {
    const config = resolve({
      ...least,
      gateway: 'https://gw.example/api/',
      language: 'zh-cn',
      languageTags: { zz: 'th' },
    });
    expect(config).toMatchObject({
      gateway: 'https://gw.example/api',
      site: 'https://gw.example/m',
      language: 'ZH-CN',
    });
    expect(config.languages).toEqual(['TY', 'EN', 'ZH-CN']);
    expect(config.languageTags.ZZ).toBe('th');
  });

  it('I18N-05 accepts the codes of about 35 languages', () => {
    const codes =
      'EN PT TY VI TH ID MS ZH ZH-CN ZH-TW JA KO HI BN TA TE UR NE SI MY KM LO FIL ES FR DE IT RU UK PL TR AR FA SW NL'.split(
        ' ',
      );
    expect(resolve({ ...least, language: 'EN', languages: codes }).languages).toEqual(codes);
  });

  it.each([
    ['gateway', { merchant: 'demo' }, 'missing'],
    ['gateway', { ...least, gateway: 'ftp://gw.example' }, 'ftp://gw.example'],
    ['gateway', { ...least, gateway: 'gw.example' }, 'gw.example'],
    ['gateway', { ...least, gateway: 'https://user:pass@gw.example' }, 'https'],
    ['gateway', { ...least, gateway: 'https://gw.example/?a=1' }, 'https'],
    ['merchant', { gateway: 'https://gw.example' }, 'missing'],
    ['merchant', { ...least, merchant: 'a b' }, 'a b'],
    ['merchant', { ...least, merchant: 'x'.repeat(33) }, 'xxx'],
    ['language', { ...least, language: 'english!' }, 'english!'],
    ['language', { ...least, language: 5 }, 'number'],
    ['languages', { ...least, language: 'VI', languages: ['EN'] }, 'EN'],
    ['languages', { ...least, languages: 'EN' }, 'EN'],
    ['theme', { ...least, theme: 'blue' }, 'blue'],
    ['prizeMode', { ...least, prizeMode: 'lott' }, 'lott'],
    ['paths.gameMenu', { ...least, paths: { gameMenu: 'https://evil.example/x' } }, 'evil'],
    ['paths.gameMenu', { ...least, paths: { gameMenu: '//evil.example' } }, 'evil'],
    ['languageTags.TY', { ...least, languageTags: { TY: 'not a tag' } }, 'not a tag'],
    ['storage', { ...least, storage: {} }, 'object'],
    ['fetch', { ...least, fetch: 'fetch' }, 'fetch'],
    ['nonce', { ...least, nonce: '"><script>' }, 'script'],
    ['startToken', { ...least, startToken: 'a=b' }, 'a=b'],
    ['rememberPassword', { ...least, rememberPassword: 'yes' }, 'yes'],
    ['credentialEncoder', { ...least, credentialEncoder: { encode() {} } }, 'object'],
    ['bodyCipher', { ...least, bodyCipher: () => {} }, 'function'],
    ['serviceLinkDecoder', { ...least, serviceLinkDecoder: 'des' }, 'des'],
    ['minimumAge', { ...least, minimumAge: 0 }, 'number'],
    ['currencyPattern', { ...least, currencyPattern: '0,0' }, '0,0'],
    ['currencySymbol', { ...least, currencySymbol: '' }, '""'],
    ['timeZone', { ...least, timeZone: 'Mars/Base' }, 'Mars/Base'],
    ['providers.google', { ...least, providers: { google: true } }, 'boolean'],
    ['providers.twitter', { ...least, providers: { twitter: () => {} } }, 'function'],
    ['gatway', { ...least, gatway: 'x' }, 'x'],
    ['config', null, 'object'],
  ])('S30 refuses a wrong %s by naming option, value and what is allowed', (option, input, given) => {
    const error = errorOf(input);
    expect(error.option).toBe(option);
    expect(error.message).toContain(`"${option}"`);
    expect(error.message).toContain(given);
    expect(error.message).toMatch(/allowed: .{4,}\.$/);
  });

  it('EMBED-17 S30 names every wrong option at once, in the order given and then what is missing', () => {
    const { message, option } = errorOf({
      gateway: 'gw.example',
      theme: 'blue',
      language: 'VI',
      languages: ['EN'],
      gatway: 1,
    });
    expect(option).toBe('gateway');
    expect(message.split('\n').map(line => /option "(\w+)"/.exec(line)?.[1])).toEqual([
      'gateway',
      'theme',
      'gatway',
      'merchant',
      'languages',
    ]);
  });

  it('S30 drops the keys that could pollute, at every depth', () => {
    const hostile = JSON.parse(
      '{"routes":{"__proto__":"x","login":"/in"},"texts":{"EN":{"__proto__":"x","constructor":"y","a":"b"},"__proto__":{"polluted":"z"}}}',
    );
    const config = resolve({ ...least, ...hostile });
    expect(Object.keys(config.routes)).toEqual(['login']);
    expect(Object.keys(config.texts)).toEqual(['EN']);
    expect(Object.keys(config.texts.EN ?? {})).toEqual(['a']);
    expect(config.routes.toString).toBeUndefined();
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
    expect(
      errorOf(JSON.parse('{"gateway":"https://gw.example","merchant":"demo","__proto__":{"polluted":1}}')).option,
    ).toBe('__proto__');
  });

  it('reads the script tag: lists by comma, unknown attributes left alone', () => {
    const read = configFromData({
      gateway: 'https://gw.example',
      merchant: 'demo',
      language: 'vi',
      languages: 'EN, vi',
      theme: 'dark',
      prizeMode: 'Elott',
      turboTrack: 'x',
    });
    expect(resolve(read)).toMatchObject({ language: 'VI', languages: ['EN', 'VI'], theme: 'dark', prizeMode: 'Elott' });
    expect(errorOf(configFromData({ gateway: 'https://gw.example' })).option).toBe('merchant');
  });

  it('names the first option in which two configurations differ', () => {
    const one = resolve({ ...least, routes: { login: '/in' } });
    expect(differingOption(one, resolve({ ...least, routes: { login: '/in' } }))).toBeNull();
    expect(differingOption(one, resolve({ ...least, routes: { login: '/out' } }))).toBe('routes');
    expect(differingOption(one, resolve({ ...least, theme: 'dark' }))).toBe('theme');
  });
});
