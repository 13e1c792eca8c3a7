// @vitest-environment jsdom
/**
 * Fast parser of script tag options: accepts options exactly like the full validation and leaves all other options to
 * the full validation.
 */

import { describe, expect, it } from 'vitest';
import { resolveConfig } from '../../../sdk/lobby/config/config.ts';
import { configFromData, plainConfig } from '../../../sdk/lobby/config/tag-config.ts';
import { fc } from '../../helpers/chance/fast-check.ts';

type Data = Readonly<Record<string, string>>;

const min: Data = { gateway: 'https://gw.example', merchant: 'demo' };
const checked = (data: Data) => {
  try {
    return resolveConfig(configFromData(data));
  } catch {
    return null;
  }
};

describe('fast parser of script tag options', () => {
  it.each<Data>([
    min,
    { ...min, gateway: 'https://gw.example/api//' },
    { ...min, gateway: '/' },
    { ...min, gateway: '/api/', site: '/m' },
    { ...min, gateway: 'http://127.0.0.1:8080', language: 'vi', languages: 'EN, vi, zh-CN,en' },
    {
      ...min,
      name: 'second-1',
      theme: 'dark',
      prizeMode: 'Elott',
      site: 'https://site.example/m/',
      nonce: 'aGk+/_-=',
    },
  ])('EMBED-02 fast parser accepts %j like the full validation', data => {
    expect(plainConfig(configFromData(data))).toEqual(checked(data));
    expect(checked(data)).not.toBeNull();
  });

  it.each<Data>([
    { merchant: 'demo' },
    { gateway: 'https://gw.example' },
    { ...min, gateway: 'HTTPS://gw.example' },
    { ...min, gateway: 'https://gw.example:443' },
    { ...min, gateway: 'https://gw.example/../x' },
    { ...min, gateway: 'https://user@gw.example' },
    { ...min, gateway: 'https://gw.example/?' },
    { ...min, gateway: 'ftp://gw.example' },
    { ...min, gateway: '//gw.example' },
    { ...min, site: 'javascript:0' },
    { ...min, language: 'fil' },
    { ...min, language: 'VI', languages: 'EN' },
    { ...min, languages: '' },
    { ...min, merchant: 'x'.repeat(33) },
    { ...min, name: '' },
    { ...min, theme: 'Dark' },
    { ...min, prizeMode: 'lott' },
    { ...min, nonce: '' },
  ])('S30 fast parser leaves the value %j to the full validation', data => {
    expect(plainConfig(configFromData(data))).toBeNull();
  });

  it('S30 fast parser accepts no options that the full validation rejects or parses differently', () => {
    const part = fc.constantFrom(
      'https:',
      '//',
      '/',
      'gw.example',
      ':80',
      '..',
      '?',
      '#',
      '@',
      'EN',
      ',',
      '-',
      ' ',
      '\\',
      'Lott',
      'é',
    );
    const text = fc.oneof(
      fc.string({ maxLength: 12 }),
      fc.array(part, { maxLength: 6 }).map(parts => parts.join('')),
    );
    const options = ['gateway', 'merchant', 'name', 'language', 'languages', 'theme', 'prizeMode', 'site', 'nonce'];
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...options), text), attributes => {
        const data = { ...min, ...attributes };
        const plain = plainConfig(configFromData(data));
        if (plain) expect(plain).toEqual(checked(data));
      }),
      { numRuns: 2_000 },
    );
  });
});
