/** English comes in parts, each with the code that says it. */
import { afterEach, expect, it, vi } from 'vitest';
import { en } from '../../sdk/i18n/en.ts';
import { sourcesBelow } from '../helpers/sources/sources.ts';

/** Sentences that once stood on screens and that no native speaker would write. */
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

it('I18N-05 words that one copy of the kit adds are there for the other, for elements and lobby come in two bundles', async () => {
  vi.resetModules();
  vi.stubGlobal('window', {});
  const first = await import('../../sdk/i18n/english.ts');
  vi.resetModules();
  const second = await import('../../sdk/i18n/english.ts');
  expect(second.addEnglish).not.toBe(first.addEnglish);
  second.addEnglish({ 'toy.word': 'Word' });
  expect(first.english['toy.word']).toBe('Word');
});

it('I18N-05 the kit has the words of its failures from the start, and inherits none', async () => {
  const { english } = await import('../../sdk/i18n/english.ts');
  expect(english['error.connection']).toBe(en['error.connection']);
  expect(english.constructor).toBeUndefined();
});

it('I18N-05 sentences that no native speaker would write do not come back', () => {
  const sources = ['sdk', 'site/src', 'site/gateway', 'examples'].flatMap(sourcesBelow);
  const said = sources.flatMap(({ path, code }) =>
    UNSAID.filter(words => code.includes(words)).map(words => `${path}: ${words}`),
  );
  expect(said).toEqual([]);
});
