/** Nothing is there that only says that it comes later: neither a page, nor a call (TEAM-04). */
import { describe, expect, it } from 'vitest';
import { filesBelow, parseSource } from '../helpers/sources/sources.ts';

/** Put together, so that this file is none of those it finds. */
const SAYS_LATER = [
  ['not', 'built'],
  ['later', 'title'],
  ['later', 'text'],
].map(parts => parts.join('.'));

describe('TEAM-04', () => {
  it.each(['sdk', 'site', 'tests', 'examples'])(
    'nothing in %s refuses a call as still to be built, or says so on a page',
    folder => {
      const found = filesBelow(folder, /\.(ts|tsx|mjs|css|md|html)$/)
        .filter(path => !path.includes('node_modules'))
        .filter(path => SAYS_LATER.some(words => parseSource(path).text.includes(words)));
      expect(found).toEqual([]);
    },
  );

  it('no page stands in for those to come', () => {
    expect(filesBelow('site/src/features', /not-available|placeholder/)).toEqual([]);
  });
});
