/** Architecture rules of the README: layers, cycles, file sizes, and one module per dangerous API. */
import { dirname } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesBelow, type Import, parseSource, type Source, sourcesBelow } from '../helpers/sources/sources.ts';
import { RULES } from './layer-rules.ts';

const sdk = sourcesBelow('sdk');
const site = sourcesBelow('site');
const examples = sourcesBelow('examples');
const sources = [...sdk, ...site, ...examples];

const ENTRIES =
  /^sdk\/(index|protocol\/(domain|wire|catalog)|forms\/index|react\/(index|parts)|elements\/(index|all|(first-)?(lottery|winner)-board|game-grid|login-modal|service-widget|download-bar)|prerender\/index|frameworks\/(vue|svelte|solid)|loader\/load)\.ts$/;

/** Returns one line per import of `source` that its layer does not permit. */
function breaches(source: Source): string[] {
  const rule = RULES.find(one => one.of.test(source.path));
  if (!rule) return [];
  return source.imports
    .filter(
      ({ target, type }) => !rule.may.some(may => may.test(target)) && !(type && rule.types?.some(t => t.test(target))),
    )
    .map(({ target }) => `${source.path} imports ${target}`);
}

/** Returns the files whose code matches `pattern`, except paths that `but` matches. */
const holding = (pattern: RegExp, but: RegExp = /^$/) =>
  sources.filter(source => pattern.test(source.code) && !but.test(source.path)).map(source => source.path);

describe('import rules', () => {
  it('the parser finds the imports of a known file', () => {
    const judged = parseSource('sdk/lobby/types.ts').imports.map(found => found.target);
    expect(judged).toContain('sdk/protocol/lottery/countdown.ts');
    expect(sdk.length).toBeGreaterThan(20);
  });

  it.each(RULES)('$layer imports only from lower layers', ({ of }) => {
    expect(sources.filter(source => of.test(source.path)).flatMap(breaches)).toEqual([]);
  });

  it('widgets do not import each other', () => {
    const other = (source: Source) => {
      const own = source.path.split('/').slice(0, 3).join('/');
      return source.imports.filter(({ target }) => target.startsWith('sdk/widgets/') && !target.startsWith(`${own}/`));
    };
    expect(sdk.filter(source => source.path.startsWith('sdk/widgets/')).flatMap(other)).toEqual([]);
  });

  it('views import only the types of their model', () => {
    const views = sdk.filter(
      ({ path }) => /^sdk\/widgets\/.*\.tsx$/.test(path) && !/(\/react|[/-]component(\.lazy)?)\.tsx$/.test(path),
    );
    const loud = views.flatMap(view =>
      view.imports.filter(({ target, type }) => /model(\.lazy)?\.ts$|^nanostores/.test(target) && !type),
    );
    expect(loud).toEqual([]);
  });

  it('no file within the SDK imports an entry', () => {
    const found = sdk.flatMap(source =>
      source.imports.filter(({ target }) => ENTRIES.test(target)).map(() => source.path),
    );
    expect(found.filter(path => !ENTRIES.test(path))).toEqual([]);
  });

  it('the sources have no import cycle, including type imports', () => {
    expect(cycles(sources)).toEqual([]);
  });

  it('directories of the kit have no run-time import cycle, except through entries', () => {
    const within = sdk.filter(({ path }) => !ENTRIES.test(path));
    const running = within.map(file => ({ ...file, imports: file.imports.filter(({ type }) => !type) }));
    expect(cycles(folders(running, path => /^sdk\/widgets\/[^/]+/.exec(path)?.[0] ?? dirname(path)))).toEqual([]);
  });
});

