import { describe, expect, it } from 'vitest';
import { differingOption, resolveConfig } from '../../../sdk/lobby/config/config.ts';
import { ConfigError } from '../../../sdk/lobby/config/config-error.ts';
import { configFromData } from '../../../sdk/lobby/config/tag-config.ts';
import type { LobbyConfig } from '../../../sdk/lobby/types.ts';

const min = { gateway: 'https://gw.example', merchant: 'demo' };

/** Passes input of a host page without TypeScript. */
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

describe('lobby configuration', () => {
  it('I18N-02 I18N-05 THEME-01 SESS-23 configuration has the documented defaults', () => {
    expect(resolve(min)).toMatchObject({
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

  it('S12 S19 VALID-20 BAL-03 configuration reads no URL token and stores no password by default', () => {
    const { startToken, rememberPassword, minimumAge, currencyPattern, currencySymbol, prizeMode } = resolve(min);
    expect({ startToken, rememberPassword, minimumAge }).toEqual({
      startToken: undefined,
      rememberPassword: false,
      minimumAge: 18,
    });
    expect([currencyPattern, currencySymbol, prizeMode]).toEqual(['', '￥', 'Lott']);
  });

  it.each(['Lott', 'ZY', 'Elott'])('SESS-24 configuration accepts the prize mode %s', prizeMode => {
    expect(resolve({ ...min, prizeMode }).prizeMode).toBe(prizeMode);
  });

  it('configuration normalizes URLs and language codes', () => {
    const config = resolve({
      ...min,
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

  it('I18N-05 configuration accepts the codes of about 35 languages', () => {
    const codes =
      'EN PT TY VI TH ID MS ZH ZH-CN ZH-TW JA KO HI BN TA TE UR NE SI MY KM LO FIL ES FR DE IT RU UK PL TR AR FA SW NL'.split(
        ' ',
      );
    expect(resolve({ ...min, language: 'EN', languages: codes }).languages).toEqual(codes);
  });

  it.each([
    ['gateway', { merchant: 'demo' }, 'missing'],
    ['gateway', { ...min, gateway: 'ftp://gw.example' }, 'ftp://gw.example'],
    ['gateway', { ...min, gateway: 'gw.example' }, 'gw.example'],
    ['gateway', { ...min, gateway: 'https://user:pass@gw.example' }, 'https'],
    ['gateway', { ...min, gateway: 'https://gw.example/?a=1' }, 'https'],
    ['merchant', { gateway: 'https://gw.example' }, 'missing'],
    ['merchant', { ...min, merchant: 'a b' }, 'a b'],
    ['merchant', { ...min, merchant: 'x'.repeat(33) }, 'xxx'],
    ['language', { ...min, language: 'english!' }, 'english!'],
    ['language', { ...min, language: 5 }, 'number'],
    ['languages', { ...min, language: 'VI', languages: ['EN'] }, 'EN'],
    ['languages', { ...min, languages: 'EN' }, 'EN'],
    ['theme', { ...min, theme: 'blue' }, 'blue'],
    ['prizeMode', { ...min, prizeMode: 'lott' }, 'lott'],
    ['paths.gameMenu', { ...min, paths: { gameMenu: 'https://evil.example/x' } }, 'evil'],
    ['paths.gameMenu', { ...min, paths: { gameMenu: '//evil.example' } }, 'evil'],
    ['languageTags.TY', { ...min, languageTags: { TY: 'not a tag' } }, 'not a tag'],
    ['storage', { ...min, storage: {} }, 'object'],
    ['fetch', { ...min, fetch: 'fetch' }, 'fetch'],
    ['nonce', { ...min, nonce: '"><script>' }, 'script'],
    ['startToken', { ...min, startToken: 'a=b' }, 'a=b'],
    ['rememberPassword', { ...min, rememberPassword: 'yes' }, 'yes'],
    ['credentialEncoder', { ...min, credentialEncoder: { encode() {} } }, 'object'],
    ['bodyCipher', { ...min, bodyCipher: () => {} }, 'function'],
    ['serviceLinkDecoder', { ...min, serviceLinkDecoder: 'des' }, 'des'],
    ['minimumAge', { ...min, minimumAge: 0 }, 'number'],
    ['currencyPattern', { ...min, currencyPattern: '0,0' }, '0,0'],
    ['currencySymbol', { ...min, currencySymbol: '' }, '""'],
    ['timeZone', { ...min, timeZone: 'Mars/Base' }, 'Mars/Base'],
    ['providers.google', { ...min, providers: { google: true } }, 'boolean'],
    ['providers.twitter', { ...min, providers: { twitter: () => {} } }, 'function'],
    ['gatway', { ...min, gatway: 'x' }, 'x'],
    ['config', null, 'object'],
  ])('S30 configuration rejects an invalid %s with option, value and allowed values', (option, input, value) => {
    const error = errorOf(input);
    expect(error.option).toBe(option);
    expect(error.message).toContain(`"${option}"`);
    expect(error.message).toContain(value);
    expect(error.message).toMatch(/allowed: .{4,}\.$/);
  });

  it('EMBED-17 S30 configuration error lists all invalid options in order, followed by the missing options', () => {
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

  it('S30 configuration drops keys that could pollute prototypes, at every nesting depth', () => {
    const hostile = JSON.parse(
      '{"routes":{"__proto__":"x","login":"/in"},"texts":{"EN":{"__proto__":"x","constructor":"y","a":"b"},"__proto__":{"polluted":"z"}}}',
    );
    const config = resolve({ ...min, ...hostile });
    expect(Object.keys(config.routes)).toEqual(['login']);
    expect(Object.keys(config.texts)).toEqual(['EN']);
    expect(Object.keys(config.texts.EN ?? {})).toEqual(['a']);
    expect(config.routes.toString).toBeUndefined();
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
    expect(
      errorOf(JSON.parse('{"gateway":"https://gw.example","merchant":"demo","__proto__":{"polluted":1}}')).option,
    ).toBe('__proto__');
  });

  it('configFromData parses the script tag with comma-separated lists and ignores unknown attributes', () => {
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

  it('differingOption returns the first option that differs', () => {
    const one = resolve({ ...min, routes: { login: '/in' } });
    expect(differingOption(one, resolve({ ...min, routes: { login: '/in' } }))).toBeNull();
    expect(differingOption(one, resolve({ ...min, routes: { login: '/out' } }))).toBe('routes');
    expect(differingOption(one, resolve({ ...min, theme: 'dark' }))).toBe('theme');
  });
});
