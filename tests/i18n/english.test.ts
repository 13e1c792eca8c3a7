/** English texts load in parts, each with the code that uses them. */
import { afterEach, expect, it, vi } from 'vitest';
import { en } from '../../sdk/i18n/en.ts';
import { sourcesBelow } from '../helpers/sources/sources.ts';

/** Former texts of the UI that sound wrong to a native speaker. */
const UNSAID = [
  'All right',
  'Who changes the password here',
  'The service answers poorly',
  'Unknown error',
  'Account format is incorrect',
  'Please login an actual account',
  'Thank you, your message is here',
  'Password once more',
  'Answers first',
  'The first games found',
  'Against others',
  'What pays',
  'Stake back',
  'The reels are turning',
  'in a window of its own',
  'Hide for good',
];

afterEach(() => vi.unstubAllGlobals());

it('I18N-05 texts added by one SDK copy are available in another SDK copy', async () => {
  vi.resetModules();
  vi.stubGlobal('window', {});
  const first = await import('../../sdk/i18n/english.ts');
  vi.resetModules();
  const second = await import('../../sdk/i18n/english.ts');
  expect(second.addEnglish).not.toBe(first.addEnglish);
  second.addEnglish({ 'toy.word': 'Word' });
  expect(first.english['toy.word']).toBe('Word');
});

it('I18N-05 initial texts contain the error texts and no inherited properties', async () => {
  const { english } = await import('../../sdk/i18n/english.ts');
  expect(english['error.connection']).toBe(en['error.connection']);
  expect(english.constructor).toBeUndefined();
});

it('I18N-05 sources contain no banned text', () => {
  const sources = ['sdk', 'site/src', 'site/gateway', 'examples'].flatMap(sourcesBelow);
  const found = sources.flatMap(({ path, code }) =>
    UNSAID.filter(text => code.includes(text)).map(text => `${path}: ${text}`),
  );
  expect(found).toEqual([]);
});
