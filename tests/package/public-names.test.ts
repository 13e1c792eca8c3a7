/** Public names of the rules and the calls. A change of the list must be deliberate, because it can break hosts. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../helpers/sources/sources.ts';

const ENTRIES = ['domain', 'wire'] as const;
const FROM = /^export (type )?\{([^}]*)\} from '\.\/([\w./-]+)';$/gm;

/** Names exported by an entry, with the declaring file. */
function namesOf(entry: (typeof ENTRIES)[number]): { readonly name: string; readonly file: string }[] {
  const code = readFileSync(join(root, `sdk/protocol/${entry}.ts`), 'utf8');
  expect(code, 'by name alone').not.toMatch(/export \*/);
  return [...code.matchAll(FROM)].flatMap(([, , names = '', file = '']) =>
    names
      .split(',')
      .map(name => name.trim().replace(/^type /, ''))
      .filter(Boolean)
      .map(name => ({ name, file: `sdk/protocol/${file}` })),
  );
}

it('lobbykit/domain and lobbykit/wire export exactly the names in public-names.txt', async () => {
  const lists = ENTRIES.map(entry => {
    const names = namesOf(entry).map(({ name }) => name);
    return `lobbykit/${entry}\n${names
      .sort()
      .map(name => `  ${name}\n`)
      .join('')}`;
  });
  await expect(lists.join('\n')).toMatchFileSnapshot('public-names.txt');
});

describe.each(ENTRIES)('lobbykit/%s', entry => {
  it('every exported name has a doc comment', () => {
    const silent = namesOf(entry).filter(({ name, file }) => {
      const code = readFileSync(join(root, file), 'utf8');
      const declared = `export (?:declare )?(?:async )?(?:type|interface|const|function|class) ${name}\\b`;
      return !new RegExp(`\\*/\\n${declared}`).test(code);
    });
    expect(silent.map(({ name, file }) => `${file}: ${name}`)).toEqual([]);
  });
});
