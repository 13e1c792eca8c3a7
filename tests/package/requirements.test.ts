/**
 * Ids in titles and comments exist in tests/requirements.csv. A row counts as covered only if a title names its id, so
 * titles contain no ranges. Rows without a title are printed by family.
 */
import { describe, expect, it } from 'vitest';
import { familyOf, idsIn, leadingIds, rangesIn, readRequirements, textsIn } from '../helpers/requirement-ids.ts';
import { filesBelow, parseSource } from '../helpers/sources/sources.ts';

const rows = readRequirements();
const known = new Set(rows.map(({ id }) => id));

const sources = ['sdk', 'site', 'examples', 'tests']
  .flatMap(folder => filesBelow(folder, /\.(tsx?|mjs|css)$/))
  .filter(path => !/(^|\/)(node_modules|dist|data|results)\//.test(path))
  .map(path => ({ path, ...textsIn(parseSource(path).text) }));
const tests = sources
  .filter(({ path }) => path.startsWith('tests/'))
  .map(({ path, titles, texts }) => ({
    path,
    titles: [...titles, ...texts.filter(text => leadingIds(text).length > 0)],
  }));

/** Returns one line for each finding of `wrong` in the texts of `groups`. */
const complaints = (groups: readonly { path: string; texts: readonly string[] }[], wrong: (text: string) => string[]) =>
  groups.flatMap(({ path, texts }) => texts.flatMap(text => wrong(text).map(found => `${path}: ${found}`)));
const unknown = (text: string) => idsIn(text).filter(id => !known.has(id));

describe('requirement ids of tests', () => {
  it('every requirement has a unique id, a sentence and a source', () => {
    expect(rows.length).toBeGreaterThan(800);
    expect(known.size).toBe(rows.length);
    expect(rows.filter(({ id, sentence, source }) => !(id && sentence && source))).toEqual([]);
  });

  it('the parser finds ids, ranges and quoted texts', () => {
    const { titles, texts, comments } = textsIn(
      "it('LOTT-19 reads', f);\nit.each([['S24', \"//\"]])('%s is', f); // R6\n/** LOTT-01..03, S1 */",
    );
    expect(titles.flatMap(idsIn)).toEqual(['LOTT-19']);
    expect(texts.flatMap(leadingIds)).toEqual(['S24']);
    expect(comments.flatMap(idsIn)).toEqual(['R6', 'LOTT-01', 'S1', 'LOTT-01', 'LOTT-02', 'LOTT-03']);
    expect(idsIn('of API-09 to API-11, UTF-8, SHA-256, S39. #S1 GB-18030')).toEqual([
      ...['API-09', 'API-11', 'S39'],
      ...['API-09', 'API-10', 'API-11'],
    ]);
  });

  it('every id in a title is a known requirement', () => {
    const titlesByPath = tests.map(({ path, titles }) => ({ path, texts: titles }));
    // Finds words that look like ids of internal lists, such as `06.2` or `D4`.
    const strange = (text: string) =>
      (/^(?:0\d\.[A-Z]?\d+|[A-Z]\d{1,2})(?= )/.exec(text) ?? []).filter(id => !known.has(id));
    const calls = sources.map(({ path, titles }) => ({ path, texts: titles }));
    expect([...complaints(titlesByPath, unknown), ...complaints(calls, strange)]).toEqual([]);
  });

  it('every id in a comment is a known requirement', () => {
    expect(
      complaints(
        sources.map(({ path, comments }) => ({ path, texts: comments })),
        unknown,
      ),
    ).toEqual([]);
  });

  it('titles list ids individually, because a range would hide an untested requirement', () => {
    const titlesByPath = tests.map(({ path, titles }) => ({ path, texts: titles }));
    expect(complaints(titlesByPath, text => rangesIn(text).map(({ range }) => range))).toEqual([]);
  });

  it('most requirements are named in a title, and the ids of the others are printed', () => {
    const named = new Set(tests.flatMap(({ titles }) => titles).flatMap(idsIn));
    const families = [...new Set(rows.map(({ id }) => familyOf(id)))];
    const lines = families.flatMap(family => {
      const all = rows.filter(({ id }) => familyOf(id) === family);
      const open = all.filter(({ id }) => !named.has(id)).map(({ id }) => id.slice(family.length).replace('-', ''));
      return open.length > 0 ? [`${family} ${open.length} of ${all.length}: ${open.join(' ')}`] : [];
    });
    const decided = rows.filter(({ decision }) => decision !== '').map(({ id }) => id);
    console.log(`Rows that no title names:\n${lines.join('\n')}`);
    console.log(`${decided.length} rows with a decision: ${decided.join(' ')}`);
    expect(named.size).toBeGreaterThan(rows.length / 2);
  });
});
