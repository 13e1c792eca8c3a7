/** Build of the documentation: errors of pages, and lists that must match the code. */
import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readDocs } from '../../examples/build/docs-pages.ts';
import { type DocsInput, renderDocs } from '../../examples/build/render-docs.ts';
import { readEvents } from '../../sdk/build/reference/read-events.ts';
import { HANDLERS, sendToSource } from '../../sdk/client/source/send.lazy.ts';
import { catalog } from '../../sdk/protocol/catalog.ts';
import type { LobbySource } from '../../sdk/protocol/embed/source.ts';
import { CALL_DOCS } from '../../sdk/protocol/widgets/documented-calls.ts';
import { filesBelow, root } from '../helpers/sources/sources.ts';

const read = (path: string) => readFileSync(`${root}${path}`, 'utf8');

const README =
  '# Kit\n\nSix widgets.\n\n## Theming\n\nSet [tokens](#tokens), see [the site](../site/README.md).\n\n### Tokens\n\nText.\n';

/** Renders one page next to a page `theming` that includes a section of a README. */
const render = (page: string, more: Partial<DocsInput> = {}) =>
  renderDocs({
    pages: { index: page, theming: '# Theming\n\n## Set tokens\n\n<!-- readme: sdk/README.md, Theming -->\n' },
    read: path => (path === 'sdk/README.md' ? README : path === 'site/README.md' ? '# Site\n' : undefined),
    generated: { calls: '| Call |\n| --- |\n| `menu` |' },
    repositoryFile: path => `https://example.com/${path}`,
    ...more,
  });

/** Simulates a file reader: returns the README for its path, and `code` for every other path. */
const readOr = (code: string) => (path: string) => (path === 'sdk/README.md' ? README : code);

describe('renderDocs', () => {
  it('a page includes a section of a README with its headings and with links that work on the page', () => {
    const [, theming] = render('# Start\n');
    expect(theming?.body).toContain('<h3 id="tokens">Tokens</h3>');
    expect(theming?.body).toContain('<a href="/examples/docs/theming/#tokens">tokens</a>');
    expect(theming?.body).toContain('<a href="https://example.com/site/README.md">the site</a>');
    expect(theming?.body).not.toContain('Six widgets');
  });

  it('a link to a heading of a README leads to the page that includes it', () => {
    const [start] = render('# Start\n\n[Theming](../../sdk/README.md#theming), [more](theming.md#tokens)\n');
    expect(start?.opening).toContain('href="/examples/docs/theming/#set-tokens"');
    expect(start?.opening).toContain('href="/examples/docs/theming/#tokens"');
  });

  it('an included file is shown without its test regions', () => {
    const code = 'a();\n  // #region test\n  b();\n  // #endregion\nc();\n';
    const [start] = render('# Start\n\n<!-- file: app/page.jsx -->\n', { read: readOr(code) });
    expect(start?.body).toContain('<code>a();\nc();\n</code>');
  });

  it('an included file with an unclosed region is an error that names page and file', () => {
    const code = 'a();\n// #region test\nb();\n';
    expect(() => render('# Start\n\n<!-- file: app/page.jsx -->\n', { read: readOr(code) })).toThrow(
      /index\.md includes app\/page\.jsx, which has an incomplete/,
    );
  });

  it.each([
    ['an unknown section', '<!-- readme: sdk/README.md, Colors -->', /index\.md .*"Colors" of sdk\/README\.md/],
    [
      'an unknown README',
      '<!-- readme: kit/README.md, Theming -->',
      /index\.md includes kit\/README\.md, which does not/,
    ],
    ['an unknown file', '<!-- file: examples/vue/main.ts -->', /index\.md includes examples\/vue\/main\.ts, which/],
    ['an unknown marker', '<!-- include: sdk/README.md -->', /index\.md has the comment .* allowed: readme, file and/],
    ['an unknown table', '<!-- generated: call -->', /index\.md includes "call", .* allowed: calls/],
    ['a link to an unknown page', '[colors](colors.md)', /index\.md links to "colors\.md"/],
    ['a link to an unknown heading', '[colors](theming.md#colors)', /index\.md links to "theming\.md#colors"/],
    ['a link to a missing file', '[colors](../colors/README.md)', /links to "\.\.\/colors\/README\.md", and/],
    ['a skipped level', '#### Colors', /index\.md: the heading "Colors" skips a level/],
    ['a second title', '# Colors', /index\.md has two titles/],
  ])('%s is an error that names page and cause', (_case, text, message) => {
    expect(() => render(`# Start\n\n${text}\n`)).toThrow(message);
  });

  it('each cell of a table has the heading of its column, and each row a heading', () => {
    const [start] = render('# Start\n\nText.\n\n| Call | When |\n| --- | --- |\n| `menu` | first |\n');
    expect(start?.body).toContain('<th scope="row"><code>menu</code></th>');
    expect(start?.body).toContain('<td data-label="When">first</td>');
  });
});

