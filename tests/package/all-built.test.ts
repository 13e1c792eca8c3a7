/** No page or call is a placeholder for a later version (TEAM-04). */
import { describe, expect, it } from 'vitest';
import { filesBelow, parseSource } from '../helpers/sources/sources.ts';

/** The text is joined at run time, so that this file itself does not match the search. */
const LATER_PHRASES = [
  ['not', 'built'],
  ['later', 'title'],
  ['later', 'text'],
].map(parts => parts.join('.'));

describe('TEAM-04 placeholders in the sources', () => {
  it.each(['sdk', 'site', 'tests', 'examples'])('no file in %s marks a call or page as not implemented', folder => {
    const found = filesBelow(folder, /\.(ts|tsx|mjs|css|md|html)$/)
      .filter(path => !path.includes('node_modules'))
      .filter(path => LATER_PHRASES.some(phrase => parseSource(path).text.includes(phrase)));
    expect(found).toEqual([]);
  });

  it('no page is a placeholder', () => {
    expect(filesBelow('site/src/features', /not-available|placeholder/)).toEqual([]);
  });
});