describe('each dangerous API is used in only one module', () => {
  it('only storage.ts and credentials.lazy.ts access browser storage', () => {
    const storage = /\b(localStorage|sessionStorage|indexedDB)\b/;
    expect(holding(storage, /^sdk\/lobby\/storage\/(storage|credentials\.lazy)\.ts$/)).toEqual([]);
  });

  it('only sdk/client imports ky', () => {
    expect(importersOf(/^ky$/).filter(path => !path.startsWith('sdk/client/'))).toEqual([]);
  });

  it('only db/driver.ts imports the SQL engine', () => {
    expect(
      importersOf(/^(@electric-sql\/pglite|pg)(\/|$)/).filter(path => path !== 'site/gateway/platform/db/driver.ts'),
    ).toEqual([]);
  });

  it('only dom/safe/rich-text.ts imports DOMPurify', () => {
    expect(importersOf(/^dompurify$/).filter(path => path !== 'sdk/dom/safe/rich-text.ts')).toEqual([]);
  });

  it('S3 DOMPurify is loaded only for rich text, not with a page, widget or entry', () => {
    const eager = new Map(
      sdk.map(({ path, imports }) => [path, imports.filter(({ type, dynamic }) => !type && !dynamic)]),
    );
    const loaded = (path: string, seen = new Set<string>()): Set<string> => {
      if (!seen.has(path)) for (const { target } of eager.get(path) ?? []) loaded(target, seen.add(path));
      return seen.add(path);
    };
    const early = [...eager.keys()].filter(path => ENTRIES.test(path) && loaded(path).has('dompurify'));
    expect(early).toEqual([]);
    expect(loaded('sdk/ui/rich-text/html-content.lazy.tsx').has('dompurify')).toBe(true);
  });

  it('S24 no HTML string is written to the page and no text becomes code', () => {
    const sinks =
      /\b(innerHTML|outerHTML|insertAdjacentHTML|setHTMLUnsafe|createContextualFragment|DOMParser|document\.write|dangerouslySetInnerHTML|srcdoc|srcDoc)\b|\beval\(|\bnew Function\(|setTimeout\(\s*['"`]/;
    // The studio preview writes a snippet into a frame without an origin and without inline code.
    const entries = /^(sdk\/dom\/safe\/rich-text\.ts|site\/gateway\/|examples\/studio\/preview\/show-page\.ts)/;
    expect(holding(sinks, entries)).toEqual([]);
  });

  it('the kit does not use APIs that old libraries replace, such as Array.from and entries()', () => {
    expect(
      holding(
        /\bArray\.from\(|\.entries\(\)/,
        /^(sdk\/(build|cli|prerender|first-content\/(serialize-tree|small-document))|site|examples)[/.]/,
      ),
    ).toEqual([]);
  });

  it('R19 S26 no module adds an unload listener, which would block the back/forward cache', () => {
    expect(holding(/['"](before)?unload['"]|\bon(before)?unload\b/)).toEqual([]);
  });
});

describe('file and directory limits', () => {
  const code = [...sources, ...sourcesBelow('tests')];

  it('no directory except drawings has more than 25 files', () => {
    const many = new Map<string, number>();
    for (const path of ['sdk', 'site', 'tests', 'examples'].flatMap(folder => filesBelow(folder, /\.(tsx?|mjs|css)$/)))
      many.set(dirname(path), (many.get(dirname(path)) ?? 0) + 1);
    const full = [...many].filter(([folder, count]) => count > 25 && !/\/art\//.test(folder));
    expect(full).toEqual([]);
  });

  it('every module has a doc comment', () => {
    const ours = sources.filter(({ path }) => /^(sdk|site\/gateway)\//.test(path));
    expect(ours.filter(({ text }) => !text.includes('/**')).map(({ path }) => path)).toEqual([]);
  });

  it('no file contains a to-do marker, and no test is skipped', () => {
    const later = new RegExp(`\\b(TO${'DO'}|FIX${'ME'}|X${'XX'})\\b`);
    const skipped = new RegExp(`\\b(it|test|describe)\\.(sk${'ip'}|on${'ly'}|to${'do'})\\(`);
    expect(code.filter(({ text }) => later.test(text) || skipped.test(text)).map(({ path }) => path)).toEqual([]);
  });

  it('modules use named exports, except config files', () => {
    const named = sources.filter(({ code: text, path }) => /^export default/m.test(text) && !/config\.ts$/.test(path));
    expect(named.map(({ path }) => path)).toEqual([]);
  });
});

const importersOf = (name: RegExp) =>
  sources.filter(({ imports }) => imports.some(({ target }) => name.test(target))).map(({ path }) => path);

/** Node of the cycle search: a file, or a directory with the imports of its files. */
type Node = Pick<Source, 'path' | 'imports'>;

/**
 * Directories of `files`, each with the imports of its files from other directories.
 * @param folderAt the directory of a path; by default its direct one, so that nested directories count separately
 */
function folders(files: readonly Source[], folderAt: (path: string) => string = dirname): Node[] {
  const known = new Set(files.map(({ path }) => path));
  const imports = new Map<string, Import[]>();
  for (const file of files) {
    const own = folderAt(file.path);
    const others = file.imports
      .filter(({ target }) => known.has(target) && folderAt(target) !== own)
      .map(one => ({ ...one, target: folderAt(one.target) }));
    imports.set(own, [...(imports.get(own) ?? []), ...others]);
  }
  return [...imports].map(([path, found]) => ({ path, imports: found }));
}

/** Import cycles among `files`, as `a > b > a`. Dynamic imports count. */
function cycles(files: readonly Node[]): string[] {
  const known = new Map(files.map(file => [file.path, file]));
  const done = new Set<string>();
  const found: string[] = [];
  const visit = (path: string, trail: readonly string[]) => {
    const at = trail.indexOf(path);
    if (at >= 0) found.push([...trail.slice(at), path].join(' > '));
    if (at >= 0 || done.has(path)) return;
    for (const { target } of known.get(path)?.imports ?? []) if (known.has(target)) visit(target, [...trail, path]);
    done.add(path);
  };
  for (const path of known.keys()) visit(path, []);
  return found;
}