const pages = readDocs();
const bodyOf = (name: string) => pages.find(page => page.name === name)?.body ?? '';
const markdown = (name: string) => read(`examples/docs/${name}.md`);

describe('documentation pages', () => {
  it('the page of events has a section for each event with each field of its detail', () => {
    const body = bodyOf('events');
    for (const { name, fields } of readEvents()) {
      const section = body.split(`<h3 id="${name}">`)[1]?.split('<h3 ')[0] ?? '';
      expect(fields.filter(field => !section.includes(`<code>${field.name}</code>`))).toEqual([]);
    }
    expect(body).toContain('<code>game.vendor</code>');
  });

  it('the page about sizes contains the size table of the kit’s README', () => {
    const [first] = /script-tag loader +\| [\d.]+ kB/.exec(read('sdk/README.md')) ?? [];
    const size = first?.split('| ')[1] ?? '?';
    expect(bodyOf('script-tag')).toContain(`<td data-label="At most">${size}</td>`);
  });
});

/** Value of a constant that the file declares or imports. */
function constantOf(path: string, name: string): string | undefined {
  if (!/^\w+$/.test(name)) return undefined;
  const code = read(path);
  const text = new RegExp(`const ${name} = '([^']*)'`).exec(code)?.[1];
  const from = new RegExp(`import \\{[^}]*\\b${name}\\b[^}]*\\} from '(\\..+)'`).exec(code)?.[1];
  return text ?? (from && constantOf(posix.join(posix.dirname(path), from), name));
}

/** Storage keys that the files below a folder read or write; a key of several parts ends with `…`. */
function storageKeys(folder: string): string[] {
  const USES =
    /(?:storage|stored)\??\.(?:read|write|tryWrite|remove|readJson|readSession|writeSession|removeSession|onChange)\(\s*([^,)]+)|(?:readStored|persistedPreference|glance)\((?:'', )?('[^']+'|[A-Z_]+),?|indexedDB\.open\(\w+, \d\)[\s\S]*?createObjectStore\((\w+)\)/g;
  const keys = filesBelow(folder, /\.tsx?$/)
    .filter(path => !/^sdk\/(build\/|lobby\/storage\/(storage|persisted-preference)\.ts)/.test(path))
    .flatMap(path =>
      [...read(path).matchAll(USES)].flatMap(([use, ...found]) => {
        const argument = found.find(Boolean)?.trim() ?? '';
        const [first = '', ...more] = argument.split(' + ');
        const key = /^'(.*)'$/.exec(first)?.[1] ?? constantOf(path, first);
        // Skips a key that is a parameter or a function, because the key is found at the call that passes its value.
        if (key === undefined && /^([a-z]+|\()/.test(first)) return [];
        expect(key, `${path}: ${use}`).toBeDefined();
        return [`${key}${more.length > 0 ? '…' : ''}`];
      }),
    );
  return [...new Set(keys)].sort();
}

/** Returns the storage keys in the table below a heading of the rendered page. */
const documentedKeys = (heading: string) => {
  const section = markdown('privacy').split(`## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
  const cells = [...section.matchAll(/^\| (`[^|]+`) +\|/gm)].map(match => match[1] ?? '');
  return [...new Set(cells.flatMap(cell => [...cell.matchAll(/`([^`]+)`/g)].map(match => match[1])))].sort();
};

describe('consent and privacy', () => {
  it('the documented list of storage keys equals the keys that the kit’s code uses', () => {
    // `storageKeys` does not find the keys in VISIT_KEYS, because a loop removes them. One of these keys belongs to the
    // site.
    const looped = [
      ...(/const VISIT_KEYS = \[.*\]/.exec(read('sdk/lobby/session/session.ts'))?.[0].matchAll(/'(\w+)'/g) ?? []),
    ];
    const keys = new Set([...storageKeys('sdk'), ...looped.map(match => match[1] ?? '')]);
    expect(documentedKeys('Storage of the kit')).toEqual([...keys].sort());
  });

  it('the documented list of the reference site equals the storage keys that its code uses', () => {
    const kit = documentedKeys('Storage of the kit');
    const own = storageKeys('site/src').filter(key => !kit.includes(key) || key === 'NOTICE_POP');
    expect(documentedKeys('Storage of the reference site')).toEqual(own);
  });

  it('no code of the kit, the site or the gateway sets a cookie', () => {
    const files = ['sdk', 'site/src', 'site/gateway'].flatMap(folder => filesBelow(folder, /\.(tsx?|mjs)$/));
    const setting = files.filter(path => /document\.cookie|cookieStore|['"]Set-Cookie['"]:/i.test(read(path)));
    expect(setting).toEqual([]);
  });
});

describe('troubleshooting page', () => {
  it('the troubleshooting page explains each message that the kit logs or throws for developers', () => {
    const MESSAGE =
      /(?:warnOnce\(|console\.(?:warn|error)\(|new Error\(|showOptionError\(|fail\(|messageOf = \(name: string\) =>)\s*((?:`(?:[^`\\]|\\.)*`|'(?:[^'\\]|\\.)*')(?:\s*\+\s*(?:`[^`]*`|'[^']*'))*)/g;
    const files = filesBelow('sdk', /\.tsx?$/).filter(path => !/^sdk\/(build|cli|first-content)\//.test(path));
    const messages = files.flatMap(path =>
      [...read(path).matchAll(MESSAGE)].map(([, text = '']) =>
        text
          .replace(/[`']\s*\+\s*[`']/g, '')
          .slice(1, -1)
          .replace(/\$\{(?:[^{}]|\{[^}]*\})*\}/g, '…')
          .replace(/^lobbykit: /, ''),
      ),
    );
    // Messages that the page need not explain: beginnings of other messages, and messages that the kit catches itself.
    const own = ['no custom states', 'lobbykit makes no script URLs', 'the lottery board is not loaded.', 'too large'];
    const shown = messages.filter(text => /[a-z]{2}/.test(text) && !own.includes(text));
    expect(shown.length).toBeGreaterThan(25);
    expect(shown.filter(text => !markdown('troubleshooting').includes(text.trim()))).toEqual([]);
  });
});

const minimalSource = async (): Promise<LobbySource> =>
  (await import(`${root}examples/own-back-end/minimal-source.js`)).source;

describe('documentation page about an own back end', () => {
  it('the page about own back ends lists the methods of the minimal adapter with the fields of their queries and results', async () => {
    const body = bodyOf('own-back-end');
    const { favorites = {}, ...source } = await minimalSource();
    const names = [...Object.keys(source), ...Object.keys(favorites).map(name => `favorites.${name}`)];
    const listed = body.split('<h3 id="methods-and-fields">')[1]?.split('<h4 ')[0] ?? '';
    expect([...listed.matchAll(/<th scope="row"><code>(.+?)</g)].map(match => match[1]).sort()).toEqual(names.sort());
    for (const field of ['drawAt?', 'previous?', 'lotteryId', 'numbers', 'iosProfile?', 'isTrial?', 'signal'])
      expect(body).toContain(`<code>${field}</code>`);
  });

  it('each minimal result of the adapter is a complete response to its call', async () => {
    const source = await minimalSource();
    const called = new Set<string>();
    for (const [name, { query, body, value }] of Object.entries(CALL_DOCS)) {
      if (!Object.hasOwn(HANDLERS, name)) continue;
      const response = await sendToSource(source, {
        endpoint: catalog.find(one => one.name === name)!,
        payload: { query, body: name === 'login' ? { username: 'ann', password: 'secret-1' } : body },
        token: 'token-of-the-session',
        language: 'en',
        signal: new AbortController().signal,
        onInvalidRows: rows => expect.fail(`${name}: ${JSON.stringify(rows)}`),
      });
      const result = await response.json();
      expect(result, name).toMatchObject({ success: true });
      if (Array.isArray(value)) expect(result.value, name).not.toEqual([]);
      called.add(name);
    }
    expect(called.size).toBe(Object.keys(HANDLERS).length);
  });
});
